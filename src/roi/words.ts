import type { Locale } from '../site/locales.ts'
import type { Catalogs } from '../ui/add-words.ts'

/** The catalog of the calculator: no other page loads it. */
export const roiWords = {
  en: () => import('../../locales/roi/en.po'),
  fr: () => import('../../locales/roi/fr.po'),
} satisfies Record<Locale, unknown> & Catalogs
