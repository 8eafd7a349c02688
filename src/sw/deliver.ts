import { backend } from '../backend/config.ts'
import { createWorkerSend } from '../backend/rest.ts'
import { pageDrafts } from '../forms/page-drafts.ts'
import { readSubmission } from '../forms/read-submission.ts'
import { awayNotes } from '../outbox/away.ts'
import { showBadge } from '../outbox/badge.ts'
import { hasDatabase } from '../outbox/lazy.ts'
import { openOutbox } from '../outbox/outbox.ts'
import { patientLock, platform } from '../outbox/platform.ts'
import { isWaiting, openStoredEntries } from '../outbox/stored-entries.ts'
import { deliveredCache, messagesDatabase } from '../site/ledger.ts'

type WorkerSend = ReturnType<typeof createWorkerSend>

/** Browsers give a woken worker some minutes; a page that is sending needs less than this. */
const lockPatienceMs = 30_000

/**
 * Sends the messages that the visitor's pages left on this device, under the same lock as they do. Not the events of
 * analytics: none of these are sent while the visitor is away.
 * Rejects while something still waits, or may: the browser then wakes the worker again later.
 */
export async function deliverStored(): Promise<void> {
  if (!(await hasDatabase(messagesDatabase))) return
  const device = platform(messagesDatabase)
  const outbox = openOutbox({
    ...device,
    lock: patientLock(navigator.locks, messagesDatabase, lockPatienceMs),
    send: noting(createWorkerSend(backend())),
    read: readSubmission,
  })
  await outbox.flush()
  outbox.close()
  // Not as the outbox tells it, for which nothing waits where the database cannot be read.
  const kept = openStoredEntries(device.store, device.schedule, readSubmission)
  const waiting = (await kept.all()).filter(isWaiting).length
  await showBadge(navigator, waiting)
  if (waiting > 0) throw new Error(`${waiting} messages still wait: they are sent when the worker is woken again.`)
}

/**
 * Leaves a note before the entry is deleted: there may be no page to tell the visitor. Nor to delete the draft, if the
 * browser was killed as soon as the message was kept.
 */
function noting(send: WorkerSend): WorkerSend {
  const notes = awayNotes(self.caches, deliveredCache)
  return async (entry, signal) => {
    const outcome = await send(entry, signal)
    if (outcome.kind === 'delivered') await Promise.all([notes.leave(entry), pageDrafts().sent(entry.payload)])
    return outcome
  }
}
