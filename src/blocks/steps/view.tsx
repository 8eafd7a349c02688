import type { SheetsOf } from '../sheets.ts'

export const sheets: SheetsOf<'steps'> = () => ['cards']

export { default } from '../cards/view.tsx'
