import type { Locale } from '../site/locales.ts'

/** As vite/worker/worker.ts writes it. `locale`: only visitors of this language keep it; the site is too large to keep whole. */
export type ManifestEntry = {
  readonly url: string
  /** None: its name changes with what is in it. */
  readonly revision: string | null
  readonly integrity: string
  readonly locale?: Locale
}

export type CorePage = ManifestEntry & { readonly locale: Locale }

/** What everybody keeps, and the pages that only visitors of a language keep: none while the site is kept whole. */
export function readManifest(entries: readonly ManifestEntry[]): {
  readonly everybody: ManifestEntry[]
  readonly core: CorePage[]
} {
  const everybody: ManifestEntry[] = []
  const core: CorePage[] = []
  for (const entry of entries) {
    const { locale } = entry
    if (locale) core.push({ ...entry, locale })
    else everybody.push(entry)
  }
  return { everybody, core }
}
