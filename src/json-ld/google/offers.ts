import { quoted } from '../check/walk.ts'
import type { Json } from '../json.ts'
import { isA, type Place, priceNames } from '../site/nodes.ts'
import { type Around, type Constraint, constraint, type Fault, inside } from './feature.ts'
import { hasAny, valuesAt } from './place.ts'

/** The number in a price; undefined when Google cannot parse it. */
function amountOf(value: Json): number | undefined {
  if (typeof value === 'number') return value
  return typeof value === 'string' && /^(?:\d+(?:\.\d+)?|\.\d+)$/.test(value.trim()) ? Number(value) : undefined
}

function badAmount({ value, pointer }: { value: Json; pointer: string }): Fault[] {
  if (typeof value !== 'string' && typeof value !== 'number') return []
  if (typeof value === 'string' && value.trim() === '') return []
  const name = pointer.split('/').findLast((word) => !/^\d+$/.test(word))
  const amount = amountOf(value)
  if (amount !== undefined && amount >= 0) return []
  const expected = numberIn(String(value))
  return [
    {
      pointer,
      message: `${name} is ${quoted(value)}: Google takes digits with a point, without a sign of the currency.`,
      expected: expected ?? 'a number such as 12.99',
    },
  ]
}

/** `12,99 €` is 12.99. */
function numberIn(text: string): string | undefined {
  const found = /\d[\d\s.,’']*/.exec(text)?.[0].replace(/[\s’']/g, '')
  if (found === undefined) return undefined
  const [, whole = '', cents] = /^(.*?)(?:[.,](\d{1,2}))?[.,]?$/.exec(found) ?? []
  return whole.replace(/[.,]/g, '') + (cents ? `.${cents}` : '')
}

/** ISO 4217 codes, as Intl lists them, including former currencies. */
const currencies = new Set(Intl.supportedValuesOf('currency'))

function badCurrency({ value, pointer }: { value: Json; pointer: string }): Fault[] {
  if (typeof value !== 'string' || value.trim() === '' || currencies.has(value.trim())) return []
  const upper = value.trim().toUpperCase()
  const message = `The currency is ${quoted(value)}, which is no code of ISO 4217.`
  if (currencies.has(upper)) return [{ pointer, message, expected: upper, level: 'advice' }]
  const expected = { '€': 'EUR', EURO: 'EUR', EUROS: 'EUR', $: 'USD', US$: 'USD', '£': 'GBP' }[upper] ?? 'such as EUR'
  return [{ pointer, message, expected }]
}

function priced(place: Place, { resolve }: Around): Fault[] {
  const at = (path: string) => valuesAt(place, path, resolve)
  const faults = [
    ...priceNames.flatMap((name) => at(name).flatMap(badAmount)),
    ...at('priceCurrency').flatMap(badCurrency),
  ]
  const [low, high] = [at('lowPrice')[0], at('highPrice')[0]].map((one) => one && amountOf(one.value))
  if (low !== undefined && high !== undefined && low > high)
    faults.push({ pointer: `${place.pointer}/highPrice`, message: `highPrice ${high} is below lowPrice ${low}.` })
  const count = at('offerCount')[0]
  if (count && Number(count.value) < 1)
    faults.push({ pointer: count.pointer, message: `offerCount is ${quoted(count.value)}: there is an offer.` })
  return faults
}

function ofProduct(place: Place, { resolve, today }: Around): Fault[] {
  const { node, pointer, ancestors } = place
  const faults: Fault[] = []
  const until = valuesAt(place, 'priceValidUntil', resolve)[0]
  if (until && isPast(until.value, today))
    faults.push({
      pointer: until.pointer,
      level: 'advice',
      message: `priceValidUntil is ${quoted(until.value)}, which is over: Google may not show the offer.`,
    })
  const amount = valuesAt(place, 'price', resolve)[0] ?? valuesAt(place, 'priceSpecification.price', resolve)[0]
  const isApp = ancestors.some((ancestor) => isA(ancestor, 'SoftwareApplication'))
  const isFree = amount && amountOf(amount.value) === 0
  if (amount && !hasAny(node, 'priceCurrency|priceSpecification.priceCurrency', resolve) && !(isApp && isFree))
    faults.push({
      pointer,
      level: 'advice',
      message: 'The price has no currency: merchant listings need priceCurrency, and of apps Google has to guess it.',
    })
  return faults
}

/** Whether a day, or a time, lies before today. */
export function isPast(value: Json, today: string): boolean {
  const day = typeof value === 'string' ? /^\d{4}-\d\d-\d\d/.exec(value)?.[0] : undefined
  return day !== undefined && day < today
}

function identified(place: Place, { resolve }: Around): Fault[] {
  return ['gtin', 'gtin8', 'gtin12', 'gtin13', 'gtin14'].flatMap((name) =>
    valuesAt(place, name, resolve).flatMap(({ value, pointer }) => {
      const digits = String(value).replace(/[\s-]/g, '')
      if (typeof value === 'object' || digits === '' || isGtin(digits, Number(name.slice(4)))) return []
      return [
        {
          pointer,
          level: 'advice',
          message: `${name} is ${quoted(value)}: it has another number of digits, or its check digit is wrong.`,
        } as const,
      ]
    }),
  )
}

/** GS1: 8, 12, 13 or 14 digits with a check digit at the end. An address of GS1 Digital Link is accepted, too. */
function isGtin(digits: string, length: number): boolean {
  if (/^https?:/.test(digits)) return true
  if (!/^(?:\d{8}|\d{12,14})$/.test(digits) || (length > 0 && digits.length > length)) return false
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0)
  return sum % 10 === 0
}

function salary(place: Place, { resolve }: Around): Fault[] {
  const at = (path: string) => valuesAt(place, path, resolve)
  return [
    ...['value', 'minValue', 'maxValue'].flatMap((name) => at(name).flatMap(badAmount)),
    ...at('currency').flatMap(badCurrency),
  ]
}

export const offerConstraints: readonly Constraint[] = [
  constraint('Product snippet', ['Offer', 'PriceSpecification'], 'product-snippet', priced),
  constraint('Product snippet', ['Offer'], 'product-snippet', inside(['Product', 'SoftwareApplication'], ofProduct)),
  constraint('Merchant listing', ['Product'], 'merchant-listing', identified),
  constraint('Amount', ['MonetaryAmount'], 'merchant-listing', salary),
]
