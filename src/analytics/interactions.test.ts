import { afterEach, expect, it, vi } from 'vitest'
import { settled, watchInteractions } from './interactions.ts'
import { depthOf, noEngagement } from './page.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

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
})

it('counts a scroll for the page that was scrolled, though another is shown by the time that it rests', () => {
  vi.useFakeTimers()
  const document = Object.assign(new EventTarget(), { documentElement: { scrollHeight: 8_000 } })
  for (const [name, value] of Object.entries({ document, scrollY: 0, innerHeight: 800 })) vi.stubGlobal(name, value)
  const [left, next] = [{ ...noEngagement }, { ...noEngagement }]
  let shown = left
  watchInteractions({ engagement: () => shown, observe() {}, onForm() {} }, new AbortController().signal)
  document.dispatchEvent(new Event('scroll'))
  shown = next
  vi.advanceTimersByTime(150)
  expect([left.scrolls, next.scrolls]).toEqual([1, 0])
})
