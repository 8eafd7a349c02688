import { type I18n, setupI18n } from '@lingui/core'
import type { Locale } from '../site/locales.ts'
import { siteWords } from './words.ts'

/** Loads a language. One instance per page: prerendering renders both languages in one process. */
export async function loadI18n(locale: Locale): Promise<I18n> {
  const { messages } = await siteWords[locale]()
  return setupI18n({ locale, messages: { [locale]: messages } })
}
