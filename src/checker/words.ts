import type { Locale } from '../site/locales.ts'
import type { Catalogs } from '../ui/add-words.ts'

/** The catalog of the checker: no other page loads it. */
export const checkerWords = {
  en: () => import('../../locales/checker/en.po'),
  fr: () => import('../../locales/checker/fr.po'),
} satisfies Record<Locale, unknown> & Catalogs
