import { expect, it, vi } from 'vitest'
import { settled } from './interactions.ts'
import { depthOf } from './page.ts'

it('knows how far down a page has been seen', () => {
  expect(depthOf({ scrolled: 0, viewport: 800, whole: 3200 })).toBe(25)
  expect(depthOf({ scrolled: 2400, viewport: 800, whole: 3200 })).toBe(100)
  expect(depthOf({ scrolled: 2420, viewport: 800, whole: 3200 })).toBe(100)
  expect(depthOf({ scrolled: 0, viewport: 800, whole: 600 })).toBe(100)
})

it('counts a scroll when it has been still for 150 ms, not before', () => {
  vi.useFakeTimers()
  let count = 0
  const scrolled = settled(150, () => count++)
  scrolled()
  vi.advanceTimersByTime(149)
  scrolled()
  vi.advanceTimersByTime(149)
  expect(count).toBe(0)
  vi.advanceTimersByTime(1)
  expect(count).toBe(1)
  vi.useRealTimers()
})
