import type { Locale } from '../site/locales.ts'

/** As vite/worker/worker.ts writes it. `locale`: only visitors of this language keep it; the site is too large to keep whole. */
export type ManifestEntry = {
  readonly url: string
  /** None: its name changes with what is in it. */
  readonly revision: string | null
  readonly integrity: string
  /** Bytes as they travel. */
  readonly transfer: number
  readonly locale?: Locale
  /** Lists the pages that only those keep who ask for the whole site; `transfer` counts those pages, too. */
  readonly lists?: true
  /** Holds other files: src/site/packs.ts. */
  readonly holds?: true
}

export type CorePage = ManifestEntry & { readonly locale: Locale }

/** What everybody keeps, and what is kept beside that where the site is too large to be kept whole. */
export function readManifest(entries: readonly ManifestEntry[]): {
  readonly everybody: ManifestEntry[]
  /** Pages that only visitors of a language keep. */
  readonly core: CorePage[]
  /** The list of all pages. */
  readonly list: ManifestEntry | undefined
  /** What holds files that travel together. */
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
