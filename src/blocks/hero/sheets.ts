import type { SheetsOf } from '../sheets.ts'

const sheets: SheetsOf<'hero'> = ({ cited, above }) => [...(cited ? ['cited'] : []), ...(above ? [above] : [])]
export default sheets
