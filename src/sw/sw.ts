import { clientsClaim } from 'workbox-core'
import { addPlugins, addRoute, cleanupOutdatedCaches, getCacheKeyForURL, matchPrecache } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { syncTag } from '../outbox/platform.ts'
import { canonicalPath } from '../site/aliases.ts'
import { siteId } from '../site/brand.ts'
import { localeOf } from '../site/locales.ts'
import { fragmentFile, pageOfPart } from '../site/page-parts.ts'
import { shareQuery } from '../site/shared.ts'
import { allPages } from './all-pages.ts'
import { cacheOrderHandler } from './cache-orders.ts'
import { cachedPage } from './cached-page.ts'
import { deliverStored } from './deliver.ts'
import { type ManifestEntry, readManifest } from './manifest.ts'
import { networkFirst } from './network-first.ts'
import { answerTo, isFile, offlinePage } from './paths.ts'
import { isCacheablePicture, pictures } from './pictures.ts'
import { openPaths, openPrecache, precached } from './precache.ts'
import { isPageOf, readPages } from './read-pages.ts'
import { takeShared } from './shared.ts'
import { readTheme, saveTheme, themedResponse, themeFrom } from './theme.ts'

/** Not in TypeScript's library: only Chromium has Background Sync. */
declare global {
  interface ServiceWorkerGlobalScopeEventMap {
    sync: ExtendableEvent & { readonly tag: string }
  }
}

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: ManifestEntry[] }

const { everybody, core, list, packs } = readManifest(self.__WB_MANIFEST)
const ask = (url: string, integrity = '') => fetch(url, { cache: 'no-cache', integrity })
const pages = readPages({ caches, fetch: ask }, core)
const all = allPages({ caches, fetch: ask, base: self.location.href }, list)
const picture = pictures({ caches, fetch: (request) => fetch(request) })

const precache = openPrecache(everybody, packs)
const handleCacheOrder = cacheOrderHandler(precache, all, list?.transfer ?? 0)
cleanupOutdatedCaches()
clientsClaim()

addPlugins([
  {
    // By address alone: a host's answers may `Vary` by headers that differ between the worker and a page.
    cacheKeyWillBeUsed: async ({ request }) => new Request(request.url),
    // The file is of another version than this worker, as during a deploy: still better than nothing, but not cached.
    handlerDidError: async ({ request, event }) => (event instanceof FetchEvent ? fetch(request) : undefined),
  },
])

self.addEventListener('install', (event) => event.waitUntil(Promise.all([keepWhatIsOpen(), all.install()])))
self.addEventListener('activate', (event) => event.waitUntil(Promise.all([pages.outdate(), all.activate()])))

async function keepWhatIsOpen(): Promise<void> {
  const paths = await openPaths()
  await Promise.all([pages.keepOpen(paths), ...paths.map((path) => pages.keepCore(localeOf(path)))])
}

const isKeptPage = (path: string) => getCacheKeyForURL(fragmentFile(path)) !== undefined

const page = (path: string, as?: 'part') =>
  cachedPage(path, async (file) => (await matchPrecache(file)) ?? (await pages.core(file)) ?? all.find(file), as)

/** Drops a page that has changed on the server. @param fresh the answer of the server */
async function letGo(path: string, fresh: Response): Promise<void> {
  const key = getCacheKeyForURL(fragmentFile(path))
  const kept = key && (await page(path))
  if (!kept || !fresh.ok) return
  const text = await fresh.text()
  // A captive portal's page is no reason to lose ours.
  if (isPageOf(path, text) && text !== (await kept.text())) await (await precached()).delete(key)
}

const isPrecached = (address: string) => isKeptPage(address) || getCacheKeyForURL(address) !== undefined

/** The network first: nothing but what is precached is known to be of this version. */
async function fetchPage(path: string, request: Request, event: ExtendableEvent): Promise<Response | undefined> {
  const network = fetch(request)
  const copy = network.then((response) => response.clone())
  event.waitUntil(copy.then((response) => pages.remember(path, response)).catch(() => {}))
  return networkFirst(
    copy.then(() => network),
    async () => (await pages.find(path)) ?? page(path),
  )
}

async function openPage(url: URL, request: Request, event: ExtendableEvent): Promise<Response> {
  event.waitUntil(Promise.all([pages.keepCore(localeOf(url.pathname)), pages.refresh()]))
  const answer = answerTo(url.pathname, isPrecached)
  if (answer.kind === 'moved') return Response.redirect(answer.to + url.search, 308)
  if (answer.kind === 'kept') {
    const kept = (await page(answer.address)) ?? (await matchPrecache(answer.address))
    event.waitUntil(precache.lookAfter(answer.address, !kept))
    if (kept) return themedResponse(kept, await readTheme(caches))
  }
  const path = canonicalPath(url.pathname)
  const network = answer.kind === 'kept' ? networkFirst(fetch(request)) : fetchPage(path, request, event)
  const [response, theme] = await Promise.all([network, readTheme(caches)])
  const show = async (found: Response | undefined) => found && themedResponse(found, theme)
  // Only now does it come as a whole: its connection may still break.
  const shown = await show(response).catch(async () => show(await pages.find(path)))
  if (shown) return shown
  // All pages are known, but not all are here, and files may exist as well; where pages are not known either, who can tell?
  const isKnown = answer.kind === 'unknown' && (answer.status === 410 || !(pages.limited || isFile(path)))
  const [address, status] = isKnown ? [answer.instead, answer.status] : [offlinePage(path), 503]
  const other = await page(address)
  return other ? themedResponse(other, theme, status) : Response.error()
}

registerRoute(
  ({ request, sameOrigin }) => sameOrigin && request.mode === 'navigate',
  ({ url, request, event }) => openPage(url, request, event),
  // Storage that is damaged rejects: without this there would be no page, with the network there.
).setCatchHandler(({ request }) => fetch(request))

// What other apps share: vite/worker/manifests.ts.
registerRoute(
  ({ request, sameOrigin, url }) => sameOrigin && request.mode === 'navigate' && url.search === shareQuery,
  ({ request }) => takeShared(request, caches),
  'POST',
)

// A page whose script cannot be loaded (src/app/worker/recover.ts) bypasses the caches.
registerRoute(
  ({ request, sameOrigin }) => sameOrigin && request.cache === 'reload',
  async ({ url, request }) => {
    const response = await fetch(request)
    await letGo(canonicalPath(url.pathname), response.clone())
    return response
  },
)

// The part of the next page for a navigation. On a site that caches only pages that were read, these are cached whole: on
// this error the navigation asks for the page.
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && pageOfPart(url.pathname) !== undefined,
  async ({ url, request }) =>
    (await page(pageOfPart(url.pathname) ?? '', 'part')) ?? (pages.limited ? Response.error() : fetch(request)),
)

// The files that pages request.
addRoute({ ignoreURLParametersMatching: [/^/], cleanURLs: false, directoryIndex: '' })

// A whole page: for a navigation that could not get its part, and for recovery, which asks what a reload would return.
registerRoute(
  ({ url, request, sameOrigin }) =>
    sameOrigin && (isKeptPage(url.pathname) || request.headers.get('accept') === 'text/html'),
  async ({ url, request, event }) =>
    (isKeptPage(url.pathname) && (await page(url.pathname))) ||
    ((await fetchPage(url.pathname, request, event)) ?? Response.error()),
)

registerRoute(
  ({ url, request, sameOrigin }) => isCacheablePicture({ url, sameOrigin, destination: request.destination }),
  ({ request, event }) => picture(request, (work) => event.waitUntil(work)),
)

self.addEventListener('sync', (event) => {
  if (event.tag === syncTag(siteId)) event.waitUntil(deliverStored())
})

self.addEventListener('message', (event) => {
  const message: { type?: unknown; theme?: unknown } = Object(event.data)
  const kept = handleCacheOrder(message.type, (progress) => event.ports[0]?.postMessage(progress))
  if (kept) event.waitUntil(kept)
  if (message.type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting())
  if (message.type === 'THEME') event.waitUntil(saveTheme(caches, themeFrom(message.theme)))
})
