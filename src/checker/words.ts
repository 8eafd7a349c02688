import type { Catalogs } from '../ui/add-words.ts'

/** The words of the checker: no other page carries them. */
export const checkerWords: Catalogs = {
  en: () => import('../../locales/checker/en.po'),
  fr: () => import('../../locales/checker/fr.po'),
}
