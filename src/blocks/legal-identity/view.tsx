import { useLingui } from '@lingui/react/macro'
import { legalRows } from '../detail-rows.ts'
import { Details } from '../details.tsx'
import { Section } from '../section.tsx'

export default function LegalIdentity() {
  const { i18n } = useLingui()
  return (
    <Section kind="legal-identity">
      <Details rows={legalRows(i18n)} />
    </Section>
  )
}
