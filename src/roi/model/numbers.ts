import type { Locale } from '../../site/locales.ts'
import type { Unit } from './inputs.ts'

/** Units that may be beside a number. */
const unit = /\s*(?:[%€$]|EUR|USD)\s*/gi

/** Digits with the marks of each language; groups are of three. A point in French is the decimal key of a number pad… */
const written: Record<Locale, RegExp> = {
  en: /^[+\-−]?(?:\d+|\d{1,3}(?:[,\s'’]\d{3})+)?(?:\.\d*)?$/,
  fr: /^[+\-−]?(?:\d+|\d{1,3}(?:[\s'’]\d{3})+)?(?:[.,]\d*)?$/,
}

/** …but with three digits after it, and no zero before it, it may be a foreign thousand: nobody knows which was meant. */
const ambiguous: Record<Locale, RegExp> = { en: /^$/, fr: /^[+\-−]?[1-9]\d{0,2}\.\d{3}$/ }

/** Reads a number as the language writes it; `undefined` for whatever is not surely one. */
export function parseNumber(text: string, locale: Locale): number | undefined {
  const bare = text.replace(unit, '').trim()
  if (!/\d/.test(bare) || !written[locale].test(bare) || ambiguous[locale].test(bare)) return undefined
  const plain = bare.replace(locale === 'fr' ? /[\s'’]/g : /[,\s'’]/g, '').replace(',', '.')
  // The sum makes of a typed -0 a plain zero.
  return Number(plain.replace('−', '-')) + 0
}

/** A number as it is in a field: grouped, without its unit, nothing rounded that was typed. */
export function formatPlain(value: number, locale: Locale): string {
  return new Intl.NumberFormat(tags[locale], { maximumFractionDigits: 10, signDisplay: 'negative' }).format(value)
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
  const format = new Intl.NumberFormat(tags[locale], { ...styles[unit], signDisplay: 'negative' })
  // As the rest of the site sets them.
  return format.format(shown).replace(/\s%/, '\u202f%').replace('-', '−')
}

const tags: Record<Locale, string> = { en: 'en-US', fr: 'fr-FR' }
