import type { Messages } from '@lingui/core'

const catalogs: Readonly<Record<string, () => Promise<{ messages: Messages }>>> = {
  en: () => import('../../locales/late/en.po'),
  fr: () => import('../../locales/late/fr.po'),
}

/** The words of what most visitors never open: they are not in the catalog that every first visit loads. */
export const lateWords = async (locale: string): Promise<Messages> => (await catalogs[locale]?.())?.messages ?? {}
