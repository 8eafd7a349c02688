import { journalKey, sessionKey } from '../site/ledger.ts'
import { readJson, removeItem, type WebStorage, writeItem } from '../site/web-storage.ts'

const parts = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term'] as const

export type Campaign = Readonly<Record<(typeof parts)[number], string | null>>

/** The length of the columns of analytics_events, in characters. */
const longest = 255

export const noCampaign: Campaign = {
  utm_source: null,
  utm_medium: null,
  utm_campaign: null,
  utm_content: null,
  utm_term: null,
}

/** The campaign that a query string names; `undefined` when it names none. */
export function campaignOf(search: string): Campaign | undefined {
  const query = new URLSearchParams(search)
  const found = parts.flatMap((part) => {
    // Databases refuse NUL, and the half of an emoji that cutting may leave: no event of the visit would be stored.
    const value = query.get(part)?.replaceAll('\0', '').slice(0, longest).toWellFormed()
    return value ? [[part, value] as const] : []
  })
  return found.length > 0 ? { ...noCampaign, ...Object.fromEntries(found) } : undefined
}

/** The visit of one tab: created when the visitor agrees, deleted with the tab or when consent is withdrawn. */
export type Session = { readonly id: string; readonly campaign: Campaign }

type Landing = {
  /** The query string that the document was opened with: later pages of the visit have lost it. */
  search: string
  /** The campaign that brought a visitor is marketing, which has a consent of its own. */
  withCampaign: boolean
  newId: () => string
}

/** The session of this tab, created if there is none. Without storage, it lasts as long as the document. */
export function openSession(tab: WebStorage, { search, withCampaign, newId }: Landing): Session {
  const known = read(tab)
  const campaign = withCampaign ? (campaignOf(search) ?? known?.campaign ?? noCampaign) : noCampaign
  const session = { id: known?.id ?? newId(), campaign }
  writeItem(tab, sessionKey, JSON.stringify(session))
  return session
}

/** Forgets the visit, and what was noted of it. */
export function closeSession(tab: WebStorage): void {
  for (const key of [sessionKey, journalKey]) removeItem(tab, key)
}

function read(tab: WebStorage): Session | undefined {
  const { id, campaign }: Partial<Session> = Object(readJson(tab, sessionKey))
  return typeof id === 'string' ? { id: id.slice(0, 64), campaign: { ...noCampaign, ...campaign } } : undefined
}
