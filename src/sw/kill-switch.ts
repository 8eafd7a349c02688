export {}

declare const self: ServiceWorkerGlobalScope

/*
 * The kill switch: published as `/sw.js`, it replaces every worker that was ever installed, deletes the cached pages, and
 * unregisters itself. Pages that are open go on as they are. IndexedDB is left alone: pages send what visitors have not
 * yet sent.
 */
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))

self.addEventListener('activate', (event) => event.waitUntil(leave()))

async function leave(): Promise<void> {
  for (const name of await self.caches.keys()) await self.caches.delete(name)
  await self.registration.unregister()
}
