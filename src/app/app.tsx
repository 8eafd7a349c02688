import type { I18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { Component, type ReactNode } from 'react'
import { OutboxContext } from '../forms/outbox-context.tsx'
import type { Submission } from '../forms/submission.ts'
import type { Outbox } from '../outbox/contract.ts'
import { ErrorFallback } from '../shell/error-fallback.tsx'
import { tell } from '../site/page-events.ts'

/** The frame of every page, the same when prerendered and in the browser. */
export function App({
  i18n,
  outbox,
  onError,
  children,
}: {
  i18n: I18n
  /** `null` while prerendering: nothing can be sent. */
  outbox: Outbox<Submission> | null
  /** Called with each part that could not be shown. */
  onError?: () => void
  children: ReactNode
}) {
  return (
    <I18nProvider i18n={i18n}>
      <OutboxContext.Provider value={outbox}>
        <ErrorBoundary onError={onError}>{children}</ErrorBoundary>
      </OutboxContext.Provider>
    </I18nProvider>
  )
}

/** Shows the full-page fallback for whatever a component throws; React logs it. "Try Again" clears it and renders again. */
class ErrorBoundary extends Component<
  { children: ReactNode; onError?: (() => void) | undefined },
  { failed: boolean }
> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    tell({ kind: 'failed', message: String(error) })
    this.props.onError?.()
  }

  override render() {
    return this.state.failed ? <ErrorFallback onRetry={() => this.setState({ failed: false })} /> : this.props.children
  }
}
