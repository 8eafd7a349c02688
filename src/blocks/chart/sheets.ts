import type { SheetsOf } from '../sheets.ts'

const sheets: SheetsOf<'chart'> = ({ drawn }) => (drawn ? ['drawn'] : [])
export default sheets
