import { siteId } from '../site/brand.ts'
import { type ConsentStore, createConsent } from './store.ts'

/** The consent of this browser. Nothing is read before `load()`, so importing it while prerendering is harmless. */
export const consent: ConsentStore = createConsent({
  cookieName: `${siteId}-consent`,
  readCookies: () => document.cookie,
  writeCookie: (cookie) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API cannot be written synchronously before a page goes away
    document.cookie = cookie
  },
  now: Date.now,
  refusesTracking: () => 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true,
})

/**
 * Makes every `[data-action="cookie-settings"]` control reopen the banner, also those in prerendered text that React
 * never looks into, and follows a choice made in another tab. Returns the undoing.
 */
export function installCookieSettings(root: Document, store: ConsentStore = consent): () => void {
  const onClick = ({ target }: Event) => {
    const control = target instanceof Element && target.closest<HTMLElement>('[data-action="cookie-settings"]')
    if (!control) return
    // Safari does not focus a button that is clicked, and the banner gives the focus back to what had it.
    control.focus()
    store.reopen()
  }
  const onVisible = () => root.visibilityState === 'visible' && store.load()
  root.addEventListener('click', onClick)
  root.addEventListener('visibilitychange', onVisible)
  return () => {
    root.removeEventListener('click', onClick)
    root.removeEventListener('visibilitychange', onVisible)
  }
}
