import type { Locale } from '../../site/locales.ts'
import type { Catalogs } from '../../ui/add-words.ts'

export const panelWords = {
  en: () => import('../../../locales/outbox/en.po'),
  fr: () => import('../../../locales/outbox/fr.po'),
} satisfies Record<Locale, unknown> & Catalogs
