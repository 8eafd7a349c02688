import { choicesCache } from '../site/ledger.ts'
import { withTypefaces } from '../site/page-parts.ts'

const barColour = /(<meta name="theme-color"[^>]* media=)"\(prefers-color-scheme: (light|dark)\)"/g

/**
 * Writes the theme on the `<html>` start tag and on the colours of the browser's own bar: the first paint needs it, and
 * there is no inline script that could set it.
 */
export function themedPage(html: string, theme: Theme | null): string {
  if (!theme) return html
  return html
    .replace(/<html(?=[\s>])/i, `<html data-theme="${theme}"`)
    .replace(barColour, (_, tag, scheme) => `${tag}"${scheme === theme ? 'all' : 'not all'}"`)
}

/**
 * The same response with its page in the theme and the typefaces. Headers stay, the Content-Security-Policy among them,
 * except those that describe the bytes as transferred.
 */
export async function themedResponse(
  response: Response,
  theme: Theme | null,
  status = response.status,
): Promise<Response> {
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response
  const headers = new Headers(response.headers)
  for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name)
  return new Response(themedPage(withTypefaces(await response.text()), theme), { status, headers })
}

/** What the visitor chose with the theme switch; `null`: follow the system. */
type Theme = 'light' | 'dark'

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
