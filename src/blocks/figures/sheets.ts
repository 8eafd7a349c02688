import type { SheetsOf } from '../sheets.ts'

const sheets: SheetsOf<'figures'> = ({ detail }) => (detail ? ['passage'] : [])
export default sheets
