import type { I18n, Messages } from '@lingui/core'

const catalogs: Readonly<Record<string, () => Promise<{ messages: Messages }>>> = {
  en: () => import('../../locales/late/en.po'),
  fr: () => import('../../locales/late/fr.po'),
}

// By language: what React hands out is a new object each time words are added.
const loaded = new Map<string, Promise<void>>()

/** The words of what most visitors never open: they are not in the catalog that every first visit loads. */
export function lateWords(i18n: I18n): Promise<void> {
  const { locale } = i18n
  const known = loaded.get(locale)
  if (known) return known
  const loading = catalogs[locale]?.().then(({ messages }) => i18n.load(locale, messages)) ?? Promise.resolve()
  loaded.set(locale, loading)
  return loading
}
