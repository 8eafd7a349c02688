import type { SheetsOf } from '../sheets.ts'

const sheets: SheetsOf<'hero'> = ({ cited }) => (cited ? ['cited'] : [])
export default sheets
