import { Trans } from '@lingui/react/macro'
import { brand } from '../site/brand.ts'

/** For who runs no JavaScript, in the prerendered HTML only. */
export function NoScriptNotice() {
  const address = brand.emails.contact
  return (
    <noscript>
      <p className="notice">
        <Trans>
          This form needs JavaScript. Write to us instead: <a href={`mailto:${address}`}>{address}</a>
        </Trans>
      </p>
    </noscript>
  )
}
