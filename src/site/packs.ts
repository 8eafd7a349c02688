import { type Locale, localeOf, locales } from './locales.ts'

/*
 * A first visit caches some ninety files, most of them small and similar. They are downloaded in packs, one for each
 * language and one for all languages. Each file is cached by itself, and downloaded by itself when an update changes
 * a few. vite/worker/packs.ts writes the packs: the text of each file by its name.
 */

/** Files that only a tool, a film or the system's launcher requests; the scripts of tools are half of all bytes. */
export const rest =
  /^(?:assets\/(?:page-auditor|live-checker|live-calculator|sample)-|videos\/|[\w-]+-(?:192|512)\.png$|apple-touch-icon\.png$)/

/** The language of a file, by its name; `undefined`: all languages, as for the pages shown in place of a missing one. */
export function languageOf(url: string): Locale | undefined {
  const page = /^kept\/pages(.*)\.bin$/.exec(url)?.[1]
  if (page !== undefined) return /\/(?:404|410|offline)$/.test(page) ? undefined : localeOf(page)
  const said = /^(?:assets\/)?(\w\w)[-.]|-(\w\w)\.(?:vtt|txt)$/.exec(url)
  return locales.find((locale) => said?.slice(1).includes(locale))
}

/** The pack with a file, from the site's folder; `undefined`: it is downloaded alone, as `look.txt`, whose headers become every page's. */
export const packOf = (url: string): string | undefined =>
  /\.(?:js|bin)$|^kept\/shell\./.test(url) && !rest.test(url) ? `kept/${languageOf(url) ?? 'all'}.json` : undefined
