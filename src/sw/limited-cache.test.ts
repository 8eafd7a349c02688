import { describe, expect, it } from 'vitest'
import { memoryCaches } from '../outbox/memory-caches.fixture.ts'
import { limitedCache } from './limited-cache.ts'

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
})
