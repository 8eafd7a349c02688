import type { Locale } from './locales.ts'

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
