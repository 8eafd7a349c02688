import { type Locale, localeOf, locales } from './locales.ts'

/*
 * What a first visit keeps is some ninety files, most of them small and much alike. Those of a language, and those of all
 * languages, travel together, once; they are kept each by itself, and fetched so when an update changes a few.
 * vite/worker/packs.ts writes them: the texts of files by their names.
 */

/** What only a tool, a film or the system's launcher asks for; the scripts of a tool are half of all. */
export const rest = /^(?:assets\/(?:page-auditor|live-checker|live-calculator|sample)-|videos\/|[\w-]+-512\.png$)/

/** The language of what a file says, by its name; none: of all. What is said of pages that are not here is said to all. */
export function languageOf(url: string): Locale | undefined {
  const page = /^kept\/pages(.*)\.bin$/.exec(url)?.[1]
  if (page !== undefined) return /\/(?:404|410|offline)$/.test(page) ? undefined : localeOf(page)
  const said = /^(?:assets\/)?(\w\w)[-.]|-(\w\w)\.(?:vtt|txt)$/.exec(url)
  return locales.find((locale) => said?.slice(1).includes(locale))
}

/** What holds a file as well, from the site's folder; none: it travels alone, as `look.txt`, whose headers are every page's. */
export const packOf = (url: string): string | undefined =>
  /\.(?:js|bin)$|^kept\/shell\./.test(url) && !rest.test(url) ? `kept/${languageOf(url) ?? 'all'}.json` : undefined
