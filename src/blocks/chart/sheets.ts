import type { SheetsOf } from '../sheets.ts'

/** Those that are no table of figures are drawn with lines, sets or phases. */
const sheets: SheetsOf<'chart'> = ({ drawn }) => (drawn ? ['passage'] : ['passage', 'plot'])
export default sheets
