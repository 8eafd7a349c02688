import type { I18n, Messages } from '@lingui/core'

const catalogs: Readonly<Record<string, () => Promise<{ messages: Messages }>>> = {
  en: () => import('../../locales/checker/en.po'),
  fr: () => import('../../locales/checker/fr.po'),
}

/** The words of the checker: no other page carries them. Added to `i18n`, in its language. */
export async function addCheckerWords(i18n: I18n): Promise<void> {
  const catalog = await catalogs[i18n.locale]?.()
  if (catalog) i18n.load(i18n.locale, catalog.messages)
}
