import { backend } from '../../backend/config.ts'
import { createSend } from '../../backend/supabase.ts'
import { pageDrafts } from '../../forms/page-drafts.ts'
import { readSubmission } from '../../forms/read-submission.ts'
import type { Submission } from '../../forms/submission.ts'
import { awayNotes } from '../../outbox/away.ts'
import { showBadge } from '../../outbox/badge.ts'
import { openBrowserOutbox } from '../../outbox/browser.ts'
import type { Outbox, OutboxEvent } from '../../outbox/contract.ts'
import { syncTag } from '../../outbox/platform.ts'
import { isWaiting, type StoredEntry } from '../../outbox/stored-entries.ts'
import { siteId } from '../../site/brand.ts'
import { deliveredCache, messagesDatabase } from '../../site/ledger.ts'

/**
 * Where the parts meet: what forms submit, how it is kept, and who it is sent to.
 * @param onMissing told when the client of the backend cannot be loaded
 */
export const openPageOutbox = (onMissing: () => void): Outbox<Submission> => {
  const send = createSend({ ...backend(), onMissing })
  const outbox = openBrowserOutbox({
    name: messagesDatabase,
    send,
    read: readSubmission,
    // Neither the page nor how long the visitor took: both differ when the same text is submitted again.
    contentOf: ({ procedure, arguments: given }) => [procedure, given],
  })

  const notes = awayNotes(globalThis.caches, deliveredCache)
  const undrafted = new Set<string>()
  const look = (entries: readonly StoredEntry<Submission>[]) => {
    const waiting = entries.filter(isWaiting)
    void showBadge(navigator, waiting.length)
    // A stored message is no draft any more. Also at the next visit, should the browser be killed in between.
    for (const { id, payload } of waiting) {
      if (!undrafted.has(id)) void pageDrafts().sent(payload)
      undrafted.add(id)
    }
    // As soon as something is stored: the tab may be closed before there is an answer.
    if (waiting.length > 0) void askForDelivery(syncTag(siteId))
  }
  outbox.subscribe((event) => {
    if (event.kind === 'delivered') void notes.forget(event.entry.id)
    if (event.kind === 'changed') look(event.entries)
  })
  void outbox.entries().then(look)

  const listeners = new Set<(event: OutboxEvent<Submission>) => void>()
  return {
    ...outbox,
    subscribe(listener) {
      const stop = outbox.subscribe(listener)
      listeners.add(listener)
      // What the worker sent while no page was open. A note can be taken once: everybody is told of it.
      void notes.take().then((taken) => {
        for (const entry of taken)
          for (const tell of listeners) tell({ kind: 'delivered', entry, reply: null, interactive: false })
      })
      return () => {
        listeners.delete(listener)
        stop()
      }
    },
    async submit(submission, options) {
      const answer = await outbox.submit(submission, options)
      // The message is now on this device alone: the browser should not evict it.
      if (answer.kind === 'kept') void navigator.storage?.persist?.().catch(() => false)
      return answer
    },
  }
}

/** Not in TypeScript's library: only Chromium has Background Sync. */
declare global {
  interface ServiceWorkerRegistration {
    readonly sync?: { register(tag: string): Promise<void> }
  }
}

/**
 * Asks the browser to wake the worker when it is online, all tabs closed or not. Where it cannot, the next visit sends.
 */
async function askForDelivery(tag: string): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration()
    await registration?.sync?.register(tag)
  } catch {
    // Refused by the visitor's settings.
  }
}
