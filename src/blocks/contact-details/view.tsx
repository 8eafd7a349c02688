import { useLingui } from '@lingui/react/macro'
import { brand } from '../../site/brand.ts'
import { contactRows } from '../detail-rows.ts'
import { Details } from '../details.tsx'
import { Section } from '../section.tsx'

export default function ContactDetails() {
  const { t, i18n } = useLingui()
  return (
    <Section kind="contact-details" heading={t`Where to reach us`}>
      {brand.illustrative.length > 0 && (
        <p className="meta">{t`Illustration: an invented agency; its addresses and numbers are reserved for fiction.`}</p>
      )}
      <Details rows={contactRows(i18n)} />
    </Section>
  )
}
