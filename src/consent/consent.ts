import { broadcast } from '../outbox/broadcast.ts'
import type { Channel } from '../outbox/effects.ts'
import { consentCookie } from '../site/ledger.ts'
import { type ConsentStore, createConsent } from './store.ts'

let otherTabs: Channel | undefined

/** The consent of this browser. Nothing is read before `load()`, so importing it while prerendering is harmless. */
export const consent: ConsentStore = createConsent({
  readCookies: () => document.cookie,
  writeCookie: (cookie) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API cannot be written synchronously before a page goes away
    document.cookie = cookie
  },
  now: Date.now,
  refusesTracking: () => 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true,
  tellOtherTabs: (cookie) => otherTabs?.post(cookie),
})

/**
 * Reads the choice, now and whenever another tab may have changed it. To be called once, where the page starts: not in
 * a component, which a page that fails to render never mounts.
 */
export function readConsent(): void {
  otherTabs = broadcast(consentCookie)
  otherTabs.listen((cookie) => consent.load(String(cookie)))
  // A page in the back/forward cache receives no messages.
  addEventListener('pageshow', ({ persisted }) => persisted && consent.load())
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && consent.load())
  consent.load()
}

/**
 * Makes every `[data-action="cookie-settings"]` control reopen the banner, also those in prerendered text that React
 * never looks into.
 */
export function installCookieSettings(): void {
  document.addEventListener('click', ({ target }) => {
    const control = target instanceof Element && target.closest<HTMLElement>('[data-action="cookie-settings"]')
    if (!control) return
    // Safari does not focus a button that is clicked, and the banner gives the focus back to what had it.
    control.focus()
    consent.reopen()
  })
}
