import { expect, it } from 'vitest'
import { parseSince } from './lead.ts'

const now = Date.UTC(2026, 10, 21, 12)

it.each([
  ['2026-11-01', '2026-11-01T00:00:00.000Z'],
  ['2026-11-01T09:00+01:00', '2026-11-01T08:00:00.000Z'],
  ['12h', '2026-11-21T00:00:00.000Z'],
  ['30d', '2026-10-22T12:00:00.000Z'],
  ['1w', '2026-11-14T12:00:00.000Z'],
])('reads %s', (text, time) => {
  expect(parseSince(text, now)).toBe(time)
})

it.each(['yesterday', '', '2026', '30', '2026-13-01', '11/01/2026'])('does not guess what %j means', (text) => {
  expect(() => parseSince(text, now)).toThrow(`--since '${text}': expected`)
})
