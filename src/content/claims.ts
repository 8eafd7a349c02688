import { z } from 'zod'
import { byLocale, type Locale } from '../site/locales.ts'
import { isoDate, text } from './collection-schemas.ts'
import { claimsFile } from './files.ts'
import type { Figure } from './model.ts'
import type { Place, Report } from './problem.ts'
import { interpolatePlain } from './references.ts'
import { parseEntries } from './yaml.ts'

/**
 * A claim that the site makes in the agency's own name. A figure with a source is no claim: its source answers for it.
 * `agency`: the agency answers for it, once `confirmed`. `illustrative`: invented, to show what would be there.
 */
export const claimSchema = z.strictObject({
  id: z
    .string()
    .regex(/^(figure|case|person|price|promise)\/[a-z0-9-]+$/, 'must be a kind and an id, such as figure/platforms'),
  status: z.enum(['agency', 'illustrative']),
  text: z
    .strictObject(byLocale(() => text))
    .optional()
    .describe('What `{promise.id}` or `{price.id}` becomes'),
  period: text.optional().describe('When it was counted, or when the case ran: 2025-01 to 2025-06'),
  n: text.optional().describe('Of how many it was counted: 1,200 answers'),
  confirmed: z.strictObject({ by: text, on: isoDate }).optional().describe('Who has seen the records, and when'),
})
export type Claim = z.infer<typeof claimSchema>

/** The ledger by id; `place` is where an entry is written. */
export type Claims = ReadonlyMap<string, Claim & { place: Place }>

/** Reads the ledger. */
export function parseClaims(source: string, report: Report): Claims {
  const entries = parseEntries(source, z.array(claimSchema), 'id', { file: claimsFile, report })
  const wording = new Map<string, string>()
  // They are read before figures, which may name them.
  const figures = new Map<string, Figure>()
  return new Map(
    entries.map(({ value, placeOf }) => {
      const { text } = value
      const fill = (locale: Locale, words: string) =>
        interpolatePlain(words, placeOf(['text', locale]), { file: claimsFile, locale, report, wording, figures })
      const filled = text && { text: byLocale((locale) => fill(locale, text[locale])) }
      return [value.id, { ...value, ...filled, place: placeOf(['id']) }]
    }),
  )
}

/** Wording of the promises and prices of a language, by the name that copy gives them: `promise.answer`. */
export function wordingOf(claims: Claims, locale: Locale): ReadonlyMap<string, string> {
  return new Map(
    [...claims.values()].flatMap(({ id, text }) => (text ? [[id.replace('/', '.'), text[locale]] as const] : [])),
  )
}

/** Whether something is shown as an illustration: people who read it must not take it for a fact. */
export const isIllustrative = (claims: Claims, id: string): boolean => claims.get(id)?.status === 'illustrative'
