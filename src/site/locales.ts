/** The languages of the site. English has no path prefix; the language is a function of the path alone. */
export const locales = ['en', 'fr'] as const
export type Locale = (typeof locales)[number]

export const defaultLocale: Locale = 'en'

/** The language of this code, as libraries keep it; the default one for any other. */
export const localeNamed = (code: string): Locale => locales.find((locale) => locale === code) ?? defaultLocale

/** What a language calls itself, its Open Graph code, its path prefix, and how it puts a colon after a name. */
export const localeInfo = {
  en: { name: 'English', openGraph: 'en_US', prefix: '', colon: ':' },
  fr: { name: 'Français', openGraph: 'fr_FR', prefix: '/fr', colon: '\u00a0:' },
} as const satisfies Record<Locale, { name: string; openGraph: string; prefix: string; colon: string }>

/** `/fr` and everything below it is French, the rest is English (`/france` too). */
export function localeOf(pathname: string): Locale {
  return pathname === '/fr' || pathname.startsWith('/fr/') ? 'fr' : 'en'
}

export function otherLocale(locale: Locale): Locale {
  return locale === 'en' ? 'fr' : 'en'
}

/** Puts an English path under the prefix of a language: `localize('/', 'fr')` is `/fr`. */
export function localize(englishPath: string, locale: Locale): string {
  const { prefix } = localeInfo[locale]
  return englishPath === '/' ? prefix || '/' : prefix + englishPath
}

/** The inverse of {@link localize}. */
export function withoutPrefix(pathname: string): string {
  const { prefix } = localeInfo[localeOf(pathname)]
  return pathname.slice(prefix.length) || '/'
}
