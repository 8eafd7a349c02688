import { allPagesCache } from '../site/ledger.ts'
import type { Caches } from './limited-cache.ts'
import type { ManifestEntry } from './manifest.ts'
import { atOnce, type CacheableFile, missingFrom, repair, sizeOf } from './repair.ts'

type Device = {
  readonly caches: Caches
  readonly fetch: (url: string, integrity?: string) => Promise<Response>
  /** Where the files are. */
  readonly base: string
}

/**
 * All pages of a site that is too large to be cached whole, for visitors who ask for it. Nothing of another build is ever
 * used: the list of the pages is itself a file of the build, and pages that are not in it are ignored.
 */
export function allPages({ caches, fetch, base }: Device, list: ManifestEntry | undefined) {
  const cache = () => caches.open(allPagesCache)
  const keyOf = ({ url, revision }: ManifestEntry) => new URL(`${url}?${revision}`, base).href
  const fileOf = (entry: ManifestEntry): CacheableFile => ({ ...entry, key: keyOf(entry) })
  let known: Promise<readonly CacheableFile[]> | undefined

  /** The pages of this build; none until the visitor has asked for them. */
  async function listed(): Promise<readonly CacheableFile[]> {
    const kept = list && (await (await cache()).match(keyOf(list)))
    if (!kept) return []
    const entries: ManifestEntry[] = await kept.json()
    return entries.map(fileOf)
  }
  const files = async () => {
    known ??= listed()
    const found = await known.catch(() => [])
    if (found.length === 0) known = undefined
    return found
  }
  const keys = async () => (await (await cache()).keys()).map(({ url }) => url)
  const repairAll = (wanted: readonly CacheableFile[], onKept = (_: CacheableFile) => {}) =>
    repair({ cache, onKept, fetch: ({ url, integrity }) => fetch(url, integrity) }, wanted, atOnce)

  /** @returns whether all pages are cached */
  async function keep(onKept?: (file: CacheableFile) => void): Promise<boolean> {
    if (!list) return true
    return (await repairAll([fileOf(list)])) && (await repairAll(await files(), onKept))
  }

  return {
    keep,

    /** Bytes that are not there yet. */
    async missing(): Promise<number> {
      const wanted = await files()
      return wanted.length > 0 ? sizeOf(await missingFrom(await cache(), wanted)) : (list?.transfer ?? 0)
    },

    /** A new version keeps all pages for visitors who have asked for them. @throws when not all can be fetched */
    async install(): Promise<void> {
      if ((await keys()).length > 0 && !(await keep()))
        throw new Error('Not all pages could be fetched: the browser tries again at the next visit.')
    },

    /** Deletes what earlier versions have cached. */
    async activate(): Promise<void> {
      const wanted = await files()
      // The list could not be read: what it names is not deleted with the rest.
      if (list && wanted.length === 0) return
      const mine = new Set([...wanted.map(({ key }) => key), ...(list ? [keyOf(list)] : [])])
      for (const key of await keys()) if (!mine.has(key)) await (await cache()).delete(key)
    },

    async find(file: string): Promise<Response | undefined> {
      const entry = (await files()).find(({ url }) => url === file)
      return entry && (await cache()).match(entry.key)
    },
  }
}
