import { isObject, type Json, type JsonObject, within } from '../json.ts'
import type { Problem } from '../problem.ts'
import type { RuleName } from '../rules.ts'
import { isA, nodesIn, type PlacedNode, valuesOf } from './nodes.ts'
import { type PageFacts, squeezed } from './page-facts.ts'

/** What of a document the page that carries it does not show, or says otherwise. */
export function checkAgreement(document: Json, page: PageFacts): Problem[] {
  return [...nodesIn(document)].flatMap((placed) => [
    ...checkNames(placed, page),
    ...checkPrices(placed, page),
    ...checkQuestions(placed, page),
    ...checkDates(placed, page),
    ...checkLanguage(placed, page),
  ])
}

/** What a visitor sees by name; of other nodes a page may well speak in other words. */
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

function checkNames({ node, pointer }: PlacedNode, page: PageFacts): Problem[] {
  const keys = [
    ...(isA(node, 'CreativeWork') ? ['headline'] : []),
    ...(shownByName.some((type) => isA(node, type)) && !isMention(pointer) ? ['name'] : []),
    ...(isA(node, 'JobPosting') ? ['title'] : []),
  ]
  return keys.flatMap((key) => hidden(node, key, pointer, page, 'hiddenName'))
}

/** What is only mentioned may be called otherwise on the page. */
const isMention = (pointer: string) =>
  /\/(?:about|mentions|isRelatedTo|isSimilarTo|knowsAbout|citation|sameAs|itemReviewed)(?:\/|$)/.test(pointer)

function hidden(node: JsonObject, key: string, pointer: string, page: PageFacts, rule: RuleName): Problem[] {
  const value = node[key]
  if (typeof value !== 'string' || page.text.includes(squeezed(plain(value)))) return []
  const shown = value.length > 60 ? `${value.slice(0, 59)}…` : value
  return [problem(rule, within(pointer, key), `The page does not show this ${key}: "${shown}".`)]
}

/** Answers may carry HTML. */
const plain = (text: string) => text.replace(/<[^>]*>/g, ' ').replace(/&(?:[a-z]+|#\d+|#x[\da-f]+);/gi, ' ')

function checkPrices({ node, pointer }: PlacedNode, page: PageFacts): Problem[] {
  if (!isA(node, 'Offer') && !isA(node, 'PriceSpecification')) return []
  return ['price', 'lowPrice', 'highPrice', 'minPrice', 'maxPrice'].flatMap((key) => {
    const price = node[key]
    if (typeof price !== 'string' && typeof price !== 'number') return []
    const amount = Number(price)
    if (
      !Number.isFinite(amount) ||
      String(price).trim() === '' ||
      spellings(amount).some((text) => page.text.includes(text))
    )
      return []
    return [problem('hiddenPrice', within(pointer, key), `The page does not show the price ${price}.`)]
  })
}

/** A price without its separators: 1299 for 1,299 and 1 299,00. */
function spellings(amount: number): string[] {
  const whole = amount.toFixed(2).replace('.', '')
  const short = Number.isInteger(amount) ? [String(amount)] : [String(amount).replace('.', '')]
  return [whole, ...short, ...(amount === 0 ? ['free', 'gratuit', 'offert'] : [])]
}

function checkQuestions({ node, pointer }: PlacedNode, page: PageFacts): Problem[] {
  if (!isA(node, 'Question')) return []
  const answers = ['acceptedAnswer', 'suggestedAnswer'].flatMap((key) => {
    const listed = Array.isArray(node[key])
    return valuesOf(node, key).flatMap((answer, index) => {
      const place = within(pointer, key)
      return isObject(answer)
        ? hidden(answer, 'text', listed ? within(place, index) : place, page, 'hiddenQuestion')
        : []
    })
  })
  return [...hidden(node, 'name', pointer, page, 'hiddenQuestion'), ...answers]
}

const saysDates = /updated|published|modified|misàjour|miseàjour|publiéle|modifiéle/

function checkDates({ node, pointer }: PlacedNode, page: PageFacts): Problem[] {
  // Nodes that are only mentioned have dates of their own; a page that shows no date cannot disagree.
  if ((page.days.length === 0 && !saysDates.test(page.text)) || pointer.split('/').length > 4 || isMention(pointer))
    return []
  if (!isA(node, 'WebPage') && !isA(node, 'Article')) return []
  return ['dateModified', 'datePublished'].flatMap((key) => {
    const value = node[key]
    const day = typeof value === 'string' ? /^\d{4}-\d\d-\d\d/.exec(value)?.[0] : undefined
    if (
      day === undefined ||
      page.days.includes(day) ||
      inWords(day, page.language).some((text) => page.text.includes(text))
    )
      return []
    return [
      problem(
        'hiddenDate',
        within(pointer, key),
        `${key} is ${day}; the page ${page.days.length > 0 ? `shows ${page.days.slice(0, 3).join(', ')}` : 'shows another date'}.`,
      ),
    ]
  })
}

const formats = new Map<string, Intl.DateTimeFormat[]>()

/** Ways to write a day in a language; making them takes longer than using them. */
function formatsOf(language: string): Intl.DateTimeFormat[] {
  const known = formats.get(language)
  if (known) return known
  const isTag = /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i.test(language)
  const locales = [...new Set([...(isTag ? [language] : []), 'en-US', 'en-GB'])]
  const styles = ['long', 'medium', 'short'] as const
  const made = locales.flatMap((locale) =>
    styles.map((dateStyle) => new Intl.DateTimeFormat(locale, { dateStyle, timeZone: 'UTC' })),
  )
  formats.set(language, made)
  return made
}

/** How a page may write a day. */
function inWords(day: string, language = 'en'): string[] {
  const date = new Date(`${day}T00:00:00Z`)
  if (Number.isNaN(date.getTime())) return []
  return [squeezed(day), ...formatsOf(language).map((format) => squeezed(format.format(date)))]
}

function checkLanguage({ node, pointer }: PlacedNode, { language }: PageFacts): Problem[] {
  if (!language || (!isA(node, 'WebPage') && !isA(node, 'Article')) || isMention(pointer)) return []
  const languages = valuesOf(node, 'inLanguage').filter((value) => typeof value === 'string')
  if (languages.length === 0 || languages.some((value) => primary(value) === primary(language))) return []
  return [
    {
      ...problem(
        'otherLanguage',
        within(pointer, 'inLanguage'),
        `inLanguage is ${languages.join(', ')}; the page is in ${language}.`,
      ),
      expected: language,
    },
  ]
}

const primary = (tag: string) => tag.toLowerCase().split(/[-_]/)[0]

const problem = (rule: RuleName, pointer: string, message: string): Problem => ({
  rule,
  pointer,
  at: 'value',
  tsc: 'accepts',
  message,
})
