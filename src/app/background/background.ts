import { showBanner } from '../../consent/banner.ts'
import { consent, installCookieSettings, readConsent } from '../../consent/consent.ts'
import { makeRoomForFloating } from '../../consent/make-room.ts'
import { bannerWords } from '../../consent/words.ts'
import type { Submission } from '../../forms/submission.ts'
import { awayNotes } from '../../outbox/away.ts'
import type { Outbox } from '../../outbox/contract.ts'
import { hasDatabase } from '../../outbox/lazy.ts'
import { deliveredCache, eventsDatabase, messagesDatabase } from '../../site/ledger.ts'
import { localeOf } from '../../site/locales.ts'
import { type PageEvent, pageEventName } from '../../site/page-events.ts'
import { checkerId } from '../../site/shared.ts'
import { afterAwaited } from '../../ui/awaited.ts'
import { toasts } from '../../ui/toast/store.ts'
import { registerWorker } from '../worker/register.ts'
import { stale } from '../worker/stale.ts'
import { updateReady } from '../worker/updates.ts'
import { holdsDrafts, holdsMessages, pageOutbox } from './outbox.ts'

/**
 * What every page runs in the background, without React: the cookie banner, what the visitor's consent allows, messages
 * that an earlier visit has left, and the service worker.
 * @param startReact for what only an interactive part can show: such a message, a draft, a new version
 * @param worker the one that controlled the page when it started
 */
export function runInBackground(startReact: () => Promise<void>, worker: ServiceWorker | null): void {
  const show = () => {
    makeRoomForFloating()
    void startReact().catch(() => {})
  }
  installCookieSettings()
  consent.bannerOpen.subscribe((open) => {
    if (open) void askForChoice()
  })
  followConsent(pageOutbox())

  toasts.subscribe((list) => list.length > 0 && show())
  updateReady.subscribe((ready) => ready && show())
  const look = async () => {
    const isLedHere = location.hash.startsWith('#b=') || location.hash === `#${checkerId}`
    if (isLedHere || (await holdsDrafts()) || (await holdsMessages()) || (await hasNotes())) show()
  }
  void look()
  addEventListener(pageEventName, look)
  addEventListener('hashchange', look)
  // Another tab may have stored something since.
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && void look())

  if (import.meta.env.PROD) void afterAwaited().then(() => registerWorker(worker))
  performance.mark('background')
}

/** Whether the worker has delivered messages that no page has told of. */
const hasNotes = async () =>
  (await hasDatabase(messagesDatabase)) && (await awayNotes(globalThis.caches, deliveredCache).any())

/** Without its catalog the banner waits for the network. */
async function askForChoice(): Promise<void> {
  if (!consent.bannerOpen.peek()) return
  const locale = localeOf(location.pathname)
  try {
    showBanner(locale, await bannerWords(locale), document.body, stale)
  } catch {
    addEventListener('online', askForChoice, { once: true })
    stale()
  }
}

/**
 * Reads the visitor's choice once, and loads the code that measures this page if they allow it, or that deletes the events
 * of an earlier permission if they refuse. Call it where the page starts, before anything renders; it needs no React.
 */
function followConsent(outbox: Outbox<Submission>): void {
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
      return consent.permission.peek() === 'granted' ? noted.splice(0) : []
    },
  }
}
