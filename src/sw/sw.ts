import { cacheNames, clientsClaim } from 'workbox-core'
import {
  addPlugins,
  addRoute,
  cleanupOutdatedCaches,
  getCacheKeyForURL,
  matchPrecache,
  precache,
} from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { syncTag } from '../outbox/names.ts'
import { canonicalPath } from '../site/aliases.ts'
import { siteId } from '../site/brand.ts'
import { localeOf } from '../site/locales.ts'
import { shareQuery } from '../site/shared.ts'
import { deliverKept } from './deliver.ts'
import { dressed } from './dress.ts'
import { type ManifestEntry, readManifest } from './manifest.ts'
import { answerTo, offlinePage } from './paths.ts'
import { isKeptPicture, pictures } from './pictures.ts'
import { readPages } from './read-pages.ts'
import { type KeptFile, repair } from './repair.ts'
import { takeShared } from './shared.ts'
import { recallTheme, rememberTheme, themeFrom } from './theme.ts'

/** Not in TypeScript's library: only Chromium has Background Sync. */
declare global {
  interface ServiceWorkerGlobalScopeEventMap {
    sync: ExtendableEvent & { readonly tag: string }
  }
}

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: ManifestEntry[] }

const { everybody, core } = readManifest(self.__WB_MANIFEST)
const pages = readPages(
  { caches: self.caches, fetch: (url, integrity = '') => fetch(url, { cache: 'no-cache', integrity }) },
  core,
)
const picture = pictures({ caches: self.caches, fetch: (request) => fetch(request) })

precache(everybody)
cleanupOutdatedCaches()
clientsClaim()

// Some hosts answer `/404` itself with status 404; one refused entry and the worker never installs.
addPlugins([
  {
    // By address alone: a page varies by `Accept`, and the worker fetched it with another than the visitor's browser.
    cacheKeyWillBeUsed: async ({ request }) => new Request(request.url),
    cacheWillUpdate: async ({ request, response }) =>
      response.ok || new URL(request.url).pathname.endsWith('/404') ? response : null,
    // Of another version than this worker, as while a deploy is under way: still better than nothing, but not kept.
    handlerDidError: async ({ request, event }) => (event instanceof FetchEvent ? fetch(request) : undefined),
  },
])

self.addEventListener('install', (event) => event.waitUntil(keepLanguagesInUse()))
self.addEventListener('activate', (event) => event.waitUntil(pages.refresh()))

async function keepLanguagesInUse(): Promise<void> {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  for (const { url } of open) await pages.keepCore(localeOf(new URL(url).pathname))
}

const precached = () => self.caches.open(cacheNames.precache)

const keptFiles = (): KeptFile[] =>
  everybody.flatMap(({ url, integrity }) => {
    const key = getCacheKeyForURL(url)
    return key ? [{ url, key, integrity }] : []
  })

let repairing: Promise<void> | undefined

/** Looks once per start of the worker whether all is there, and again when a page is missed. Never rejects. */
function keepWhole(missed: boolean): Promise<void> {
  if (!repairing || missed) repairing = Promise.resolve(repairing).then(makeWhole)
  return repairing
}

async function makeWhole(): Promise<void> {
  const isWhole = await repair(
    { cache: precached, fetch: ({ url, integrity }) => fetch(url, { cache: 'no-cache', integrity }) },
    keptFiles(),
  )
  if (isWhole) return
  // The version that follows need not wait for one that cannot be made whole. Offline, there is none to be had.
  const { registration } = self
  if (!registration.installing && !registration.waiting) await registration.update().catch(() => {})
  if (registration.installing) await installed(registration.installing)
  registration.waiting?.postMessage({ type: 'SKIP_WAITING' })
}

const installed = (worker: ServiceWorker) =>
  new Promise((resolve) => worker.addEventListener('statechange', resolve, { once: true }))

/** Drops a page for which the server has another by now. @param fresh what the server has */
async function letGo(path: string, fresh: Response): Promise<void> {
  const key = getCacheKeyForURL(path)
  const kept = key && (await (await precached()).match(key))
  if (!kept || !fresh.ok) return
  const text = await fresh.text()
  // A captive portal's page is no reason to lose ours.
  if (text.includes(`data-page="${path}"`) && text !== (await kept.text())) await (await precached()).delete(key)
}

const isPrecached = (address: string) => getCacheKeyForURL(address) !== undefined

/** The network first: nothing but what is precached is known to be of this version. */
async function fetchPage(path: string, request: Request, event: ExtendableEvent): Promise<Response | undefined> {
  try {
    const response = await fetch(request)
    event.waitUntil(pages.remember(path, response.clone()))
    return response
  } catch {
    return pages.find(path)
  }
}

async function openPage(url: URL, request: Request, event: ExtendableEvent): Promise<Response> {
  event.waitUntil(pages.keepCore(localeOf(url.pathname)))
  const answer = answerTo(url.pathname, isPrecached)
  if (answer.kind === 'moved') return Response.redirect(answer.to + url.search, 308)
  if (answer.kind === 'kept') {
    const page = await matchPrecache(answer.address)
    event.waitUntil(keepWhole(!page))
    return page ? dressed(page, await recallTheme(self.caches)) : fetch(request)
  }
  const path = canonicalPath(url.pathname)
  const [response, theme] = await Promise.all([fetchPage(path, request, event), recallTheme(self.caches)])
  if (response) return dressed(response, theme)
  // Kept whole, the site is known to have no such page; else the page may well exist.
  const [address, status] = pages.limited ? [offlinePage(path), 503] : [answer.notFound, 404]
  const page = await matchPrecache(address)
  return page ? dressed(page, theme, status) : Response.error()
}

registerRoute(
  ({ request, sameOrigin }) => sameOrigin && request.mode === 'navigate',
  ({ url, request, event }) => openPage(url, request, event),
)

// What other apps share: vite/manifests.ts.
registerRoute(
  ({ request, sameOrigin, url }) => sameOrigin && request.mode === 'navigate' && url.search === shareQuery,
  ({ request }) => takeShared(request, self.caches),
  'POST',
)

// A page of which a script cannot be loaded (src/app/worker/recover.ts) asks past what is kept here.
registerRoute(
  ({ request, sameOrigin }) => sameOrigin && request.cache === 'reload',
  async ({ url, request }) => {
    const response = await fetch(request)
    await letGo(canonicalPath(url.pathname), response.clone())
    return response
  },
)

// What a page asks for: its files, and the next page's HTML.
addRoute({ ignoreURLParametersMatching: [/^/], cleanURLs: false, directoryIndex: '' })

// The next page's HTML where it is not precached.
registerRoute(
  ({ request, sameOrigin }) => sameOrigin && request.headers.get('accept') === 'text/html',
  async ({ url, request, event }) => (await fetchPage(url.pathname, request, event)) ?? Response.error(),
)

registerRoute(
  ({ url, request, sameOrigin }) => isKeptPicture({ url, sameOrigin, destination: request.destination }),
  ({ request, event }) => picture(request, (work) => event.waitUntil(work)),
)

self.addEventListener('sync', (event) => {
  if (event.tag === syncTag(siteId)) event.waitUntil(deliverKept())
})

self.addEventListener('message', (event) => {
  const message: { type?: unknown; theme?: unknown } = Object(event.data)
  if (message.type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting())
  if (message.type === 'THEME') event.waitUntil(rememberTheme(self.caches, themeFrom(message.theme)))
})
