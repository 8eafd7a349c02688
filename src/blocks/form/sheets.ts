import type { SheetsOf } from '../sheets.ts'

const sheets: SheetsOf<'form'> = ({ form }) => (form.kind === 'audit' ? ['audit'] : [])
export default sheets
