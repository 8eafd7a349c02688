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

type Keep = (work: Promise<unknown>) => void

/** Whether another picture may be published at an address, as a new poster of a film is: below `/assets` names have hashes. */
function mayChange(address: string): boolean {
  const { hostname, pathname } = new URL(address)
  return !(thumbnailHosts.has(hostname) || pathname.startsWith('/assets/'))
}

/**
 * Answers with the cached picture, else fetches and caches it. Only readable answers are cached: an opaque one counts as
 * megabytes of the site's storage, whatever its size.
 */
export function pictures({ caches, fetch }: { caches: Caches; fetch: (request: Request) => Promise<Response> }) {
  const kept = limitedCache(caches, picturesCache, mostPictures)

  return async (request: Request, keep: Keep): Promise<Response> => {
    const known = await kept.match(request.url).catch(() => undefined)
    if (!known) return take(request, keep)
    // For the next page.
    if (mayChange(request.url)) keep(take(request, keep).catch(() => {}))
    return known
  }

  async function take(request: Request, keep: Keep): Promise<Response> {
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
