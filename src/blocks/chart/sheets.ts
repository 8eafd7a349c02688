import type { SheetsOf } from '../sheets.ts'

/** Those that are no table of figures are drawn with lines, sets, phases or dates. */
const sheets: SheetsOf<'chart'> = ({ chart: { kind } }) =>
  ['bars', 'hundred', 'dot-range'].includes(kind) ? ['passage'] : ['passage', 'plot']
export default sheets
