import type { Locale } from '../../site/locales.ts'

/** A moment as the language writes it, in the visitor's own time. */
export const momentOf = (at: number, locale: Locale) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(at)
