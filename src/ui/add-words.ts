import type { I18n, Messages } from '@lingui/core'

/** Words that only one part of the site needs, by language: loaded with it. */
export type Catalogs = Readonly<Record<string, () => Promise<{ messages: Messages }>>>

/** Adds words to `i18n`, in its language. */
export async function addWords(i18n: I18n, catalogs: Catalogs): Promise<void> {
  const catalog = await catalogs[i18n.locale]?.()
  if (catalog) i18n.load(i18n.locale, catalog.messages)
}
