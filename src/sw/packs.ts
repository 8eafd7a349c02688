import { packOf } from '../site/packs.ts'
import { type CacheableFile, type Device, missingFrom } from './repair.ts'

export type Pack = { readonly url: string; readonly integrity: string }

/** Takes what is missing from packs of which most is missing. Never rejects: what is not taken is fetched by itself. */
export async function takePacks(
  { cache, fetch, onKept }: Device<Pack>,
  packs: readonly Pack[],
  files: readonly CacheableFile[],
): Promise<void> {
  const take = async (pack: Pack): Promise<void> => {
    const kept = await cache()
    const held = files.filter(({ url }) => packOf(url) === pack.url)
    const missing = await missingFrom(kept, held)
    if (missing.length * 2 <= held.length) return
    const texts: Readonly<Record<string, string>> = await (await fetch(pack)).json()
    for (const file of missing) {
      const text = texts[file.url]
      if (text === undefined) continue
      await kept.put(file.key, asKept(file.url, text))
      onKept?.(file)
    }
  }
  await Promise.allSettled(packs.map(take))
}

/** The response as if the file itself had been fetched. A stream: texts and blobs cost the page's thread six tasks each. */
function asKept(url: string, text: string): Response {
  const bytes = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(text))
      controller.close()
    },
  })
  if (url.endsWith('.bin')) return new Response(bytes.pipeThrough(new CompressionStream('deflate-raw')))
  const type = url.endsWith('.js') ? 'text/javascript' : 'text/plain'
  return new Response(bytes, { headers: { 'content-type': `${type}; charset=utf-8` } })
}
