import { type I18n, setupI18n } from '@lingui/core'
import type { Locale } from '../site/locales.ts'

const catalogs = {
  en: () => import('../../locales/en.po'),
  fr: () => import('../../locales/fr.po'),
} as const satisfies Record<Locale, unknown>

/** The interface words of a language. One instance a page: prerendering renders both languages in one process. */
export async function loadI18n(locale: Locale): Promise<I18n> {
  const { messages } = await catalogs[locale]()
  return setupI18n({ locale, messages: { [locale]: messages } })
}
