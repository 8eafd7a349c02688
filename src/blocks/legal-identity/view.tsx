import { Details, legalRows } from '../details.tsx'
import type { SheetsOf } from '../sheets.ts'
import type { ViewOf } from '../views.tsx'

export const sheets: SheetsOf<'legal-identity'> = () => ['details']

export default function LegalIdentity({ i18n }: ViewOf<'legal-identity'>) {
  return <Details kind="legal-identity" rows={legalRows(i18n)} />
}
