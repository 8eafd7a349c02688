import { expect, it } from 'vitest'
import { backoff } from './backoff.ts'

it('waits four times as long each time, an hour at most', () => {
  expect([1, 2, 3, 4, 5, 6, 50].map((attempts) => backoff(attempts, 0) / 1000)).toEqual([
    10, 40, 160, 640, 2560, 3600, 3600,
  ])
})

it('is shortened by chance, by half at most', () => {
  expect([backoff(1, 0), backoff(1, 0.5), backoff(1, 1)]).toEqual([10_000, 7_500, 5_000])
})
