import { choicesCache } from '../site/ledger.ts'

/** What the visitor chose with the theme switch; `null`: follow the system. */
export type Theme = 'light' | 'dark'

const entry = '/theme'

// Read once per start of the worker: navigations wait for it.
let known: Promise<Theme | null> | undefined

export function themeFrom(value: unknown): Theme | null {
  return value === 'light' || value === 'dark' ? value : null
}

export function readTheme(caches: CacheStorage): Promise<Theme | null> {
  known ??= caches
    .open(choicesCache)
    .then((cache) => cache.match(entry))
    .then(async (response) => themeFrom(await response?.text()))
    // Storage may be refused; a page in the system's theme is better than none.
    .catch(() => null)
  return known
}

export async function saveTheme(caches: CacheStorage, theme: Theme | null): Promise<void> {
  known = Promise.resolve(theme)
  const cache = await caches.open(choicesCache)
  if (theme) await cache.put(entry, new Response(theme))
  else await cache.delete(entry)
}
