import { backend } from '../../backend/config.ts'
import { createEventSend, type EventRow } from '../../backend/events.ts'
import { openBrowserEvents } from '../../outbox/events/browser.ts'
import type { EventQueue } from '../../outbox/events/contract.ts'
import { eventsDatabase } from '../../site/ledger.ts'

/**
 * The queue of analytics events of this page: nothing is read, written or sent before `allow()`. Load it when consent is
 * given; call `purge()` when it is withdrawn, even in a tab where it was never given.
 */
export const openPageEvents = (): EventQueue<EventRow> => {
  const send = createEventSend(backend(), () => localStorage)
  return openBrowserEvents<EventRow>({
    name: eventsDatabase,
    send: async (rows, signal, options) => {
      const outcome = await send(rows, signal, options)
      if (outcome.kind !== 'delivered' && !signal.aborted) console.warn('Failed to track event', outcome)
      return outcome
    },
  })
}
