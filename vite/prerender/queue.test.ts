import { describe, expect, it } from 'vitest'
import { openQueue } from './queue.ts'

const [a, b, c] = [{ name: 'a' }, { name: 'b' }, { name: 'c' }]

describe('a queue', () => {
  it('gives each thing once, in the order in which it was put in', async () => {
    const queue = openQueue<object>()
    for (const one of [a, b, c]) queue.put(one)
    expect([await queue.take(), await queue.take(), await queue.take()]).toEqual([a, b, c])
  })

  it('lets those wait who come first, and serves them in turn', async () => {
    const queue = openQueue<object>()
    const taken = Promise.all([queue.take(), queue.take()])
    queue.put(a)
    queue.put(b)
    expect(await taken).toEqual([a, b])
  })

  it('is emptied after it is closed, and then has nothing for anyone', async () => {
    const queue = openQueue<object>()
    queue.put(a)
    queue.close()
    expect([await queue.take(), await queue.take()]).toEqual([a, undefined])
  })

  it('leaves nobody waiting when it is closed', async () => {
    const queue = openQueue<object>()
    const taken = queue.take()
    queue.close()
    expect(await taken).toBeUndefined()
  })
})
