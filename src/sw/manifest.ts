import type { PrecacheEntry } from 'workbox-precaching'
import type { Locale } from '../site/locales.ts'

/** As vite/precache.ts writes it. `locale`: only visitors of this language keep it; the site is too large to keep whole. */
export type ManifestEntry = PrecacheEntry & { readonly locale?: Locale }

export type CorePage = { readonly url: string; readonly revision: string; readonly locale: Locale }

/** What everybody keeps, and the pages that only visitors of a language keep: none while the site is kept whole. */
export function readManifest(entries: readonly (ManifestEntry | string)[]): {
  readonly everybody: (PrecacheEntry | string)[]
  readonly core: CorePage[]
} {
  const everybody: (PrecacheEntry | string)[] = []
  const core: CorePage[] = []
  for (const entry of entries) {
    if (typeof entry === 'string' || !entry.locale) everybody.push(entry)
    else core.push({ url: entry.url, revision: entry.revision ?? '', locale: entry.locale })
  }
  return { everybody, core }
}
