import { cacheNames } from 'workbox-core'
import { getCacheKeyForURL } from 'workbox-precaching'
import { getOrCreatePrecacheController } from 'workbox-precaching/utils/getOrCreatePrecacheController.js'
import type { ManifestEntry } from './manifest.ts'
import { renameKept } from './rename.ts'
import { type KeptFile, repair } from './repair.ts'

declare const self: ServiceWorkerGlobalScope

/** Files that an install asks for at the same time: as many as browsers ask a host of HTTP/1.1. */
const atOnce = 6

export const precached = () => self.caches.open(cacheNames.precache)

/** Sees to it that what everybody keeps is there, whole, from the install on. */
export function keepWhole(everybody: ManifestEntry[]) {
  const workbox = getOrCreatePrecacheController()
  workbox.addToCacheList(everybody)

  const files = everybody.flatMap(({ url, integrity }): KeptFile[] => {
    const key = getCacheKeyForURL(url)
    return key ? [{ url, key, integrity }] : []
  })
  /** @param hashed how what has a hash in its name is asked for */
  const fetchAs =
    (hashed: RequestCache) =>
    ({ url, key, integrity }: KeptFile) =>
      fetch(url, { cache: key.endsWith(url) ? hashed : 'no-cache', integrity })
  const looking = { cache: precached, fetch: fetchAs('no-cache') }
  let repairing: Promise<void> | undefined

  self.addEventListener('install', (event) => event.waitUntil(install(event)))
  self.addEventListener('activate', (event) => event.waitUntil(workbox.activate(event)))

  /** Workbox asks for one file after the other: it finds all there, or fails where one cannot be had. */
  async function install(event: ExtendableEvent): Promise<void> {
    await renameKept(precached, files)
    await repair({ cache: precached, fetch: fetchAs('default') }, files, atOnce)
    await workbox.install(event)
  }

  /** Looks once per start of the worker whether all is there, and again when a page is missed. Never rejects. */
  return (missed: boolean): Promise<void> => {
    if (!repairing || missed) repairing = Promise.resolve(repairing).then(makeWhole)
    return repairing
  }

  async function makeWhole(): Promise<void> {
    if (await repair(looking, files)) return
    // The version that follows need not wait for one that cannot be made whole. Offline, there is none to be had.
    const { registration } = self
    if (!registration.installing && !registration.waiting) await registration.update().catch(() => {})
    if (registration.installing) await installed(registration.installing)
    registration.waiting?.postMessage({ type: 'SKIP_WAITING' })
  }
}

const installed = (worker: ServiceWorker) =>
  new Promise((resolve) => worker.addEventListener('statechange', resolve, { once: true }))
