import type { Locale } from '../site/locales.ts'
import { writing } from '../site/writing.ts'

/**
 * A number from 0 as the language writes it, with one decimal at most. By hand: the first use of `Intl` takes a phone a
 * tenth of a second, as much as a tenth of a whole audit.
 */
export function numberIn(number: number, locale: Locale): string {
  const [whole = '', rest] = String(Math.round(number * 10) / 10).split('.')
  const thousands: string[] = []
  for (let end = whole.length; end > 0; end -= 3) thousands.unshift(whole.slice(Math.max(0, end - 3), end))
  const info = writing[locale]
  const grouped = thousands.join(info.thousands)
  return rest ? `${grouped}${info.decimal}${rest}` : grouped
}
