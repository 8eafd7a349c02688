import type { Locale } from '../site/locales.ts'

/** What is said to a reader, in each language. */
export type Said = Readonly<Record<Locale, string>>

export const said = (en: string, fr: string): Said => ({ en, fr })
