import { useLingui } from '@lingui/react/macro'
import { localeOf, localize } from '../site/locales.ts'

/** Leads to what whoever collects personal data has to say at that moment (GDPR, article 13). */
export function PrivacyLine({ page }: { page: string }) {
  const { t } = useLingui()
  return (
    <p className="meta">
      <a href={localize('/privacy', localeOf(page))}>{t`What becomes of your data`}</a>
    </p>
  )
}
