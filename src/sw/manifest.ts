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
export function readManifest(entries: readonly ManifestEntry[]): {
  readonly everybody: ManifestEntry[]
  /** Pages that are cached only for visitors of a language. */
  readonly core: CorePage[]
  readonly list: ManifestEntry | undefined
  /** Packs of files that are downloaded together. */
  readonly packs: ManifestEntry[]
} {
  const everybody: ManifestEntry[] = []
  const core: CorePage[] = []
  const packs: ManifestEntry[] = []
  let list: ManifestEntry | undefined
  for (const entry of entries) {
    const { locale } = entry
    if (entry.lists) list = entry
    else if (entry.holds) packs.push(entry)
    else if (locale) core.push({ ...entry, locale })
    else everybody.push(entry)
  }
  return { everybody, core, list, packs }
}
