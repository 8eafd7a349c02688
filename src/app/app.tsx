import type { I18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { ReactNode } from 'react'
import { OutboxContext } from '../forms/outbox-context.tsx'
import type { Submission } from '../forms/submission.ts'
import type { Outbox } from '../outbox/contract.ts'
import { ErrorBoundary } from './error-boundary.tsx'

/** What every page is in, the same when prerendered and in the browser. */
export function App({
  i18n,
  outbox,
  children,
}: {
  i18n: I18n
  /** `null` while prerendering: nothing can be sent. */
  outbox: Outbox<Submission> | null
  children: ReactNode
}) {
  return (
    <I18nProvider i18n={i18n}>
      <OutboxContext value={outbox}>
        <ErrorBoundary>{children}</ErrorBoundary>
      </OutboxContext>
    </I18nProvider>
  )
}
