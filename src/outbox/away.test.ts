import { describe, expect, it } from 'vitest'
import { awayNotes } from './away.ts'
import { memoryCaches } from './memory-caches.fixture.ts'

const note = { id: 'id-1', createdAt: 5 }

describe('a note of what was delivered while no page was there', () => {
  it('is taken by one page, once', async () => {
    const caches = memoryCaches()
    await awayNotes(caches, 'site').leave(note)
    const [first, second] = await Promise.all([awayNotes(caches, 'site').take(), awayNotes(caches, 'site').take()])
    expect([...first, ...second]).toEqual([note])
  })

  it('is one, though the worker leaves it twice', async () => {
    const notes = awayNotes(memoryCaches(), 'site')
    await notes.leave(note)
    await notes.leave(note)
    expect(await notes.take()).toEqual([note])
  })

  it('is deleted when an open page has shown it', async () => {
    const notes = awayNotes(memoryCaches(), 'site')
    await notes.leave(note)
    await notes.forget(note.id)
    expect(await notes.take()).toEqual([])
  })

  it('makes no cache where nothing is noted', async () => {
    const caches = memoryCaches()
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
