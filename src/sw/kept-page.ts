import { localeOf } from '../site/locales.ts'
import { buildOf, composePage, fragmentFile, lookFile, partShell, shellFile } from '../site/page-parts.ts'

/**
 * A page put together from what is kept, as the network gives it; `undefined` where a part is missing.
 * @param as the whole document, or what a navigation takes of it
 */
export async function keptPage(
  path: string,
  kept: (file: string) => Promise<Response | undefined>,
  as: 'document' | 'part' = 'document',
): Promise<Response | undefined> {
  const [fragment, shell, look] = await Promise.all([fragmentFile(path), shellFile(localeOf(path)), lookFile].map(kept))
  if (!fragment?.body || !shell || !look) return undefined
  try {
    const [around, inline] = await Promise.all([shell.text(), look.text()])
    const own = await new Response(fragment.body.pipeThrough(new DecompressionStream('deflate-raw'))).text()
    // A security policy names the styles and scripts of this file by their hashes: the one that came with it fits them.
    const headers = new Headers(look.headers)
    headers.set('content-type', `text/${as === 'part' ? 'plain' : 'html'}; charset=utf-8`)
    for (const name of ['content-encoding', 'content-length', 'etag', 'last-modified']) headers.delete(name)
    const text = composePage(own, as === 'part' ? partShell : around, inline, await buildOf(around, inline))
    return new Response(text, { headers })
  } catch {
    return undefined
  }
}
