import type { Messages } from '@lingui/core'
import type { Locale } from '../site/locales.ts'

const catalogs: Readonly<Record<Locale, () => Promise<{ messages: Messages }>>> = {
  en: () => import('../../locales/en.po'),
  fr: () => import('../../locales/fr.po'),
}

/** The interface words that browsers need. */
export const loadCatalog = async (locale: Locale): Promise<Messages> => (await catalogs[locale]()).messages
