import { siteId } from './brand.ts'

/*
 * Everything the site stores on a visitor's device: under which name, where, and for how long. Code takes its names and
 * times from here, and the privacy pages are generated from here (`::device-storage`). tests/e2e/ledger.spec.ts checks
 * that a browser stores nothing else.
 */

export const consentCookie = `${siteId}-consent`
const consentMonths = 6
export const consentSeconds = (consentMonths * 365 * 24 * 3600) / 12

export const themeKey = `${siteId}-theme`
export const laterKey = `${siteId}-later`
export const sessionKey = `${siteId}-session`
export const journalKey = `${siteId}-journal`

export const messagesDatabase = siteId
export const draftsDatabase = `${siteId}-drafts`
export const draftDays = 30
export const checksDatabase = `${siteId}-checks`
export const eventsDatabase = `${siteId}-events`

export const deliveredCache = `${siteId}-delivered`
export const choicesCache = 'visitor-choices'
export const sharedCache = 'shared'
export const picturesCache = 'pictures'
export const readPagesCache = 'pages-read'
export const corePagesCache = 'pages-core'
export const outdatedPagesCache = 'pages-outdated'
export const allPagesCache = 'pages-asked'

export type Stored = {
  readonly place: 'cookie' | 'local' | 'session' | 'database' | 'cache'
  readonly key: string
  /** The name only begins with `key`. */
  readonly isPrefix?: true
}

type Kept = {
  readonly id: string
  readonly stored: readonly Stored[]
  readonly lasts: End | { readonly months: number } | { readonly days: number }
}

/** What deletes it. `said`: a page has reported the delivery; `taken`: the checker has read it. */
export type End = 'erased' | 'tab' | 'said' | 'taken' | 'delivered' | 'replaced' | 'tab or refusal' | 'sent or refusal'

const cache = (key: string): Stored => ({ place: 'cache', key })

const kept = [
  { id: 'consent', stored: [{ place: 'cookie', key: consentCookie }], lasts: { months: consentMonths } },
  { id: 'theme', stored: [{ place: 'local', key: themeKey }, cache(choicesCache)], lasts: 'erased' },
  { id: 'later', stored: [{ place: 'local', key: laterKey }], lasts: 'erased' },
  // Its script may import nothing: src/app/worker/recover.ts.
  { id: 'reload', stored: [{ place: 'session', key: 'reloaded-from' }], lasts: 'tab' },
  { id: 'drafts', stored: [{ place: 'database', key: draftsDatabase }], lasts: { days: draftDays } },
  { id: 'messages', stored: [{ place: 'database', key: messagesDatabase }], lasts: 'delivered' },
  { id: 'delivered', stored: [cache(deliveredCache)], lasts: 'said' },
  { id: 'checks', stored: [{ place: 'database', key: checksDatabase }], lasts: 'erased' },
  { id: 'shared', stored: [cache(sharedCache)], lasts: 'taken' },
  {
    id: 'pages',
    stored: [
      { ...cache('workbox-precache'), isPrefix: true },
      ...[readPagesCache, corePagesCache, outdatedPagesCache, allPagesCache, picturesCache].map(cache),
    ],
    lasts: 'replaced',
  },
  { id: 'session', stored: [{ place: 'session', key: sessionKey }], lasts: 'tab or refusal' },
  { id: 'journal', stored: [{ place: 'session', key: journalKey }], lasts: 'tab or refusal' },
  {
    id: 'events',
    stored: [
      { place: 'database', key: eventsDatabase },
      { place: 'local', key: `${eventsDatabase}-leaving`, isPrefix: true },
    ],
    lasts: 'sent or refusal',
  },
] as const satisfies readonly Kept[]

export type Entry = Kept & { readonly id: (typeof kept)[number]['id'] }
export const ledger: readonly Entry[] = kept
