import { describe, expect, it } from 'vitest'
import { type Caches, limitedCache } from './limited-cache.ts'

function memory({ full = false } = {}): Caches {
  const held = new Map<string, Response>()
  const urlOf = (key: RequestInfo | URL) =>
    key instanceof Request ? key.url : new URL(String(key), 'https://a.example').href
  return {
    open: async () => ({
      match: async (key) => held.get(urlOf(key))?.clone(),
      async put(key, response) {
        if (full) throw new DOMException('full', 'QuotaExceededError')
        held.set(urlOf(key), response)
      },
      delete: async (key) => held.delete(urlOf(key)),
      keys: async () => [...held.keys()].map((url) => new Request(url)),
    }),
  }
}

describe('a bounded cache', () => {
  it('lets go of what was put first when there is more than it may hold', async () => {
    const cache = limitedCache(memory(), 'pictures', 2)
    for (const name of ['/a', '/b', '/c']) await cache.put(name, new Response(name))
    expect(await cache.urls()).toEqual(['https://a.example/b', 'https://a.example/c'])
    expect(await cache.match('/a')).toBeUndefined()
  })

  it('takes what is put again for new', async () => {
    const cache = limitedCache(memory(), 'pictures', 2)
    for (const name of ['/a', '/b', '/a', '/c']) await cache.put(name, new Response(name))
    expect(await cache.urls()).toEqual(['https://a.example/a', 'https://a.example/c'])
  })

  it('goes without where there is no room', async () => {
    const cache = limitedCache(memory({ full: true }), 'pictures', 2)
    await cache.put('/a', new Response('a'))
    expect(await cache.urls()).toEqual([])
  })
})
