import type { Submission } from '../forms/submission.ts'
import type { Outbox } from '../outbox/contract.ts'
import { hasDatabase, lazyOutbox } from '../outbox/lazy.ts'
import { siteId } from '../site/brand.ts'

/** The outbox of this page; its code and the backend's arrive when a visitor sends something, or has left something. */
export function pageOutbox(): Outbox<Submission> {
  const outbox = lazyOutbox<Submission>(
    async () => {
      const { openPageOutbox } = await import('./open-outbox.ts')
      return openPageOutbox()
    },
    () => hasDatabase(siteId),
  )
  // Another tab may have kept something since.
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && void outbox.flush())
  return outbox
}
