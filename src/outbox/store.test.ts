import type { UseStore } from 'idb-keyval'
import { describe, expect, it } from 'vitest'
import { reopening } from './store.ts'

const dead: UseStore = () =>
  Promise.reject(new DOMException('The database connection is closing.', 'InvalidStateError'))
// There is no database here: the error that only a live connection gives shows that a call got through.
const alive: UseStore = () => Promise.reject(new DOMException('no such entry', 'NotFoundError'))
const full: UseStore = () => Promise.reject(new DOMException('full', 'QuotaExceededError'))
const nothing = (): never => {
  throw new Error('no transaction is begun here')
}

/** Opens the given connections one after the other. */
const opening = (...connections: UseStore[]) => {
  const opened: UseStore[] = []
  const open = () => {
    const next = connections[opened.length]
    if (!next) throw new Error(`opened ${opened.length + 1} times`)
    opened.push(next)
    return next
  }
  return { use: reopening(open), opened }
}

describe('reopening', () => {
  it('reopens a dead connection once', async () => {
    const { use, opened } = opening(dead, alive)
    await expect(use('readonly', nothing)).rejects.toThrow('no such entry')
    await expect(use('readwrite', nothing)).rejects.toThrow('no such entry')
    expect(opened).toHaveLength(2)
  })

  it('reopens once for all that found it dead', async () => {
    const { use, opened } = opening(dead, alive)
    await Promise.allSettled([use('readonly', nothing), use('readonly', nothing)])
    expect(opened).toHaveLength(2)
  })

  it('gives up when the new connection is dead too, and opens another for the next call', async () => {
    const { use } = opening(dead, dead, alive)
    await expect(use('readonly', nothing)).rejects.toThrow('connection is closing')
    await expect(use('readonly', nothing)).rejects.toThrow('no such entry')
  })

  it('does not reopen for a full disk', async () => {
    const { use, opened } = opening(full)
    await expect(use('readwrite', nothing)).rejects.toThrow('full')
    expect(opened).toHaveLength(1)
  })

  it('rejects, and does not throw, where databases are forbidden', async () => {
    const use = reopening(() => {
      throw new DOMException('private mode', 'SecurityError')
    })
    await expect(use('readonly', nothing)).rejects.toThrow('private mode')
  })
})
