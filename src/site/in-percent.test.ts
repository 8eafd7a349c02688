import { expect, it } from 'vitest'
import { inPercent } from './in-percent.ts'

it.each([
  ['fr', '42\u202f%'],
  ['en', '42%'],
])('writes a share in %s as the texts of the site do', (locale, written) => {
  expect(inPercent(0.42, locale)).toBe(written)
})
