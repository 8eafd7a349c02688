import { quoted } from '../check/walk.ts'
import type { Json } from '../json.ts'
import { isA, priceNames } from '../site/nodes.ts'
import { type Constraint, constraint, type Judge } from './feature.ts'
import { all, each, inside, needs, past } from './judges.ts'
import { valuesAt } from './place.ts'

/** The number in a price; undefined when Google cannot parse it. */
function amountOf(value: Json): number | undefined {
  if (typeof value === 'number') return value
  return typeof value === 'string' && /^(?:\d+(?:\.\d+)?|\.\d+)$/.test(value.trim()) ? Number(value) : undefined
}

const amount = (...names: readonly string[]): Judge =>
  each(names, (value, name) => {
    if ((typeof value !== 'string' && typeof value !== 'number') || String(value).trim() === '') return undefined
    const number = amountOf(value)
    if (number !== undefined && number >= 0) return undefined
    return {
      message: `${name} is ${quoted(value)}: Google takes digits with a point, without a sign of the currency.`,
      expected: numberIn(String(value)) ?? 'a number such as 12.99',
    }
  })

/** `12,99 €` is 12.99. */
function numberIn(text: string): string | undefined {
  const found = /\d[\d\s.,’']*/.exec(text)?.[0].replace(/[\s’']/g, '')
  if (found === undefined) return undefined
  const [, whole = '', cents] = /^(.*?)(?:[.,](\d{1,2}))?[.,]?$/.exec(found) ?? []
  return whole.replace(/[.,]/g, '') + (cents ? `.${cents}` : '')
}

/** ISO 4217 codes, as Intl lists them, including former currencies. */
const currencies = new Set(Intl.supportedValuesOf('currency'))

const currency = (property: string): Judge =>
  each([property], (value) => {
    if (typeof value !== 'string' || value.trim() === '' || currencies.has(value.trim())) return undefined
    const upper = value.trim().toUpperCase()
    const message = `The currency is ${quoted(value)}, which is no code of ISO 4217.`
    if (currencies.has(upper)) return { message, expected: upper, level: 'advice' }
    const expected = { '€': 'EUR', EURO: 'EUR', EUROS: 'EUR', $: 'USD', US$: 'USD', '£': 'GBP' }[upper] ?? 'such as EUR'
    return { message, expected }
  })

const ranged: Judge = (place, { resolve }) => {
  const [low, high] = ['lowPrice', 'highPrice'].map((name) => {
    const [found] = valuesAt(place, name, resolve)
    return found && amountOf(found.value)
  })
  return low !== undefined && high !== undefined && low > high
    ? [{ pointer: `${place.pointer}/highPrice`, message: `highPrice ${high} is below lowPrice ${low}.` }]
    : []
}

const offerCount = each(['offerCount'], (value) =>
  Number(value) < 1 ? { message: `offerCount is ${quoted(value)}: there is an offer.` } : undefined,
)

const stillValid = past(
  'priceValidUntil',
  (value) => `priceValidUntil is ${value}, which is over: Google may not show the offer.`,
  'advice',
)

/** Apps may be free, and then need no currency. */
const inSomeCurrency = needs(
  'priceCurrency|priceSpecification.priceCurrency',
  'The price has no currency: merchant listings need priceCurrency, and of apps Google has to guess it.',
  (place, { resolve }) => {
    const [price] = ['price', 'priceSpecification.price'].flatMap((path) => valuesAt(place, path, resolve))
    const isApp = place.ancestors.some((ancestor) => isA(ancestor, 'SoftwareApplication'))
    return price !== undefined && !(isApp && amountOf(price.value) === 0)
  },
  'advice',
)

const identified = each(['gtin', 'gtin8', 'gtin12', 'gtin13', 'gtin14'], (value, name) => {
  const digits = String(value).replace(/[\s-]/g, '')
  if (typeof value === 'object' || digits === '' || isGtin(digits, Number(name.slice(4)))) return undefined
  return {
    level: 'advice',
    message: `${name} is ${quoted(value)}: it has another number of digits, or its check digit is wrong.`,
  }
})

/** GS1: 8, 12, 13 or 14 digits with a check digit at the end. An address of GS1 Digital Link is accepted, too. */
function isGtin(digits: string, length: number): boolean {
  if (/^https?:/.test(digits)) return true
  if (!/^(?:\d{8}|\d{12,14})$/.test(digits) || (length > 0 && digits.length > length)) return false
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0)
  return sum % 10 === 0
}

const priced = all(amount(...priceNames), currency('priceCurrency'), ranged, offerCount)

export const offerConstraints: readonly Constraint[] = [
  constraint('Product snippet', ['Offer', 'PriceSpecification'], 'product-snippet', priced),
  constraint(
    'Product snippet',
    ['Offer'],
    'product-snippet',
    inside(['Product', 'SoftwareApplication'], all(stillValid, inSomeCurrency)),
  ),
  constraint('Merchant listing', ['Product'], 'merchant-listing', identified),
  constraint(
    'Amount',
    ['MonetaryAmount'],
    'merchant-listing',
    all(amount('value', 'minValue', 'maxValue'), currency('currency')),
  ),
]
