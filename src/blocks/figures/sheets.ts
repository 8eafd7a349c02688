import type { SheetsOf } from '../sheets.ts'

const sheets: SheetsOf<'figures'> = ({ detail, folded }) => [
  ...(detail ? ['passage'] : []),
  ...(folded ? ['chart'] : []),
]
export default sheets
