import { clientsClaim } from 'workbox-core'
import {
  addPlugins,
  addRoute,
  cleanupOutdatedCaches,
  getCacheKeyForURL,
  matchPrecache,
  type PrecacheEntry,
  precache,
} from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { type Choices, dressed } from './dress.ts'
import { answerTo, pageFile } from './paths.ts'
import { recallTheme, rememberTheme, themeFrom } from './theme.ts'

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: (PrecacheEntry | string)[] }

const entries = self.__WB_MANIFEST
const fonts = entries
  .map((entry) => (typeof entry === 'string' ? entry : entry.url))
  .filter((url) => url.endsWith('.woff2'))

precache(entries)
cleanupOutdatedCaches()
clientsClaim()

// Some hosts answer `/404.html` itself with status 404; one refused entry and the worker never installs.
addPlugins([
  {
    cacheWillUpdate: async ({ request, response }) =>
      response.ok || new URL(request.url).pathname.endsWith('/404.html') ? response : null,
  },
])

async function choices(): Promise<Choices> {
  const [theme, ...found] = await Promise.all([recallTheme(self.caches), ...fonts.map((url) => matchPrecache(url))])
  return { theme, fonts: found.length > 0 && found.every(Boolean) }
}

async function openPage(url: URL, request: Request): Promise<Response> {
  const answer = answerTo(url.pathname, (file) => getCacheKeyForURL(file) !== undefined)
  if (answer.kind === 'moved') return Response.redirect(answer.to + url.search, 308)
  if (answer.kind === 'file') {
    const page = await matchPrecache(answer.file)
    return page ? dressed(page, await choices()) : fetch(request)
  }
  try {
    return await fetch(request)
  } catch {
    const page = await matchPrecache(answer.notFound)
    return page ? dressed(page, await choices(), 404) : Response.error()
  }
}

registerRoute(
  ({ request, sameOrigin }) => sameOrigin && request.mode === 'navigate',
  ({ url, request }) => openPage(url, request),
)

// What a page asks for: its files, and the next page's HTML by the page's own address.
addRoute({
  ignoreURLParametersMatching: [/^/],
  cleanURLs: false,
  directoryIndex: '',
  urlManipulation: ({ url }) => [new URL(pageFile(url.pathname), url)],
})

self.addEventListener('message', (event) => {
  const message: { type?: unknown; theme?: unknown } = Object(event.data)
  if (message.type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting())
  if (message.type === 'THEME') event.waitUntil(rememberTheme(self.caches, themeFrom(message.theme)))
})
