import { z } from 'zod'
import { byLocale, type Locale } from '../site/locales.ts'
import { id, isoDate, text } from './collection-schemas.ts'
import { evidenceFile } from './files.ts'
import type { Source } from './model.ts'
import type { Place, Report } from './problem.ts'
import { setType } from './typography.ts'
import { parseEntries } from './yaml.ts'

const both = z.strictObject(byLocale(() => text))

export const evidenceSchema = z.strictObject({
  source: id.describe('An id of src/content/sources'),
  checked: isoDate.describe('When somebody last looked at it: still there, still saying this, not retracted'),
  seen: z.enum(['original', 'quoted']).describe('Whether we read it, or only what others quote of it'),
  quote: text.optional().describe('Its own words, in its language'),
  study: z
    .strictObject({ protocol: both, result: both, limits: both })
    .optional()
    .describe('For a work that the site rests on'),
  against: both.optional().describe('What speaks against it: a contrary result, or a limit that decides'),
})
export type Evidence = z.infer<typeof evidenceSchema>

/** By id of the source; `place` is where an entry is written. */
export type EvidenceLedger = ReadonlyMap<string, Evidence & { place: Place }>

/** What is known of a source, in one language. */
export type Account = {
  checked: string
  seen: Evidence['seen']
  /** Quoted from the source, in its language. */
  quote?: string
  study?: { protocol: string; result: string; limits: string }
  against?: string
}

/** Reads the ledger of evidence. */
export function parseEvidence(source: string, report: Report): EvidenceLedger {
  const entries = parseEntries(source, z.array(evidenceSchema), 'source', { file: evidenceFile, report })
  return new Map(entries.map(({ value, placeOf }) => [value.source, { ...value, place: placeOf(['source']) }]))
}

/**
 * What a page may show of a source besides its title.
 * @param language of the source, and so of the quotation
 * @param fill resolves the references of a text
 */
export function accountOf(
  { checked, seen, quote, study, against }: Evidence,
  locale: Locale,
  language: Locale,
  fill: (text: string) => string,
): Account {
  const typeset = (words: Readonly<Record<Locale, string>>) => setType(fill(words[locale]), locale)
  return {
    checked,
    seen,
    ...(quote && { quote: setType(quote, language) }),
    ...(study && {
      study: { protocol: typeset(study.protocol), result: typeset(study.result), limits: typeset(study.limits) },
    }),
    ...(against && { against: typeset(against) }),
  }
}

/** After how many days a source must be checked again: the interval that the sources page announces. */
export const freshForDays = (type: Source['type']): number =>
  type === 'documentation' || type === 'guidelines' || type === 'website' ? 31 : 92
