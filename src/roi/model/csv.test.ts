import { expect, it } from 'vitest'
import { toCsv } from './csv.ts'

it('English: commas between, points within', () => {
  expect(
    toCsv(
      [
        ['Month', 'Result'],
        [1, -3700.5],
      ],
      'en',
    ),
  ).toBe('\uFEFFMonth,Result\r\n1,-3700.5\r\n')
})

it('French: semicolons between, commas within', () => {
  expect(
    toCsv(
      [
        ['Mois', 'Résultat'],
        [1, -3700.5],
      ],
      'fr',
    ),
  ).toBe('\uFEFFMois;Résultat\r\n1;-3700,5\r\n')
})

it('quotes what would be read as more cells', () => {
  expect(toCsv([['a,b', 'say "x"', 'two\nlines']], 'en')).toBe('\uFEFF"a,b","say ""x""","two\nlines"\r\n')
})

it('rounds to the cent and writes no negative zero', () => {
  expect(toCsv([[-0.001, 1 / 3, -0]], 'en')).toBe('\uFEFF0,0.33,0\r\n')
})
