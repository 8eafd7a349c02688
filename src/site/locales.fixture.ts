import { type Locale, otherLocales } from './locales.ts'

/** Another language of the site. */
export const otherLocale = (locale: Locale): Locale => otherLocales(locale)[0] ?? locale
