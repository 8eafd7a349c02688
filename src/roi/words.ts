import type { Catalogs } from '../ui/add-words.ts'

/** The words of the calculator: no other page carries them. */
export const roiWords: Catalogs = {
  en: () => import('../../locales/roi/en.po'),
  fr: () => import('../../locales/roi/fr.po'),
}
