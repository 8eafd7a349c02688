import { type Locale, localeOf } from '../site/locales.ts'
import { type Caches, limitedCache } from './limited-cache.ts'
import type { CorePage } from './manifest.ts'

/** Pages that were read, beside those that are precached: enough for a long visit, and a few megabytes. */
const mostRead = 60

/** `integrity`: rejects any answer but the one that this build published. */
type Device = { caches: Caches; fetch: (url: string, integrity?: string) => Promise<Response> }

const isPage = (response: Response) =>
  response.ok && (response.headers.get('content-type') ?? '').startsWith('text/html')

/**
 * The pages that are kept for one visitor, where the site is too large to be precached whole: home, forms and the like
 * in the visitor's language, and whatever was read.
 */
export function readPages({ caches, fetch }: Device, core: readonly CorePage[]) {
  const read = limitedCache(caches, 'pages-read', mostRead)
  const kept = limitedCache(caches, 'pages-core', core.length)
  const keyOf = ({ url, revision }: CorePage) => `${url}?${revision}`
  const keeping = new Map<Locale, Promise<void>>()

  const take = async (work: () => Promise<void>) => {
    try {
      await work()
    } catch {
      // Offline, or another version is published by now: the next visit takes it.
    }
  }

  async function fetchCore(locale: Locale) {
    for (const page of core) {
      const key = keyOf(page)
      if (page.locale === locale && !(await kept.match(key)))
        await take(async () => kept.put(key, await fetch(page.url, page.integrity)))
    }
  }

  return {
    /** Whether the site is too large to be kept whole. */
    limited: core.length > 0,

    /** Takes what visitors of a language keep, once per start of the worker. Never rejects. */
    keepCore(locale: Locale): Promise<void> {
      const known = keeping.get(locale)
      if (known) return known
      const work = core.length > 0 ? fetchCore(locale).catch(() => {}) : Promise.resolve()
      keeping.set(locale, work)
      return work
    },

    /** Keeps what the network gave for a path. Never rejects. */
    async remember(path: string, response: Response): Promise<void> {
      if (isPage(response)) await read.put(path, response)
    },

    /** The page of a path as it was read. */
    find: (path: string): Promise<Response | undefined> => read.match(path),

    /** A kept file of the core. */
    async core(file: string): Promise<Response | undefined> {
      const entry = core.find(({ url }) => url === file)
      return entry && kept.match(keyOf(entry))
    },

    /** After a new version: what was read refers to scripts that are gone. What cannot be fetched stays readable. */
    async refresh(): Promise<void> {
      const urls = await read.urls()
      for (const url of urls) await take(async () => this.remember(url, await fetch(url)))
      for (const locale of new Set(urls.map((url) => localeOf(new URL(url).pathname)))) await this.keepCore(locale)
    },
  }
}
