import { type Locale, localeInfo } from '../../site/locales.ts'
import { writing } from '../../site/writing.ts'
import type { Unit } from './inputs.ts'

/** Units that may be beside a number, not within it: `12€50` is no 1,250. */
const unit = /(?<!\d\s*)(?:[%€$]|EUR|USD)\s*|\s*(?:[%€$]|EUR|USD)(?!\s*[\d.,])/gi

/**
 * Numbers as languages write them, by decimal sign; groups are of three digits. Where the sign is a comma, a point is
 * accepted as the decimal key of a number pad…
 */
const written = {
  '.': /^[+\-−]?(?:\d+|\d{1,3}(?:[,\s'’]\d{3})+)?(?:\.\d*)?$/,
  ',': /^[+\-−]?(?:\d+|\d{1,3}(?:[\s'’]\d{3})+)?(?:[.,]\d*)?$/,
}

/** …but with three digits after it, and no zero before it, it may be a foreign thousand: nobody knows which was meant. */
const ambiguous = { '.': /^$/, ',': /^[+\-−]?[1-9]\d{0,2}\.\d{3}$/ }

/** Reads a number as the language writes it; `undefined` for anything else, or ambiguous. */
export function parseNumber(text: string, locale: Locale): number | undefined {
  const { decimal } = writing[locale]
  const bare = text.replace(unit, '').trim()
  if (!/\d/.test(bare) || !written[decimal].test(bare) || ambiguous[decimal].test(bare)) return undefined
  const plain = bare.replace(decimal === ',' ? /[\s'’]/g : /[,\s'’]/g, '').replace(',', '.')
  // Adding 0 turns a typed -0 into 0.
  return Number(plain.replace('−', '-')) + 0
}

/** A number as it is in a field: grouped, without its unit, not rounded. */
export function formatPlain(value: number, locale: Locale): string {
  return new Intl.NumberFormat(tagOf(locale), { maximumFractionDigits: 10, signDisplay: 'negative' }).format(value)
}

/** An amount as a text shows it: small ones to a tenth. @param value a percentage as 3 for 3 % */
export function formatAmount(value: number, unit: Unit, locale: Locale): string {
  const styles = {
    money: { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 },
    percent: { style: 'percent', maximumFractionDigits: Math.abs(value) < 10 ? 1 : 0 },
    count: { maximumFractionDigits: Math.abs(value) < 10 ? 1 : 0 },
    months: { maximumFractionDigits: 0 },
  } as const
  const shown = unit === 'percent' ? value / 100 : value
  const format = new Intl.NumberFormat(tagOf(locale), { ...styles[unit], signDisplay: 'negative' })
  // Typeset as on the rest of the site.
  return format.format(shown).replace(/\s%/, '\u202f%').replace('-', '−')
}

/** `en-US`: what a number is written like depends on the country, too. */
const tagOf = (locale: Locale) => localeInfo[locale].openGraph.replace('_', '-')
