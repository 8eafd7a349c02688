import type { Locale } from '../site/locales.ts'

const groups: Readonly<Record<Locale, string>> = { en: ',', fr: '\u202f' }
const decimal: Readonly<Record<Locale, string>> = { en: '.', fr: ',' }

/**
 * A number from 0 as the language writes it, with one decimal at most. By hand: the first use of `Intl` takes a phone a
 * tenth of a second, as much as a tenth of a whole audit.
 */
export function numberIn(number: number, locale: Locale): string {
  const [whole = '', rest] = String(Math.round(number * 10) / 10).split('.')
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, groups[locale])
  return rest ? `${grouped}${decimal[locale]}${rest}` : grouped
}
