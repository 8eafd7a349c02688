import type { Locale } from '../site/locales.ts'

/** As vite/worker/worker.ts writes it. `locale`: cached only for visitors of this language, on a site too large to be cached whole. */
export type ManifestEntry = {
  readonly url: string
  /** `null`: its name contains a hash of its content. */
  readonly revision: string | null
  readonly integrity: string
  /** Bytes as transferred. */
  readonly transfer: number
  readonly locale?: Locale
  /** Lists the pages that are cached only for visitors who ask for the whole site; `transfer` counts those pages, too. */
  readonly lists?: true
  /** Contains other files: src/site/packs.ts. */
  readonly holds?: true
}

export type CorePage = ManifestEntry & { readonly locale: Locale }

/** What is cached for everybody, and what besides, where the site is too large to be cached whole. */
export const readManifest = (entries: readonly ManifestEntry[]) => ({
  everybody: entries.filter(({ lists, holds, locale }) => !lists && !holds && !locale),
  /** Pages that are cached only for visitors of a language. */
  core: entries.filter((entry): entry is CorePage => entry.locale !== undefined),
  list: entries.find(({ lists }) => lists),
  /** Packs of files that are downloaded together. */
  packs: entries.filter(({ holds }) => holds),
})
