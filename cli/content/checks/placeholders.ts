import type { Locale } from '../../../src/site/locales.ts'
import { type Finding, found } from '../../findings/finding.ts'
import { contentRules as rules } from '../content-rules.ts'
import { matchesIn, type Passage, placeAt } from '../passage.ts'

/** What `citence content new` writes where copy is missing. */
export const placeholder: Readonly<Record<Locale, string>> = { en: 'TO WRITE', fr: 'À ÉCRIRE' }

const pattern = /TO WRITE|À ÉCRIRE|\bTODO\b|\bFIXME\b|\bTBD\b|[Ll]orem ipsum/gu

export function checkPlaceholders(passage: Passage): Finding[] {
  return matchesIn(passage, pattern).map(({ match, at }) =>
    found(rules.placeholder, placeAt(passage.source, at), `'${match[0]}' is in a published text.`),
  )
}
