import { decodeHTMLStrict } from 'entities/decode'
import { memoize, memoizeIn } from '../../site/memoize.ts'
import { eachOf, isObject, type Json, type JsonObject, within } from '../json.ts'
import { accepted, type Problem } from '../problem.ts'
import type { RuleName } from '../rules.ts'
import { isA, isMention, nodesIn, type Place, priceNames, valuesOf } from './nodes.ts'
import {
  isSameDay,
  lettersAndDigits,
  localesOf,
  type PageFacts,
  type ShownDate,
  shownDates,
  shows,
} from './page-facts.ts'

/** What a document says, but the page with that document does not show, or contradicts. */
export function checkAgreement(document: Json, page: PageFacts): Problem[] {
  const found = nodesIn(document)
    // Behind a paywall, an article is part of the subscription, which is a product for sale elsewhere.
    .filter((placed) => !isMention(placed) && !placed.trail.includes('isPartOf'))
    .flatMap((placed) => [
      ...checkNames(placed, page),
      ...checkPrices(placed, page),
      ...checkRating(placed, page),
      ...checkQuestions(placed, page),
      ...checkDates(placed, page),
      ...checkLanguage(placed, page),
    ])
  // Page, article and picture often share a date: report each disagreement once.
  const said = new Set<string>()
  return found.filter(({ rule, message }) => !rule.endsWith('Date') || (!said.has(message) && said.add(message)))
}

/** Types whose name a visitor sees; a page may describe other nodes in other words. */
const shownByName = [
  'Product',
  'Event',
  'Recipe',
  'Course',
  'JobPosting',
  'SoftwareApplication',
  'Book',
  'Movie',
  'HowTo',
]

function checkNames({ node, pointer }: Place, page: PageFacts): Problem[] {
  const keys = [
    ...(isA(node, 'CreativeWork') ? ['headline'] : []),
    ...(shownByName.some((type) => isA(node, type)) ? ['name'] : []),
    ...(isA(node, 'JobPosting') ? ['title'] : []),
  ]
  return keys.flatMap((key) => hidden(node, key, pointer, page, 'hiddenName'))
}

function hidden(node: JsonObject, key: string, pointer: string, page: PageFacts, rule: RuleName): Problem[] {
  const value = node[key]
  if (typeof value !== 'string' || isShown(value, page)) return []
  const shown = value.length > 60 ? `${value.slice(0, 59)}…` : value
  return [accepted(rule, within(pointer, key), `The page does not show this ${key}: "${shown}".`)]
}

/** The share of a text that must be on the page: the rest may be words of a link, list markers, or a cut-off end. */
const enough = 0.6

/** Whether the page shows a text, as a whole or in pieces: by sentence or by word. */
function isShown(written: string, page: PageFacts): boolean {
  const isThere = (part: string) => shows(page, part)
  const words = decodedEntities(decodedEntities(written).replace(/<[^<>]*>/g, ' '))
  const plain = lettersAndDigits(words)
  if (plain === '' || isThere(plain)) return true
  // Japanese headlines quote the title and say what is made of it, without a space: 「卵焼き」の作り方.
  const quoted = lettersAndDigits(/「([^「」]+)」/.exec(words)?.[1] ?? '')
  if (quoted.length >= plain.length / 2 && isThere(quoted)) return true
  // A shortened text ends in the middle of a word or of a sentence.
  const pieces = words.trimEnd().split(/\s/)
  if (/(?:…|\.\.\.)$/.test(pieces.at(-1) ?? '')) return isThere(lettersAndDigits(pieces.slice(0, -1).join(' ')))
  const share = (parts: readonly string[]) =>
    parts.reduce((sum, part) => sum + (isThere(part) ? part.length : 0), 0) / plain.length
  const sentences = words
    .split(/[.!?;:\n]+/)
    .map(lettersAndDigits)
    .filter(Boolean)
  if (sentences.length > 2) return share(sentences) >= enough
  const all = words.split(/\s+/).map(lettersAndDigits).filter(Boolean)
  return all.length > 3 && all.filter(isThere).length / all.length >= 0.9
}

/**
 * Text with its character references resolved: `&eacute;`, `&#233;`, `&#xe9;`, and `&amp;eacute;` from markup that was
 * escaped twice.
 */
const decodedEntities = (text: string) => decodeHTMLStrict(decodeHTMLStrict(text))

function checkPrices({ node, pointer }: Place, page: PageFacts): Problem[] {
  if (!isA(node, 'Offer') && !isA(node, 'PriceSpecification')) return []
  return priceNames.flatMap((key) => {
    const price = node[key]
    if (typeof price !== 'string' && typeof price !== 'number') return []
    const amount = Number(price)
    if (!Number.isFinite(amount) || String(price).trim() === '' || spellings(amount).some((text) => shows(page, text)))
      return []
    return [accepted('hiddenPrice', within(pointer, key), `The page does not show the price ${price}.`)]
  })
}

/** Forms of a price without separators: 1299 for 1,299 and 1 299,00. */
function spellings(amount: number): string[] {
  const digits = [amount.toFixed(2), String(amount)].map((text) => text.replace('.', ''))
  return amount === 0 ? [...digits, 'free', 'gratuit', 'offert'] : digits
}

/** Digits may stand on a page for something else, and stars for the value: only a rating without any trace is reported. */
function checkRating({ node, pointer }: Place, page: PageFacts): Problem[] {
  const { ratingValue, reviewCount, ratingCount } = node
  if (!isA(node, 'AggregateRating') || !isAmount(ratingValue)) return []
  const said = [ratingValue, reviewCount, ratingCount].filter(isAmount)
  // `5.0` may be written as 5.
  if (said.some((one) => shows(page, lettersAndDigits(String(one).replace(/[.,]0+$/, ''))))) return []
  return [accepted('hiddenRating', within(pointer, 'ratingValue'), `The page does not show the rating ${ratingValue}.`)]
}

const isAmount = (value: Json | undefined): value is number | string =>
  typeof value === 'number' || (typeof value === 'string' && /\d/.test(value))

function checkQuestions({ node, pointer }: Place, page: PageFacts): Problem[] {
  if (!isA(node, 'Question')) return []
  const answers = ['acceptedAnswer', 'suggestedAnswer'].flatMap((key) =>
    eachOf(node[key] ?? null, within(pointer, key)).flatMap(([answer, place]) =>
      isObject(answer) ? hidden(answer, 'text', place, page, 'hiddenQuestion') : [],
    ),
  )
  return [...hidden(node, 'name', pointer, page, 'hiddenQuestion'), ...answers]
}

function checkDates({ node, pointer }: Place, page: PageFacts): Problem[] {
  // Nodes that are listed have dates of their own.
  if (pointer.split('/').length > 4 || /\/(?:blogPosts?|hasPart|itemListElement)(?:\/|$)/.test(pointer)) return []
  if (!isA(node, 'WebPage') && !isA(node, 'Article')) return []
  const said = (['dateModified', 'datePublished'] as const).flatMap((key) => {
    const value = node[key]
    const day = typeof value === 'string' ? /^\d{4}-\d\d-\d\d/.exec(value)?.[0] : undefined
    return day === undefined ? [] : [{ key, day, shown: isDayShown(day, page) }]
  })
  return said.flatMap(({ key, day, shown }) => {
    if (shown) return []
    const days = labelledOn(page)[key]
    // Several dates belong to a list or to comments: which one is the page's own is unknown.
    const [other] = days
    if (other !== undefined && days.length === 1 && !isSameDay(day, other))
      return [accepted('contradictedDate', within(pointer, key), `${key} is ${day}; the page says ${other}.`)]
    if (other !== undefined || said.some((one) => one.shown)) return []
    // If neither is shown, report the later one only.
    return key === said[0]?.key
      ? [accepted('hiddenDate', within(pointer, key), `The page shows no date; ${key} is ${day}.`)]
      : []
  })
}

/** The days that a page labels as published or updated. Once per page, whose markup may have thousands of nodes. */
const labelledOn = memoize((page: PageFacts) => {
  const all = shownDates(page.text, page.language)
  const of = (key: ShownDate['label']) => [...new Set(all.filter(({ label }) => label === key).map(({ day }) => day))]
  return { datePublished: of('datePublished'), dateModified: of('dateModified') }
})

const daysOn = memoize((page: PageFacts) => {
  const shown = new Set(page.days.map((day) => Date.parse(day)))
  return memoizeIn(new Map(), (day: string) => {
    const time = Date.parse(day)
    if (Number.isNaN(time)) return false
    const near = [-1, 0, 1].map((shift) => time + shift * 86_400_000)
    return (
      near.some((one) => shown.has(one)) ||
      near.some((one) =>
        inWords(new Date(one).toISOString().slice(0, 10), page.language).some((words) => shows(page, words)),
      )
    )
  })
})

/** Whether a page shows a day, or the one before or after, because of time zones. */
export const isDayShown = (day: string, page: PageFacts): boolean => daysOn(page)(day)

/** Ways to write a day in a language; making them takes longer than using them. */
const formatsOf = memoizeIn(new Map(), (language: string) => {
  const locales = [...new Set([...localesOf(language), 'en-US', 'en-GB'])]
  const styles = ['long', 'medium', 'short'] as const
  return locales.flatMap((locale) => [
    ...styles.map((dateStyle) => new Intl.DateTimeFormat(locale, { dateStyle, timeZone: 'UTC' })),
    // 05.03.2026, and the day without its year, as pages of the current year write it.
    new Intl.DateTimeFormat(locale, { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' }),
    new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' }),
  ])
})

/** How a page may write a day. */
function inWords(day: string, language = 'en'): string[] {
  const date = new Date(`${day}T00:00:00Z`)
  if (Number.isNaN(date.getTime())) return []
  return [lettersAndDigits(day), ...formatsOf(language).map((format) => lettersAndDigits(format.format(date)))]
}

function checkLanguage({ node, pointer }: Place, { language }: PageFacts): Problem[] {
  if (!language || (!isA(node, 'WebPage') && !isA(node, 'Article'))) return []
  const languages = valuesOf(node, 'inLanguage').filter((value) => typeof value === 'string')
  if (languages.length === 0 || languages.some((value) => primary(value) === primary(language))) return []
  const message = `inLanguage is ${languages.join(', ')}; the page is in ${language}.`
  return [{ ...accepted('otherLanguage', within(pointer, 'inLanguage'), message), expected: language }]
}

/** The language of a tag by its shortest code: `en` of `eng` and `en_GB`. Norwegian pages are mostly Bokmål, and say `no`. */
function primary(tag: string): string | undefined {
  const [written = ''] = tag.toLowerCase().split(/[-_]/)
  const [locale] = localesOf(written)
  const language = locale?.split('-')[0] ?? written
  return language === 'nb' ? 'no' : language
}
