import { picturesCache } from '../site/ledger.ts'
import { type Caches, limitedCache } from './limited-cache.ts'

/** Pictures that were seen: the site's own that are not precached, and the thumbnails of videos. */
const mostPictures = 40
/** Image hosts of the two video platforms. */
const thumbnailHosts = new Set(['i.ytimg.com', 'i.vimeocdn.com', 'vumbnail.com'])

export function isCacheablePicture({
  url,
  destination,
  sameOrigin,
}: {
  url: URL
  destination: string
  sameOrigin: boolean
}) {
  return destination === 'image' && (sameOrigin || thumbnailHosts.has(url.hostname))
}

/**
 * Answers with the cached picture, else fetches and caches it. Only readable answers are cached: an opaque one counts as
 * megabytes of the site's storage, whatever its size.
 */
export function pictures({ caches, fetch }: { caches: Caches; fetch: (request: Request) => Promise<Response> }) {
  const kept = limitedCache(caches, picturesCache, mostPictures)

  return async (request: Request, keep: (work: Promise<void>) => void): Promise<Response> => {
    const known = await kept.match(request.url).catch(() => undefined)
    if (known) return known
    const response = await ask(request)
    if (response.ok && response.type !== 'opaque') keep(kept.put(request.url, response.clone()))
    return response
  }

  /** First with CORS, so that its bytes may be read; not every host allows that. */
  async function ask(request: Request): Promise<Response> {
    if (request.mode !== 'no-cors') return fetch(request)
    try {
      return await fetch(new Request(request.url, { mode: 'cors', credentials: 'omit' }))
    } catch {
      return fetch(request)
    }
  }
}
