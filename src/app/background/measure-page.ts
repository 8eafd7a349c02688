import { cached } from '../../analytics/cached.ts'
import { type Measuring, measure } from '../../analytics/measure.ts'
import { closeSession } from '../../analytics/session.ts'
import { settings } from '../../analytics/settings.ts'
import { openTag, type Tag } from '../../analytics/tag/tag.ts'
import type { Vitals } from '../../analytics/vitals.ts'
import { backend } from '../../backend/config.ts'
import { createEventSend, type EventRow } from '../../backend/events.ts'
import { currentUser } from '../../backend/signed-in.ts'
import type { ConsentStore } from '../../consent/store.ts'
import type { Submission } from '../../forms/submission.ts'
import type { Outbox, OutboxEvent } from '../../outbox/contract.ts'
import { newId } from '../../outbox/effects.ts'
import { openBrowserEvents } from '../../outbox/events/browser.ts'
import type { EventQueue } from '../../outbox/events/contract.ts'
import { analyticsId, siteId } from '../../site/brand.ts'
import { eventsDatabase } from '../../site/ledger.ts'
import type { PageEvent } from '../../site/page-events.ts'
import { sendingOf } from './outbox.ts'

type Page = { by: Measuring; tag: Tag | undefined; release(): void }

/**
 * Measures this page from now on, whenever and as far as the visitor allows it.
 * @param missed the events while this script was being loaded
 */
export async function measurePage(
  consent: ConsentStore,
  outbox: Outbox<Submission>,
  missed: { take(): PageEvent[] },
): Promise<void> {
  const vitals = await wantedVitals()
  const queue = openPageEvents()
  const user = cached(() =>
    currentUser(backend(), { storage: () => localStorage, fetch: (...request) => fetch(...request) }),
  )
  let measuring: Page | 'no' | undefined

  const begin = (withCampaign: boolean): Page => {
    queue.allow()
    const tag = analyticsId ? openTag(window, analyticsId, withCampaign) : undefined
    const by = measure({
      siteId,
      newId,
      queue,
      currentUser: user,
      withCampaign,
      observer: tag?.observe,
      vitals,
      missed: missed.take(),
    })
    return { by, tag, release: outbox.subscribe(lateDeliveries(by)) }
  }
  const end = () => {
    if (measuring === 'no') return
    measuring?.release()
    measuring?.by.stop()
    measuring?.tag?.close()
    measuring = 'no'
    // Also of the page before this one: the refusal, or the end of the consent, may have come in between.
    closeSession(() => sessionStorage)
    void queue.purge()
  }

  consent.choice.subscribe((choice) => {
    const { analytics = false, marketing = false } = choice?.preferences ?? {}
    if (consent.permission.peek() === 'unread') return
    if (!analytics) end()
    else if (typeof measuring === 'object') {
      // A refusal in another tab, taken back at once, has closed the queue of this one.
      queue.allow()
      measuring.by.allowCampaign(marketing)
      measuring.tag?.update(marketing)
    } else measuring = begin(marketing)
  })
}

/** The library of the vitals is loaded only where they are wanted. */
async function wantedVitals(): Promise<(() => Vitals) | undefined> {
  if (!analyticsId && !settings.vitalsInTable && settings.samplingMs === null) return undefined
  return (await import('../../analytics/vitals.ts')).watchVitals(window)
}

/** A message that waited on this device becomes a conversion once the server has it. */
function lateDeliveries(by: Measuring): (event: OutboxEvent<Submission>) => void {
  return (event) => {
    if (event.kind !== 'delivered' || event.interactive) return
    const { id, payload } = event.entry
    by.delivered(payload && sendingOf(payload), { kind: 'delivered', id, reply: event.reply })
  }
}

/**
 * The queue of analytics events of this page: nothing is read, written or sent before `allow()`. Load it when consent is
 * given; call `purge()` when it is withdrawn, even in a tab where it was never given.
 */
const openPageEvents = (): EventQueue<EventRow> => {
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
