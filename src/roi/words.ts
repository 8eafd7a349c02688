import type { I18n, Messages } from '@lingui/core'

const catalogs: Readonly<Record<string, () => Promise<{ messages: Messages }>>> = {
  en: () => import('../../locales/roi/en.po'),
  fr: () => import('../../locales/roi/fr.po'),
}

/** The words of the calculator: no other page carries them. Added to `i18n`, in its language. */
export async function addRoiWords(i18n: I18n): Promise<void> {
  const catalog = await catalogs[i18n.locale]?.()
  if (catalog) i18n.load(i18n.locale, catalog.messages)
}
