import type { Locale } from '../site/locales.ts'
import type { Catalogs } from '../ui/add-words.ts'

/** The words of everything that React renders in a browser. */
export const siteWords = {
  en: () => import('../../locales/en.po'),
  fr: () => import('../../locales/fr.po'),
} satisfies Record<Locale, unknown> & Catalogs

/** The catalog that only the prerendered HTML and the files beside it need; browsers never load it. */
export const pageWords = {
  en: () => import('../../locales/pages/en.po'),
  fr: () => import('../../locales/pages/fr.po'),
} satisfies Record<Locale, unknown> & Catalogs
