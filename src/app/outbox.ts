import { pageDrafts } from '../forms/page-drafts.ts'
import type { Submission } from '../forms/submission.ts'
import type { Outbox } from '../outbox/contract.ts'
import { hasDatabase, lazyOutbox } from '../outbox/lazy.ts'
import { openStore } from '../outbox/open-store.ts'
import { keyedStore } from '../outbox/store.ts'
import { siteId } from '../site/brand.ts'
import { tell } from '../site/happenings.ts'
import { sendingOf } from './sending-of.ts'

const load = () => import('./open-outbox.ts')

/** The outbox of this page; its code and the backend's arrive when a visitor sends something, or has left something. */
export function pageOutbox(): Outbox<Submission> {
  const outbox = lazyOutbox<Submission>({
    open: async () => (await load()).openPageOutbox(),
    mayHoldEntries: () => hasDatabase(siteId),
    keep: (entry) => keyedStore(openStore(siteId, 'entries')).put(entry.id, entry),
  })
  // Who begins to write may be in the tunnel by the time they send.
  document.addEventListener('input', () => void load().catch(() => {}), { once: true })
  // Another tab may have kept something since, or this one while its code could not be had.
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && void outbox.flush())
  addEventListener('online', () => void outbox.flush())
  return {
    ...outbox,
    async submit(submission, options) {
      const sending = sendingOf(submission)
      tell({ kind: 'sending', sending })
      const answer = await outbox.submit(submission, options)
      if (answer.kind === 'delivered' || answer.kind === 'kept') void pageDrafts().sent(submission)
      tell({ kind: 'sent', sending, end: answer.kind === 'lost' ? { kind: 'lost', message: answer.reason } : answer })
      return answer
    },
  }
}
