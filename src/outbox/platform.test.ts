import { afterEach, describe, expect, it, vi } from 'vitest'
import { broadcast } from './broadcast.ts'
import { newId } from './effects.ts'
import { hasDatabase } from './lazy.ts'
import { patientLock, webLock } from './platform.ts'

describe('the web lock', () => {
  it('turns the second away while the first works, and lets it in afterwards', async () => {
    const name = newId()
    const first = webLock(navigator.locks, name)
    const second = webLock(navigator.locks, name)
    const doing = Promise.withResolvers<void>()
    const begun = Promise.withResolvers<void>()
    const working = first(() => {
      begun.resolve()
      return doing.promise
    })
    await begun.promise
    expect(await second(() => Promise.reject(new Error('two at once')))).toBe(false)
    doing.resolve()
    expect(await working).toBe(true)
    expect(await second(async () => {})).toBe(true)
  })

  it('goes ahead where there are no locks', async () => {
    let done = false
    const held = await webLock(
      undefined,
      'any',
    )(async () => {
      done = true
    })
    expect([held, done]).toEqual([true, true])
  })

  it('goes ahead where asking for a lock is forbidden', async () => {
    let done = false
    // A page in a sandboxed frame has no origin to lock for; Node refuses names that begin with a hyphen the same way.
    await webLock(
      navigator.locks,
      '-reserved',
    )(async () => {
      done = true
    })
    expect(done).toBe(true)
  })
})

describe('the patient lock', () => {
  it('waits for its turn', async () => {
    const name = newId()
    const doing = Promise.withResolvers<void>()
    const first = webLock(navigator.locks, name)(() => doing.promise)
    let done = false
    const second = patientLock(
      navigator.locks,
      name,
      60_000,
    )(async () => {
      done = true
    })
    doing.resolve()
    expect(await Promise.all([first, second])).toEqual([true, true])
    expect(done).toBe(true)
  })

  it('gives up when its patience ends', async () => {
    const name = newId()
    const doing = Promise.withResolvers<void>()
    const first = webLock(navigator.locks, name)(() => doing.promise)
    const second = patientLock(navigator.locks, name, 1)(() => Promise.reject(new Error('two at once')))
    expect(await second).toBe(false)
    doing.resolve()
    await first
  })

  it('lets out what went wrong in the work', async () => {
    const working = patientLock(navigator.locks, newId(), 60_000)(() => Promise.reject(new Error('a bug')))
    await expect(working).rejects.toThrow('a bug')
  })
})

describe('the channel', () => {
  it('reaches the others and falls silent when closed', async () => {
    const name = newId()
    const here = broadcast(name)
    const there = broadcast(name)
    const heard = Promise.withResolvers<unknown>()
    const stop = there.listen(heard.resolve)
    here.post({ kind: 'added' })
    expect(await heard.promise).toEqual({ kind: 'added' })
    stop()
    here.listen(() => {})()
  })
})

describe('whether a database exists', () => {
  afterEach(() => vi.unstubAllGlobals())

  it.each([
    ['of that name', { databases: async () => [{ name: 'kept' }] }, true],
    ['of another name', { databases: async () => [{ name: 'other' }] }, false],
    ['that cannot be listed', {}, true],
    ['where storage is refused', { databases: () => Promise.reject(new DOMException('', 'SecurityError')) }, false],
    ['where there is no storage', undefined, false],
  ])('%s', async (_, indexedDB, expected) => {
    vi.stubGlobal('indexedDB', indexedDB)
    expect(await hasDatabase('kept')).toBe(expected)
  })
})

it('makes UUIDs of version 4', () => {
  const ids = Array.from({ length: 100 }, newId)
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(new Set(ids).size).toBe(100)
})
