import { type I18n, type Messages, setupI18n } from '@lingui/core'
import type { Locale } from '../site/locales.ts'
import type { Catalogs } from '../ui/add-words.ts'

const catalogs: Readonly<Record<Locale, () => Promise<{ messages: Messages }>>> = {
  en: () => import('../../locales/en.po'),
  fr: () => import('../../locales/fr.po'),
}

/** Loads a language. One instance per page: prerendering renders both languages in one process. */
export async function loadI18n(locale: Locale): Promise<I18n> {
  const { messages } = await catalogs[locale]()
  return setupI18n({ locale, messages: { [locale]: messages } })
}

/** The catalog that only the prerendered HTML and the files beside it need; browsers never load it. */
export const pageWords = {
  en: () => import('../../locales/pages/en.po'),
  fr: () => import('../../locales/pages/fr.po'),
} satisfies Record<Locale, unknown> & Catalogs
