import { backend } from '../backend/config.ts'
import { createSend } from '../backend/supabase.ts'
import { readSubmission } from '../forms/read-submission.ts'
import type { Submission } from '../forms/submission.ts'
import { awayNotes } from '../outbox/away.ts'
import { showBadge } from '../outbox/badge.ts'
import { openBrowserOutbox } from '../outbox/browser.ts'
import type { Outbox } from '../outbox/contract.ts'
import { isWaiting } from '../outbox/kept.ts'
import { syncTag } from '../outbox/names.ts'
import { editedAt, forgetEdited } from '../shell/outbox-status/edited.ts'
import { siteId } from '../site/brand.ts'
import { askForDelivery } from './worker/ask-for-delivery.ts'

const session = () => sessionStorage

/** Where the parts meet: what forms submit, how it is kept, and who it is sent to. */
export const openPageOutbox = (): Outbox<Submission> => {
  const outbox = openBrowserOutbox({ name: siteId, send: createSend(backend()), read: readSubmission })

  const notes = awayNotes(globalThis.caches, siteId)
  outbox.subscribe((event) => {
    if (event.kind === 'delivered') void notes.forget(event.entry.id)
    // Asked for as soon as something is stored: the tab may be closed before there is an answer.
    if (event.kind !== 'changed') return
    const waiting = event.entries.filter(isWaiting).length
    void showBadge(navigator, waiting)
    if (waiting > 0) void askForDelivery(syncTag(siteId))
  })

  return {
    ...outbox,
    subscribe(listener) {
      const stop = outbox.subscribe(listener)
      // What the worker sent while no page was there.
      void notes.take().then((taken) => {
        for (const entry of taken) listener({ kind: 'delivered', entry, reply: null, interactive: false })
      })
      return stop
    },
    async submit(submission, options) {
      const replaces = editedAt(session, submission)
      const answer = await outbox.submit(submission, { ...(replaces !== undefined && { replaces }), ...options })
      if (answer.kind !== 'lost') forgetEdited(session, submission)
      // Something of the visitor's now lies on this device alone: the browser should not clear it away.
      if (answer.kind === 'kept') void navigator.storage?.persist?.().catch(() => false)
      return answer
    },
  }
}
