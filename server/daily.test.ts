import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepDailyChores } from './daily.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const hour = 60 * 60 * 1000

it('runs the chores once a day, and looks each hour whether a backup is due, one at a time, until it is stopped', async () => {
  const ran = { chores: 0, daily: 0, hourly: 0 }
  const database = {
    transaction: <T>() => new Promise<T>((_, reject) => reject(new Error('not reached'))),
    tidy: async () => void ran.chores++,
  }
  const said = vi.spyOn(console, 'error').mockReturnValue()
  let finish: () => void = () => undefined
  const stop = keepDailyChores(
    database,
    async () => void ran.daily++,
    () => {
      ran.hourly++
      // The first takes three hours.
      return ran.hourly > 1 ? Promise.resolve() : new Promise((resolve) => (finish = resolve))
    },
  )
  await vi.advanceTimersByTimeAsync(3 * hour)
  expect(ran).toEqual({ chores: 1, daily: 1, hourly: 1 })
  finish()
  await vi.advanceTimersByTimeAsync(20 * hour)
  expect(ran).toEqual({ chores: 1, daily: 1, hourly: 21 })
  await vi.advanceTimersByTimeAsync(2 * hour)
  expect(ran).toMatchObject({ chores: 2, daily: 2 })
  expect(said).toHaveBeenCalledTimes(6)
  stop()
  const atTheEnd = { ...ran }
  await vi.advanceTimersByTimeAsync(48 * hour)
  expect(ran).toEqual(atTheEnd)
  said.mockRestore()
})
