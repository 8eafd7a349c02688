import type { Catalogs } from '../../ui/add-words.ts'

/** The words of the panel. */
export const panelWords: Catalogs = {
  en: () => import('../../../locales/outbox/en.po'),
  fr: () => import('../../../locales/outbox/fr.po'),
}
