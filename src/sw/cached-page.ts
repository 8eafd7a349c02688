import { localeOf } from '../site/locales.ts'
import { buildOf, composePage, fragmentFile, lookFile, partShell, shellFile } from '../site/page-parts.ts'

/**
 * A page composed of what is cached, the same as from the network; `undefined` where a part is missing.
 * @param as the whole document, or the part of it that a navigation needs
 */
export async function cachedPage(
  path: string,
  kept: (file: string) => Promise<Response | undefined>,
  as: 'document' | 'part' = 'document',
): Promise<Response | undefined> {
  const [fragment, shell, look] = await Promise.all([fragmentFile(path), shellFile(localeOf(path)), lookFile].map(kept))
  if (!fragment?.body || !shell || !look) return undefined
  try {
    const [around, inline] = await Promise.all([shell.text(), look.text()])
    const own = await new Response(fragment.body.pipeThrough(new DecompressionStream('deflate-raw'))).text()
    // The Content-Security-Policy has the hashes of the styles and scripts in this file: the one that came with it fits.
    const headers = new Headers(look.headers)
    headers.set('content-type', `text/${as === 'part' ? 'plain' : 'html'}; charset=utf-8`)
    for (const name of ['content-encoding', 'content-length', 'etag', 'last-modified']) headers.delete(name)
    const text = composePage(own, as === 'part' ? partShell : around, inline, await buildOf(around, inline))
    return new Response(text, { headers })
  } catch {
    return undefined
  }
}
