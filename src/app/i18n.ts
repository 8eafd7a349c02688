import { type I18n, setupI18n } from '@lingui/core'
import type { Locale } from '../site/locales.ts'
import { loadCatalog } from './catalog.ts'

/** Speaks a language. One instance a page: prerendering renders both languages in one process. */
export async function loadI18n(locale: Locale): Promise<I18n> {
  return setupI18n({ locale, messages: { [locale]: await loadCatalog(locale) } })
}
