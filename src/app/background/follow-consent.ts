import { consent, readConsent } from '../../consent/consent.ts'
import type { Submission } from '../../forms/submission.ts'
import type { Outbox } from '../../outbox/contract.ts'
import { hasDatabase } from '../../outbox/lazy.ts'
import { eventsDatabase } from '../../site/ledger.ts'
import { type PageEvent, pageEventName } from '../../site/page-events.ts'

/**
 * Reads the visitor's choice once, and loads the code that measures this page if they allow it, or that deletes the events
 * of an earlier permission if they refuse. Call it where the page starts, before anything renders; it needs no React.
 */
export function followConsent(outbox: Outbox<Submission>): void {
  const missed = notePageEvents()
  let loaded: Promise<void> | undefined

  const load = async () => {
    const { measurePage } = await import('./measure-page.ts')
    await measurePage(consent, outbox, missed)
  }
  const follow = async () => {
    const permission = consent.permission.peek()
    if (permission === 'unread' || loaded) return
    try {
      if (permission === 'refused' && !(await hasDatabase(eventsDatabase))) return
      loaded ??= load()
      await loaded
    } catch {
      // Cannot be loaded offline: tried again when the network is back, with the next choice, or on the next page.
      loaded = undefined
      addEventListener('online', follow, { once: true })
    }
  }

  readConsent()
  consent.choice.subscribe(follow)
}

/** Collects the events of the page in memory until the script that measures it is loaded; none without permission. */
function notePageEvents(): { take(): PageEvent[] } {
  const noted: PageEvent[] = []
  const note = (event: Event) => {
    // Not `arrived`: a page that was left before it was measured is not reported, since facts are now those of the next one.
    if (event instanceof CustomEvent && event.detail.kind !== 'arrived' && consent.permission.peek() === 'granted')
      noted.push(event.detail)
  }
  addEventListener(pageEventName, note)
  return {
    take() {
      removeEventListener(pageEventName, note)
      return consent.permission.peek() === 'granted' ? noted : []
    },
  }
}
