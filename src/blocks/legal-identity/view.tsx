import { legalRows } from '../detail-rows.ts'
import { Details } from '../details.tsx'
import type { ViewOf } from '../views.tsx'

export default function LegalIdentity({ i18n }: ViewOf<'legal-identity'>) {
  return <Details kind="legal-identity" rows={legalRows(i18n)} />
}
