import type { I18n, Messages } from '@lingui/core'
import type { Locale } from '../site/locales.ts'

const catalogs: Readonly<Record<Locale, () => Promise<{ messages: Messages }>>> = {
  en: () => import('../../locales/pages/en.po'),
  fr: () => import('../../locales/pages/fr.po'),
}

/** Adds the words that only the prerendered HTML and the files beside it need; browsers never load them. */
export async function addPageWords(i18n: I18n, locale: Locale): Promise<void> {
  const { messages } = await catalogs[locale]()
  i18n.load(locale, messages)
}
