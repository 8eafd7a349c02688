import type { MessageDescriptor, Messages } from '@lingui/core'
import type { Locale } from '../site/locales.ts'
import type { Catalogs } from '../ui/add-words.ts'

const wordsOf = (catalogs: Catalogs & Record<Locale, unknown>) => async (locale: string) =>
  (await catalogs[locale]?.())?.messages ?? {}

/** The catalog of the banner: the only one that is loaded before a visitor touches the page. */
export const bannerWords = wordsOf({
  en: () => import('../../locales/banner/en.po'),
  fr: () => import('../../locales/banner/fr.po'),
})

/** The catalog of what most visitors never open. */
export const lateWords = wordsOf({
  en: () => import('../../locales/late/en.po'),
  fr: () => import('../../locales/late/fr.po'),
})

export type Translate = (message: MessageDescriptor) => string

/** Translates messages without placeholders: Lingui itself, which fills those in, is loaded with React. */
export const translatorOf =
  (messages: Messages): Translate =>
  ({ id, message = id }) =>
    [messages[id] ?? message].flat().join('')
