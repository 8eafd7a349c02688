import { expect, it } from 'vitest'
import { settled } from './device.fixture.ts'
import type { Lock } from './effects.ts'
import { createFlusher } from './flusher.ts'

const fail = () => {
  throw new Error('nobody else holds the lock')
}

/** A flusher over a list of ids; delivering one takes it off the list. */
const flushing = (lock: Lock, onBusy: () => void = fail) => {
  const list: string[] = []
  const flusher = createFlusher({
    lock,
    onBusy,
    due: async () => [...list],
    deliver: async (id) => {
      list.splice(list.indexOf(id), 1)
    },
  })
  return { list, flusher }
}

it('looks again for what was added while it gave the lock back', async () => {
  const givenBack = Promise.withResolvers<void>()
  const { list, flusher } = flushing(async (work) => {
    await work()
    await givenBack.promise
    return true
  })
  const done = flusher.run()
  await settled()
  list.push('late')
  flusher.run()
  givenBack.resolve()
  await done
  expect(list).toEqual([])
})

it('delivers each id once, though asked again and again', async () => {
  const { list, flusher } = flushing(async (work) => {
    await work()
    return true
  })
  list.push('a', 'b', 'c', 'd', 'e')
  await Promise.all([flusher.run(), flusher.run(), flusher.run()])
  expect(list).toEqual([])
})

it('takes a lock that fails for a busy one', async () => {
  let busy = 0
  const { flusher } = flushing(
    () => Promise.reject(new Error('no such lock')),
    () => {
      busy += 1
    },
  )
  await flusher.run()
  expect(busy).toBe(1)
})

it('keeps the lock until what was hurried is delivered', async () => {
  const answered = Promise.withResolvers<void>()
  const locked: boolean[] = []
  const flusher = createFlusher({
    lock: async (work) => {
      locked.push(true)
      await work()
      locked.push(false)
      return true
    },
    onBusy: fail,
    due: async () => [],
    deliver: () => answered.promise,
  })
  void flusher.run()
  flusher.hurry('urgent')
  await settled()
  expect(locked).toEqual([true])
  answered.resolve()
  await flusher.run()
  expect(locked.at(-1)).toBe(false)
})
