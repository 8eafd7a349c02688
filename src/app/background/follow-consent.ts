import { consent, readConsent } from '../../consent/consent.ts'
import type { Submission } from '../../forms/submission.ts'
import type { Outbox } from '../../outbox/contract.ts'
import { hasDatabase } from '../../outbox/lazy.ts'
import { eventsDatabase } from '../../site/ledger.ts'
import { type PageEvent, pageEventName } from '../../site/page-events.ts'

/**
 * Reads the visitor's choice once, and loads what measures this page when they allow it, or what clears away an earlier
 * permission's events when they refuse. To be called where the page starts, before anything renders; needs no React.
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
      // Not to be had offline: when the network is back, with the next choice, or on the next page.
      loaded = undefined
      addEventListener('online', follow, { once: true })
    }
  }

  readConsent()
  consent.choice.subscribe(follow)
}

/** What happens on the page before the script that measures it is there, kept in memory; nothing without permission. */
function notePageEvents(): { take(): PageEvent[] } {
  const noted: PageEvent[] = []
  const note = (event: Event) => {
    // A page that was left before it was measured is not told of: what could be said is about the page after it.
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
