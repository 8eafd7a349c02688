import { expect, it } from 'vitest'
import { toCsv } from './save-csv.ts'

it.each([
  ['en', 'commas between, points within', '\uFEFFMonth,Result\r\n1,-3700.5\r\n'],
  ['fr', 'semicolons between, commas within', '\uFEFFMonth;Result\r\n1;-3700,5\r\n'],
] as const)('%s: %s', (locale, _, csv) => {
  const rows = [
    ['Month', 'Result'],
    [1, -3700.5],
  ]
  expect(toCsv(rows, locale)).toBe(csv)
})

it('quotes what would be read as more cells', () => {
  expect(toCsv([['a,b', 'say "x"', 'two\nlines']], 'en')).toBe('\uFEFF"a,b","say ""x""","two\nlines"\r\n')
})

it('rounds to the cent and writes no negative zero', () => {
  expect(toCsv([[-0.001, 1 / 3, -0]], 'en')).toBe('\uFEFF0,0.33,0\r\n')
})
