import { type I18n, setupI18n } from '@lingui/core'
import type { Locale } from '../site/locales.ts'
import { addWords } from '../ui/add-words.ts'
import { checkerWords } from './words.ts'

/** An `I18n` with the catalog of the checker in a language. */
export async function checkerIn(locale: Locale): Promise<I18n> {
  const i18n = setupI18n({ locale, messages: { [locale]: {} } })
  await addWords(i18n, checkerWords)
  return i18n
}
