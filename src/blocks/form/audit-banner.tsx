import { useLingui } from '@lingui/react/macro'
import { ButtonLink } from '../../ui/button.tsx'

/** The compact variant of the audit form: a banner that leads to the audit page (`href`). No island: it has no behaviour. */
export function AuditBanner({ href }: { href: string }) {
  const { t } = useLingui()
  return (
    <aside className="notice form__foot" aria-label={t`Free GEO audit`}>
      <div>
        <strong>{t`Is your brand cited by AI assistants?`}</strong> {t`A free audit tells you, page by page.`}
      </div>
      <ButtonLink href={href}>{t`Get my GEO Audit`}</ButtonLink>
    </aside>
  )
}
