import { corePagesCache, outdatedPagesCache, readPagesCache } from '../site/ledger.ts'
import { type Locale, localeOf } from '../site/locales.ts'
import { memoizeIn } from '../site/memoize.ts'
import { type Caches, limitedCache } from './limited-cache.ts'
import type { CorePage } from './manifest.ts'

/** Pages that were read, beside those that are precached: enough for a long visit, and a few megabytes. */
const mostRead = 60

/** `integrity`: rejects any answer but the one that this build published. */
type Device = { caches: Caches; fetch: (url: string, integrity?: string) => Promise<Response> }

const isHtml = (response: Response) =>
  response.ok && (response.headers.get('content-type') ?? '').startsWith('text/html')

/** Whether a document says that it is this page of the site: a captive portal's, or one of maintenance, does not. */
export const isPageOf = (path: string, html: string) => html.includes(`data-page="${path}"`)

/**
 * The pages that are cached for one visitor, where the site is too large to be precached whole: home, forms and the like
 * in the visitor's language, and whatever was read.
 */
export function readPages({ caches, fetch }: Device, core: readonly CorePage[]) {
  const read = limitedCache(caches, readPagesCache, mostRead)
  // Of two versions: the one before answers until the new one takes over.
  const kept = limitedCache(caches, corePagesCache, 2 * core.length)
  const keyOf = ({ url, revision }: CorePage) => `${url}?${revision}`
  const outdated = () => caches.open(outdatedPagesCache)
  let refreshing: Promise<void> | undefined

  /** @returns whether it succeeded */
  const take = async (work: () => Promise<void>): Promise<boolean> => {
    try {
      await work()
      return true
    } catch {
      // Offline, or another version is published by now: the next visit takes it.
      return false
    }
  }

  /** Caches the core pages of a language, once per start of the worker. Never rejects. */
  const keepCore = memoizeIn(new Map(), async (locale: Locale): Promise<void> => {
    const mine = core.filter((page) => page.locale === locale)
    await Promise.all(
      mine.map((page) =>
        take(async () => {
          const key = keyOf(page)
          if (!(await kept.match(key))) await kept.put(key, await fetch(page.url, page.integrity))
        }),
      ),
    )
  })

  /** Caches the network's answer for a path. Never rejects. */
  async function remember(path: string, response: Response): Promise<void> {
    await take(async () => {
      if (isHtml(response) && isPageOf(path, await response.clone().text())) await read.put(path, response)
    })
  }

  const fetchPage = (path: string) => take(async () => remember(path, await fetch(path)))

  /** @returns whether any could be fetched */
  async function fetchRead(): Promise<boolean> {
    const paths = (await read.urls()).map((url) => new URL(url).pathname)
    await Promise.all([...new Set(paths.map(localeOf))].map(keepCore))
    return (await Promise.all(paths.map(fetchPage))).includes(true)
  }

  return {
    /** Whether the site is too large to be cached whole. */
    limited: core.length > 0,

    keepCore,
    remember,

    /** Caches pages that are open, and so were read before there was a worker. Never rejects. */
    async keepOpen(paths: readonly string[]): Promise<void> {
      if (core.length > 0) await Promise.all([...new Set(paths)].map(fetchPage))
    },

    find: (path: string): Promise<Response | undefined> => read.match(path),

    async core(file: string): Promise<Response | undefined> {
      const entry = core.find(({ url }) => url === file)
      return entry && kept.match(keyOf(entry))
    },

    /** A new version takes over, which must not wait for pages: {@link refresh} fetches them at the next visit. */
    async outdate(): Promise<void> {
      if ((await read.urls()).length > 0) await (await outdated()).put('/', new Response())
    },

    /** After a new version: what was read refers to scripts that are gone. What cannot be fetched stays readable. */
    refresh(): Promise<void> {
      refreshing ??= outdated()
        .then(async (cache) => {
          // Deleted last: the worker may be stopped meanwhile, and offline the next visit tries again.
          if ((await cache.match('/')) && (await fetchRead())) await cache.delete('/')
        })
        .catch(() => {})
      return refreshing
    },
  }
}
