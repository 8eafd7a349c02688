import { backend } from '../backend/config.ts'
import { createEventSend, type EventRow } from '../backend/events.ts'
import { openBrowserEvents } from '../outbox/events/browser.ts'
import type { EventQueue } from '../outbox/events/contract.ts'
import { eventsName } from '../outbox/names.ts'
import { siteId } from '../site/brand.ts'

/**
 * The queue of analytics events of this page: nothing is read, written or sent before `allow()`. To be loaded when
 * consent is given; `purge()` when it is gone, also in a tab that never allowed.
 */
export const openPageEvents = (): EventQueue<EventRow> =>
  openBrowserEvents<EventRow>({ name: eventsName(siteId), send: createEventSend(backend()) })
