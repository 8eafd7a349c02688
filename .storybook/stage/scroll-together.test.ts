import { expect, it } from 'vitest'
import { across } from './scroll-together.ts'

it('puts a place between two blocks in proportion, and the end at the end', () => {
  const stops = [
    [0, 0],
    [100, 300],
    [200, 350],
  ] as const
  expect([0, 50, 100, 150, 200, 201].map((top) => across(top, stops))).toEqual([0, 150, 300, 325, 350, 350.5])
})

it('moves nothing where neither document is longer than its frame', () => {
  const stops = [
    [0, 0],
    [0, 0],
  ] as const
  expect(across(0.5, stops)).toBe(0)
})
