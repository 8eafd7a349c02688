import { useLingui } from '@lingui/react/macro'
import { contactRows, Details } from '../details.tsx'
import type { SheetsOf } from '../sheets.ts'

export const sheets: SheetsOf<'contact-details'> = () => ['details']

export default function ContactDetails() {
  const { t, i18n } = useLingui()
  return <Details kind="contact-details" heading={t`Where to reach us`} rows={contactRows(i18n)} />
}
