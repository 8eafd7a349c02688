import type { Submission } from '../../forms/submission.ts'
import type { Outbox } from '../../outbox/contract.ts'
import type { Store } from '../../outbox/effects.ts'
import { hasDatabase, lazyOutbox } from '../../outbox/lazy.ts'
import { keyedStore, openStore } from '../../outbox/store.ts'
import { draftsDatabase, messagesDatabase } from '../../site/ledger.ts'
import { type Sending, tell } from '../../site/page-events.ts'
import { staleWithMessage } from '../worker/stale.ts'

const load = () => import('./open-outbox.ts')

/** Opened when first asked, and once: every page event and every return to the tab asks. */
const messages = keyedStore(openStore(messagesDatabase, 'entries'))
const drafts = keyedStore(openStore(draftsDatabase, 'drafts'))

let made: Outbox<Submission> | undefined

/** The outbox of this page; its code and the backend's are loaded when a visitor sends something, or has left something. */
export function pageOutbox(): Outbox<Submission> {
  made ??= makeOutbox()
  return made
}

/** The code of drafts is loaded with the forms: a page on which nobody types does not need it. */
async function undraft(submission: Submission): Promise<void> {
  try {
    const { pageDrafts } = await import('../../forms/page-drafts.ts')
    await pageDrafts().sent(submission)
  } catch {
    // Could not be loaded: the outbox looks again whenever it is opened (open-outbox.ts).
  }
}

/**
 * For a script of the outbox that cannot be loaded. If messages are kept, the page is loaded again: its scripts, or those of
 * the build that has replaced it, send them. What is not kept is only in the form, so the page stays.
 */
const leaveIfStale = () =>
  void holdsMessages().then(
    (held) => held && staleWithMessage(),
    () => {},
  )

function makeOutbox(): Outbox<Submission> {
  const outbox = lazyOutbox<Submission>({
    open: async () => (await load()).openPageOutbox(leaveIfStale),
    mayHoldEntries: () => hasDatabase(messagesDatabase),
    onMissing: leaveIfStale,
    keep: (entry) => messages.put(entry.id, entry),
  })
  // A visitor who begins to type may be offline by the time they send.
  document.addEventListener('input', () => void load().catch(() => {}), { once: true })
  // Another tab may have stored something since, or this one while the code could not be loaded.
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && void outbox.flush())
  addEventListener('online', () => void outbox.flush())
  return {
    ...outbox,
    async submit(submission, options) {
      const sending = sendingOf(submission)
      tell({ kind: 'sending', sending })
      const answer = await outbox.submit(submission, options)
      if (answer.kind === 'delivered' || answer.kind === 'kept') void undraft(submission)
      tell({ kind: 'sent', sending, end: answer.kind === 'lost' ? { kind: 'lost', message: answer.reason } : answer })
      return answer
    },
  }
}

/** Whether a store of this device holds anything. Nobody gets a database for having been asked. */
const holds = (database: string, store: Store) => async (): Promise<boolean> => {
  if (!(await hasDatabase(database))) return false
  try {
    return (await store.all()).length > 0
  } catch {
    return true
  }
}
export const holdsMessages = holds(messagesDatabase, messages)
export const holdsDrafts = holds(draftsDatabase, drafts)

/** The part of a submission that the events of the page contain. */
export const sendingOf = ({ form, fields, arguments: given }: Submission): Sending => ({
  form,
  fields,
  language: given.p_language,
  utm: given.p_utm_data,
})
