import { useLingui } from '@lingui/react/macro'
import { emails } from '../site/brand.ts'

/** For who runs no JavaScript: in the prerendered HTML only, in which React leaves it as it is. */
export const NoScriptNotice = () => <noscript>{import.meta.env.SSR && <Notice />}</noscript>

function Notice() {
  const { t } = useLingui()
  const address = emails.contact
  return (
    <p className="notice">
      {t`This form needs JavaScript. Write to us instead:`} <a href={`mailto:${address}`}>{address}</a>
    </p>
  )
}
