import { describe, expect, it } from 'vitest'
import { awayNotes } from './away.ts'

/** The part of a browser's `CacheStorage` that the notes use. */
function memory(): CacheStorage {
  const all = new Map<string, Map<string, Response>>()
  const urlOf = (key: RequestInfo | URL) =>
    key instanceof Request ? key.url : new URL(String(key), 'https://site.example').href
  const cacheOf = (held: Map<string, Response>): Partial<Cache> => ({
    match: async (key) => held.get(urlOf(key))?.clone(),
    put: async (key, response) => void held.set(urlOf(key), response),
    delete: async (key) => held.delete(urlOf(key)),
    keys: async () => [...held.keys()].map((url) => new Request(url)),
  })
  const storage: Partial<CacheStorage> = {
    has: async (name) => all.has(name),
    async open(name) {
      const held = all.get(name) ?? new Map<string, Response>()
      all.set(name, held)
      return cacheOf(held) as Cache
    },
  }
  return storage as CacheStorage
}

const note = { id: 'id-1', createdAt: 5 }

describe('a note of what was delivered while no page was there', () => {
  it('is taken by one page, once', async () => {
    const caches = memory()
    await awayNotes(caches, 'site').leave(note)
    const [first, second] = await Promise.all([awayNotes(caches, 'site').take(), awayNotes(caches, 'site').take()])
    expect([...first, ...second]).toEqual([note])
  })

  it('is one, though the worker leaves it twice', async () => {
    const notes = awayNotes(memory(), 'site')
    await notes.leave(note)
    await notes.leave(note)
    expect(await notes.take()).toEqual([note])
  })

  it('is deleted when an open page has shown it', async () => {
    const notes = awayNotes(memory(), 'site')
    await notes.leave(note)
    await notes.forget(note.id)
    expect(await notes.take()).toEqual([])
  })

  it('makes no cache where nothing is noted', async () => {
    const caches = memory()
    await awayNotes(caches, 'site').take()
    await awayNotes(caches, 'site').forget('id-1')
    expect(await caches.has('site-delivered')).toBe(false)
  })

  it('does nothing where there are no caches', async () => {
    const notes = awayNotes(undefined, 'site')
    await notes.leave(note)
    expect(await notes.take()).toEqual([])
  })
})
