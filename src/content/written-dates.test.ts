import { expect, it } from 'vitest'
import { writtenDates } from './written-dates.ts'

const until = '2026-11-23'

it.each([
  ['Counted on November 22, 2026.', ['2026-11-22']],
  ['Compté le 1er\u00a0mai 2026, publié en août 2026.', ['2026-08', '2026-05-01', '2026-05']],
  ['The study of February 2025, and that of décembre 2023', ['2025-02', '2023-12']],
  ['It applies from August 2, 2027; demandes 12 2026', []],
])('reads %j', (text, dates) => {
  expect(writtenDates(text, until).toSorted()).toEqual(dates.toSorted())
})
