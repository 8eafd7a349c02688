import { type Crawler, crawlers } from '../site/crawlers.ts'

/** `confidence` (specification, section 9): 0.9 for a name that is known, 0.6 for a generic word only, else 0. */
type Detection =
  | { readonly confidence: 0.9; readonly crawler: Crawler }
  | { readonly confidence: 0.6 | 0; readonly crawler?: never }

const asWord = (token: string) =>
  new RegExp(`(?<![a-z0-9])${token.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![a-z0-9])`, 'i')

/** The longest first: `Applebot-Extended` is not `Applebot`. */
const known = crawlers
  .filter(({ sendsUserAgent }) => sendsUserAgent)
  .sort((a, b) => b.token.length - a.token.length)
  .map((crawler) => ({ crawler, word: asWord(crawler.token) }))

/** As words of their own: within others ("Cubot", "Maison") they would flag real browsers. */
const generic = /\b(bot|crawler|spider|agent|ai)\b/i

/** Whether a user agent is that of an AI crawler, and of which. */
export function detect(userAgent: string): Detection {
  const found = known.find(({ word }) => word.test(userAgent))
  if (found) return { confidence: 0.9, crawler: found.crawler }
  return { confidence: generic.test(userAgent) ? 0.6 : 0 }
}
