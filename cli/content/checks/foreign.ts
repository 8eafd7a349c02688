import { countJoining } from '../../../src/readiness/language/language-of.ts'
import { wordsIn } from '../../../src/readiness/page/words.ts'
import { defaultLocale, type Locale, otherLocales } from '../../../src/site/locales.ts'
import { type Finding, found } from '../../findings/finding.ts'
import { contentRules as rules } from '../content-rules.ts'
import { type Passage, placeAt, wordsOf } from '../passage.ts'

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
