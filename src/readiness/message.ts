import type { I18n } from '@lingui/core'
import { type Locale, localeNamed } from '../site/locales.ts'
import { writing } from '../site/writing.ts'

/**
 * Words that wait for a language: plain data, which may travel to another thread. `message`, the English, is there
 * where Lingui's macros have not left it out, as they do for browsers.
 */
export type Message = {
  readonly id: string
  readonly message?: string
  readonly values?: Readonly<Record<string, Value>>
}

/** What a placeholder holds: a text or number as it is, or what each language writes in its own way. */
export type Value =
  | string
  | number
  | Message
  | readonly Message[]
  | { readonly number: number }
  | { readonly language: string }

/**
 * Messages quote the page: its control characters must not reach a terminal, nor turn the direction of a line. What joins or
 * parts letters does neither, and Persian and emoji are not themselves without it.
 */
export const printable = (text: string) => text.replace(/(?![\n\t\u00ad\u200c\u200d])[\p{Cc}\p{Cf}]/gu, '\uFFFD')

/** A message in the language of `i18n`, which has the words of the checker (src/checker/words.ts). */
export function translated(i18n: I18n, { values, ...message }: Message): string {
  const shown = Object.entries(values ?? {}).map(([name, value]) => [name, shownIn(i18n, value)])
  return printable(i18n._({ ...message, values: Object.fromEntries(shown) }))
}

function shownIn(i18n: I18n, value: Value): string | number {
  if (typeof value !== 'object') return value
  if ('id' in value) return translated(i18n, value)
  if ('number' in value) return numberIn(value.number, localeNamed(i18n.locale))
  if ('language' in value) return new Intl.DisplayNames(i18n.locale, { type: 'language' }).of(value.language) ?? ''
  return value.map((one) => translated(i18n, one)).join(', ')
}

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
