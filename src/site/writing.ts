import { type Locale, localeNamed } from './locales.ts'
import { memoizeIn } from './memoize.ts'

type Writing = {
  readonly quotes: readonly [open: string, close: string]
  /** What is between groups of three digits. */
  readonly thousands: string
  readonly decimal: '.' | ','
  /** The first of a month, where it is no plain 1. */
  readonly first?: string
}

/** How each language writes quotations, numbers and dates. Apart from locales.ts, which every first visit loads. */
export const writing: Readonly<Record<Locale, Writing>> = {
  en: { quotes: ['“', '”'], thousands: ',', decimal: '.' },
  fr: { quotes: ['«\u00a0', '\u00a0»'], thousands: '\u202f', decimal: ',', first: '1er' },
}

/** Constructing a format costs a hundred times as much as using it. */
const longFormat = memoizeIn(
  new Map(),
  (locale: string) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }),
)

/** An ISO date as a language writes it: "November 21, 2026", "1er mai 2026", "octobre 2025". A year stays a year. */
export function writtenDate(iso: string, locale: string): string {
  if (/^\d{4}$/.test(iso)) return iso
  if (/^\d{4}-\d{2}$/.test(iso))
    return new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(iso))
  // Day and month, which come first in both languages, stay on one line.
  const written = longFormat(locale).format(new Date(iso)).replace(' ', '\u00a0')
  const { first } = writing[localeNamed(locale)]
  return first ? written.replace(/^1\s/, `${first}\u00a0`) : written
}
