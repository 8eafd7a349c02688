import { countJoining } from '../../../src/readiness/language/language-of.ts'
import { wordsIn } from '../../../src/readiness/page/words.ts'
import { defaultLocale, type Locale, otherLocales } from '../../../src/site/locales.ts'
import { type Finding, found } from '../../findings/finding.ts'
import { contentRules as rules } from '../content-rules.ts'
import { matchesIn, type Passage, placeAt, wordsOf } from '../passage.ts'

/** What `citence content new` writes where copy is missing. */
export const placeholder: Readonly<Record<Locale, string>> = { en: 'TO WRITE', fr: 'À ÉCRIRE' }

const gaps = /TO WRITE|À ÉCRIRE|\bTODO\b|\bFIXME\b|\bTBD\b|[Ll]orem ipsum/gu

export function checkPlaceholders(passage: Passage): Finding[] {
  return matchesIn(passage, gaps).map(({ match, at }) =>
    found(rules.placeholder, placeAt(passage.source, at), `'${match[0]}' is in a published text.`),
  )
}

/** How many function words of the other language make a passage foreign, when it has few of its own. */
const enough = 4

/** A passage that is not in the language of its file. Quotations keep their own. */
export function checkLanguage(passage: Passage): Finding[] {
  const { source, start, within } = passage
  if (within.some((name) => name === 'quotation' || name === 'quote')) return []
  const own = source.locale
  const words = wordsIn(wordsOf(passage).toLowerCase())
  const other = otherLocales(own).find((other) => {
    const foreign = countJoining(words, other, own)
    return foreign >= enough && foreign >= 3 * countJoining(words, own, other)
  })
  if (!other) return []
  return [found(rules.foreign, placeAt(source, start), `This passage is in ${nameOf(other)}.`)]
}

const nameOf = (locale: Locale) => new Intl.DisplayNames(defaultLocale, { type: 'language' }).of(locale)

const months =
  'january|february|march|april|may|june|july|august|september|october|november|december|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre'
/** Not where the announcement of another edition is quoted. */
const announced = new RegExp(
  `(?<![«“"]\\s?)(?:next (?:update|review)|prochaine (?:mise à jour|révision))[^.\\n]{0,40}?(?<month>${months})\\s+(?<year>\\d{4})`,
  'giu',
)

/** Updates that were announced for a month that is past. */
export function checkAnnouncements(passage: Passage, today: string | undefined): Finding[] {
  if (!today) return []
  const [thisYear = 0, thisMonth = 0] = today.split('-').map(Number)
  return matchesIn(passage, announced)
    .filter(({ match: { groups = {} } }) => {
      const month = (months.split('|').indexOf((groups.month ?? '').toLowerCase()) % 12) + 1
      const announcedYear = Number(groups.year)
      return announcedYear < thisYear || (announcedYear === thisYear && month < thisMonth)
    })
    .map(({ match, at }) => found(rules.stale, placeAt(passage.source, at), `'${match[0]}' is past.`))
}
