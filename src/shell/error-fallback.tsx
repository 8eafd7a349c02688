import { useLingui } from '@lingui/react/macro'
import { localeOf, localize } from '../site/locales.ts'
import { Button } from '../ui/button.tsx'

/** Replaces a page whose script failed; full-page, with two ways out (specification, section 2). */
export function ErrorFallback({ onRetry }: { onRetry: () => void }) {
  const { t } = useLingui()
  const goHome = () => location.assign(localize('/', localeOf(location.pathname)))
  return (
    <main id="content" className="failure">
      <div role="alert">
        <h1>{t`Oops! Something went wrong`}</h1>
        <p>{t`We encountered an unexpected error. Our team has been notified.`}</p>
      </div>
      <p className="actions">
        <Button size="lg" onClick={onRetry}>{t`Try Again`}</Button>
        <Button size="lg" variant="outline" onClick={goHome}>{t`Go Home`}</Button>
      </p>
    </main>
  )
}
