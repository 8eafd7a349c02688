/** The languages of the site. English has no path prefix; the language is a function of the path alone. */
export const locales = ['en', 'fr'] as const
export type Locale = (typeof locales)[number]

export const defaultLocale: Locale = 'en'

/** The language with this code, which libraries type as a string; the default language for an unknown code. */
export const localeNamed = (code: string): Locale => locales.find((locale) => locale === code) ?? defaultLocale

type LocaleInfo = { name: string; openGraph: string; prefix: `/${string}` | ''; colon: string }

/** What a language calls itself, its Open Graph code, its path prefix, and how it puts a colon after a name. */
export const localeInfo: Readonly<Record<Locale, LocaleInfo>> = {
  en: { name: 'English', openGraph: 'en_US', prefix: '', colon: ':' },
  fr: { name: 'Français', openGraph: 'fr_FR', prefix: '/fr', colon: '\u00a0:' },
}

/** One value for each language. */
export const byLocale = <T>(make: (locale: Locale) => T): Readonly<Record<Locale, T>> =>
  // The object is complete, but TypeScript does not infer its keys from the list.
  Object.fromEntries(locales.map((locale) => [locale, make(locale)])) as Record<Locale, T>

/** A prefix and everything below it is that language, the rest is English: `/fr` and `/fr/faq`, not `/france`. */
export function localeOf(pathname: string): Locale {
  const isBelow = (locale: Locale) =>
    locale !== defaultLocale && `${pathname}/`.startsWith(`${localeInfo[locale].prefix}/`)
  return locales.find(isBelow) ?? defaultLocale
}

export const otherLocales = (locale: Locale): Locale[] => locales.filter((one) => one !== locale)

/** Puts an English path under the prefix of a language: `localize('/', 'fr')` is `/fr`. */
export function localize(englishPath: string, locale: Locale): string {
  const { prefix } = localeInfo[locale]
  return englishPath === '/' ? prefix || '/' : prefix + englishPath
}

/** Where the web app manifest of a language is published. */
export const manifestPath = (locale: Locale): string => `${localeInfo[locale].prefix || '/manifest'}.webmanifest`

/** The inverse of {@link localize}. */
export function withoutPrefix(pathname: string): string {
  const { prefix } = localeInfo[localeOf(pathname)]
  return pathname.slice(prefix.length) || '/'
}
