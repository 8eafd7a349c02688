import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'

export type Coding = 'br' | 'gzip'

/** Bytes of the body as transferred; `fetch` would decompress them. */
export async function transferred(url: string, coding: Coding): Promise<number> {
  const request = get(url, { headers: { 'Accept-Encoding': coding } })
  const [response]: IncomingMessage[] = await once(request, 'response')
  if (!response || response.statusCode === undefined) throw new Error(`${url}: no answer`)
  if (response.statusCode !== 200 && response.statusCode !== 404)
    throw new Error(`${url}: answered ${response.statusCode}, expected the page. Is the build complete?`)
  let bytes = 0
  for await (const part of response) bytes += part.length
  return bytes
}
