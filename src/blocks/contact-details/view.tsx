import { useLingui } from '@lingui/react/macro'
import { contactRows } from '../detail-rows.ts'
import { Details } from '../details.tsx'
import { Section } from '../section.tsx'

export default function ContactDetails() {
  const { t, i18n } = useLingui()
  return (
    <Section kind="contact-details" heading={t`Where to reach us`}>
      <Details rows={contactRows(i18n)} />
    </Section>
  )
}
