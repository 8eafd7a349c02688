import type { SheetsOf } from '../sheets.ts'

const sheets: SheetsOf<'case-studies'> = ({ studies }) =>
  studies.some(({ testimonial }) => testimonial) ? ['figures', 'details', 'quotation'] : ['figures', 'details']
export default sheets
