import { describe, expect, it } from 'vitest'
import { memoryCaches } from '../outbox/memory-caches.fixture.ts'
import { type Caches, limitedCache } from './limited-cache.ts'

/** Caches without room for what is large. */
function small(): Caches {
  const caches = memoryCaches()
  return {
    async open(name) {
      const cache = await caches.open(name)
      const put = async (key: RequestInfo | URL, response: Response) => {
        if (response.headers.has('large')) throw new DOMException('full', 'QuotaExceededError')
        await cache.put(key, response)
      }
      return { ...cache, put }
    },
  }
}

describe('a bounded cache', () => {
  it('lets go of what was put first when there is more than it may hold', async () => {
    const cache = limitedCache(memoryCaches(), 'pictures', 2)
    for (const name of ['/a', '/b', '/c']) await cache.put(name, new Response(name))
    expect(await cache.urls()).toEqual(['https://site.example/b', 'https://site.example/c'])
    expect(await cache.match('/a')).toBeUndefined()
  })

  it('takes what is put again for new', async () => {
    const cache = limitedCache(memoryCaches(), 'pictures', 2)
    for (const name of ['/a', '/b', '/a', '/c']) await cache.put(name, new Response(name))
    expect(await cache.urls()).toEqual(['https://site.example/a', 'https://site.example/c'])
  })

  it('goes without where there is no room', async () => {
    const cache = limitedCache(memoryCaches({ full: true }), 'pictures', 2)
    await cache.put('/a', new Response('a'))
    expect(await cache.urls()).toEqual([])
  })

  it('keeps what it has where there is no room for what is newer', async () => {
    const cache = limitedCache(small(), 'pages', 2)
    await cache.put('/a', new Response('old'))
    await cache.put('/a', new Response('new', { headers: { large: '' } }))
    expect(await (await cache.match('/a'))?.text()).toBe('old')
  })
})
