import { useLingui } from '@lingui/react/macro'
import { emails } from '../site/brand.ts'

/** For who runs no JavaScript, in the prerendered HTML only. */
export function NoScriptNotice() {
  const { t } = useLingui()
  const address = emails.contact
  return (
    <noscript>
      <p className="notice">
        {t`This form needs JavaScript. Write to us instead:`} <a href={`mailto:${address}`}>{address}</a>
      </p>
    </noscript>
  )
}
