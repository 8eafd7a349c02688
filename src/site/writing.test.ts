import { expect, it } from 'vitest'
import { writtenDate } from './writing.ts'

it.each([
  ['2026-11-21', 'en', 'November\u00a021, 2026'],
  ['2026-11-21', 'fr', '21\u00a0novembre 2026'],
  ['2026-05-01', 'fr', '1er\u00a0mai 2026'],
  ['2024', 'fr', '2024'],
  ['2025-10', 'en', 'October 2025'],
  ['2025-10', 'fr', 'octobre 2025'],
])('writes %s in %s as %s', (iso, locale, written) => {
  expect(writtenDate(iso, locale)).toBe(written)
})
