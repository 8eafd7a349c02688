import { cacheNames } from 'workbox-core'
import { getCacheKeyForURL } from 'workbox-precaching'
import { getOrCreatePrecacheController } from 'workbox-precaching/utils/getOrCreatePrecacheController.js'
import { canonicalPath } from '../site/aliases.ts'
import { type Locale, localeOf } from '../site/locales.ts'
import { firstOf } from './first.ts'
import type { ManifestEntry } from './manifest.ts'
import { type Pack, takePacks } from './packs.ts'
import { reuseRenamed } from './rename.ts'
import { atOnce, type CacheableFile, repair } from './repair.ts'

declare const self: ServiceWorkerGlobalScope

export const precached = () => self.caches.open(cacheNames.precache)

/** Pages that are open, whether or not a worker controls them. */
export async function openPaths(): Promise<string[]> {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  return [...new Set(open.map(({ url }) => canonicalPath(new URL(url).pathname)))]
}

/** Caches the files for everybody: those that are read first during the install, then the rest; and repairs them. */
export function openPrecache(everybody: ManifestEntry[], packs: readonly Pack[]) {
  const workbox = getOrCreatePrecacheController()
  workbox.addToCacheList(everybody)

  const files = everybody.flatMap(({ url, integrity, transfer }): CacheableFile[] => {
    const key = getCacheKeyForURL(url)
    return key ? [{ url, key, integrity, transfer }] : []
  })
  /** @param hashed cache mode for files with a hash in their name */
  const fetchAs =
    (hashed: RequestCache) =>
    ({ url, key, integrity }: CacheableFile) =>
      fetch(url, { cache: key.endsWith(url) ? hashed : 'no-cache', integrity })
  type OnKept = (file: CacheableFile) => void
  /** First packs, then single files. @returns whether nothing is missing */
  async function fill(files: readonly CacheableFile[], hashed: RequestCache, onKept?: OnKept): Promise<boolean> {
    const fetchPack = ({ url, integrity }: Pack) => fetch(url, { cache: 'no-cache', integrity })
    await takePacks({ cache: precached, fetch: fetchPack, onKept }, packs, files)
    return repair({ cache: precached, fetch: fetchAs(hashed), onKept }, files, atOnce)
  }
  const looked = new Set<Locale>()
  /** One after the other: two would fetch the same files. */
  let working = Promise.resolve()

  self.addEventListener('install', (event) => event.waitUntil(install()))
  self.addEventListener('activate', (event) => event.waitUntil(workbox.activate(event)))

  async function install(): Promise<void> {
    await reuseRenamed(precached, files)
    const first = await firstFiles()
    await fill(first, 'default')
    // Once more for a connection that broke, for an error that the browser's own cache goes on with (some hosts give the
    // headers of files to their 404 page), and for what a version has deleted that became active meanwhile.
    if (await fill(first, 'no-cache')) return
    throw new Error('Not all that a page needs could be fetched: the browser tries again at the next visit.')
  }

  /** The files without which this version cannot answer. */
  async function firstFiles(...opened: string[]): Promise<CacheableFile[]> {
    const had = await (await precached()).keys()
    return files.filter(
      firstOf(
        [...opened, ...(await openPaths())],
        had.map(({ url }) => url),
      ),
    )
  }

  async function complete(wanted: readonly CacheableFile[]): Promise<void> {
    if (await fill(wanted, 'no-cache')) return
    // The next version need not wait for this one, which cannot be completed. Offline, none can be found.
    const { registration } = self
    if (!registration.installing && !registration.waiting) await registration.update().catch(() => {})
    if (registration.installing) await installed(registration.installing)
    registration.waiting?.postMessage({ type: 'SKIP_WAITING' })
  }

  return {
    /** All files, cached or not. */
    files: files as readonly CacheableFile[],

    /**
     * Makes sure that the files for readers of a page are cached: once per start of the worker and language, and again when
     * the page is missing. Never rejects.
     */
    lookAfter(path: string, missed: boolean): Promise<void> {
      const language = localeOf(path)
      if (missed || !looked.has(language))
        working = working
          .then(() => firstFiles(path))
          .then(complete)
          .catch(nothing)
      looked.add(language)
      return working
    },

    /** Fetches the files that are missing. Never rejects. */
    keepRest(onKept: OnKept): Promise<void> {
      working = working
        .then(async () => {
          if (!(await fill(files, 'default', onKept))) await complete(files)
        })
        .catch(nothing)
      return working
    },
  }
}

const nothing = () => {}

const installed = (worker: ServiceWorker) =>
  new Promise((resolve) => worker.addEventListener('statechange', resolve, { once: true }))
