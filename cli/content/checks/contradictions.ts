import type { EvidenceLedger } from '../../../src/content/evidence.ts'
import { type Locale, locales } from '../../../src/site/locales.ts'
import { type Finding, found } from '../../findings/finding.ts'
import { contentRules as rules } from '../content-rules.ts'
import { matchesIn, type Passage, placeAt, wordsOf } from '../passage.ts'
import { countedThings, digitsOf, numberIn, numberWords, repeatedFacts, wordings } from './repeated-facts.ts'

/** Promises that are typed again instead of taken from the ledger: two of them soon say two things. */
export function checkPromises(passage: Passage): Finding[] {
  const { source } = passage
  return matchesIn(passage, wordings[source.locale].promise).map(({ match, at }) =>
    found(rules.promise, placeAt(source, at), `'${match[1]}' is promised, in words of its own.`),
  )
}

/**
 * A page that counts what it lists, and counts wrongly.
 * @param terms how many the glossary has, and how many of each category: any page may state that
 */
export function checkCounts(passages: readonly Passage[], terms: readonly number[]): Finding[] {
  const source = passages[0]?.source
  if (!source) return []
  const { counted } = wordings[source.locale]
  return keysOf(countedThings).flatMap((thing) => {
    const ids = countedThings[thing].exec(source.text)?.[1]
    const listed = ids?.split(/\s+/).filter(Boolean).length
    const ofGlossary = thing === 'terms' ? terms : []
    const right = listed ?? ofGlossary[0]
    if (right === undefined) return []
    const pattern = new RegExp(`(?<![\\p{L}-])(${numberWords(source.locale).join('|')}|\\d+) ${counted[thing]}`, 'giu')
    return placesOf(passages, pattern).flatMap(({ source: own, at, match }) => {
      const number = numberIn(match[1] ?? '', own.locale)
      if (number === listed || ofGlossary.includes(number)) return []
      const list = listed === undefined ? 'glossary' : 'page'
      const categories = [...new Set(ofGlossary.slice(1))].join(' or ')
      const ofOne = categories && `, of one category of the glossary ${categories}`
      const remedy = `Write ${right}${ofOne}, or change the list. If others are meant, put a word between the number and what it counts.`
      return [found(rules.count, placeAt(own, at), `'${match[0]}', and the ${list} lists ${right}.`, { remedy })]
    })
  })
}

/** Facts that the site states about itself several times, in any file or language, but not the same each time. */
export function checkRepeatedFacts(passages: readonly Passage[]): Finding[] {
  return keysOf(repeatedFacts).flatMap((what) => {
    const inEach = locales.flatMap((locale) =>
      placesOf(
        passages.filter(({ source }) => source.locale === locale),
        wordings[locale].repeated[what],
      ),
    )
    const stated = inEach.map((one) => ({
      ...one,
      value: one.match
        .slice(1)
        .filter((word) => word !== undefined)
        .map((word) => numberIn(word, one.source.locale))
        .join(' to '),
    }))
    const often = Map.groupBy(stated, ({ value }) => value)
    const [most, ...others] = [...often].sort(([, a], [, b]) => b.length - a.length)
    return others.flatMap(([value, places]) =>
      places.map(({ source, at }) =>
        found(
          rules.toldTwice,
          placeAt(source, at),
          `${repeatedFacts[what]} is ${value} here, and ${most?.[0]} in ${most?.[1].length} places.`,
        ),
      ),
    )
  })
}

/**
 * A percentage that a sentence cites from a source, while neither the ledger of figures nor that of evidence has it for
 * that source.
 * @param known numbers of each source, in the language of the passage
 */
export function checkSourcedNumbers(
  { source, start, end, kind }: Passage,
  known: ReadonlyMap<string, ReadonlySet<string>>,
): Finding[] {
  if (kind === 'entry') return []
  const text = source.text.slice(start, end)
  return [...text.matchAll(/(?:[^.!?:]|[.:](?!\s)|\.(?=\d))*?:cite\[([\w-]+)\]/g)].flatMap(
    ([sentence, id = ''], index, all) => {
      const offset = all[index]?.index ?? 0
      return [...sentence.matchAll(/(?<![\w.,])[+−]?\d+(?:[.,]\d+)?(?=\s?%)/g)]
        .filter(([number]) => !(known.get(id)?.has(digitsOf(number)) ?? true))
        .map((match) =>
          found(
            rules.sourcedNumber,
            placeAt(source, start + offset + match.index),
            `'${match[0]}%' is given with '${id}', of which no ledger knows it.`,
          ),
        )
    },
  )
}

/**
 * The numbers that the ledgers have for each source.
 * @param figures their texts by source, in the language asked for
 */
export function numbersOf(
  evidence: EvidenceLedger,
  figures: readonly { source: string; said: string }[],
  locale: Locale,
): ReadonlyMap<string, ReadonlySet<string>> {
  const said = [
    ...figures,
    ...[...evidence.values()].map(({ source, quote = '', study, against }) => ({
      source,
      said: [quote, study?.protocol[locale], study?.result[locale], study?.limits[locale], against?.[locale]].join(' '),
    })),
  ]
  return new Map(
    [...Map.groupBy(said, ({ source }) => source)].map(([source, own]) => [
      source,
      new Set(own.flatMap((one) => (one.said.match(/[+−]?\d+(?:[.,]\d+)?/g) ?? []).map(digitsOf))),
    ]),
  )
}

/** The places of a pattern in what is written, marks and addresses left out. */
function placesOf(passages: readonly Passage[], pattern: RegExp) {
  return passages.flatMap((passage) => {
    if (wordsOf(passage).search(pattern) < 0) return []
    const { source, start, end } = passage
    return [...source.text.slice(start, end).matchAll(pattern)].map((match) => ({
      source,
      at: start + match.index,
      match,
    }))
  })
}

/** Object.keys returns plain strings, also for the keys of a constant. */
const keysOf = <T extends object>(value: T) => Object.keys(value) as (keyof T)[]
