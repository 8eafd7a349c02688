import { expect, it } from 'vitest'
import { isDateOrTime, isDuration } from './dates.ts'

it.each([
  '2026',
  '2026-11',
  '2026-11-21',
  '20261121',
  '2024-02-29',
  '2026-W47',
  '2026-11-21T09:00',
  '2026-11-21T09:00:00Z',
  '2026-11-21T09:00:00.5+01:00',
  '2026-11-21 09:00',
  '09:00',
  '17:00:00+01:00',
  '2026-11-21/2026-11-30',
  '2026-11-21/..',
  '--11-21',
])('%s is a date or a time', (text) => {
  expect(isDateOrTime(text)).toBe(true)
})

it.each([
  '21/11/2026',
  '2026-13-01',
  '2026-02-30',
  '2025-02-29',
  'November 21, 2026',
  '2026-11-21T25:00',
  '9am',
  '',
  'T09:00',
])('%s is none', (text) => {
  expect(isDateOrTime(text)).toBe(false)
})

it.each(['PT1M30S', 'P1Y', 'P2W', 'PT0.5H', 'P1DT12H', '-P1D'])('%s is a duration', (text) => {
  expect(isDuration(text)).toBe(true)
})

it.each(['1:30', 'P', 'PT', '90', '1 hour', 'PT1X', 'P1DT'])('%s is none', (text) => {
  expect(isDuration(text)).toBe(false)
})
