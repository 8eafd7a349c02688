import type { Locale } from '../site/locales.ts'
import type { Catalogs } from '../ui/add-words.ts'

const wordsOf = (catalogs: Catalogs & Record<Locale, unknown>) => async (locale: string) =>
  (await catalogs[locale]?.())?.messages ?? {}

/** The words of the banner: the only ones that come before anyone touches a page. */
export const bannerWords = wordsOf({
  en: () => import('../../locales/banner/en.po'),
  fr: () => import('../../locales/banner/fr.po'),
})

/** The words of what most visitors never open. */
export const lateWords = wordsOf({
  en: () => import('../../locales/late/en.po'),
  fr: () => import('../../locales/late/fr.po'),
})
