import { useLingui } from '@lingui/react/macro'
import { brand } from '../../site/brand.ts'
import { legalRows } from '../detail-rows.ts'
import { Details } from '../details.tsx'
import { Section } from '../section.tsx'

export default function LegalIdentity() {
  const { t, i18n } = useLingui()
  return (
    <Section kind="legal-identity">
      {brand.illustrative.length > 0 && (
        <p className="meta">{t`Illustration: an invented agency; its addresses and numbers are reserved for fiction.`}</p>
      )}
      <Details rows={legalRows(i18n)} />
    </Section>
  )
}
