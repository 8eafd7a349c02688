import { expect, it } from 'vitest'
import { timeToInteractive } from './vitals.ts'

const tasks = [
  { startTime: 100, duration: 80 },
  { startTime: 900, duration: 300 },
  { startTime: 3000, duration: 60 },
  { startTime: 9000, duration: 500 },
]

it('is interactive at the end of the last long task before five quiet seconds', () => {
  expect(timeToInteractive(500, tasks, 12_000)).toBe(3060)
  expect(timeToInteractive(500, [], 6000)).toBe(500)
})

it('does not know before there have been five quiet seconds', () => {
  expect(timeToInteractive(500, tasks, 7000)).toBeNull()
})
