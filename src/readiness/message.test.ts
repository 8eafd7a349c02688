import { expect, it } from 'vitest'
import { locales } from '../site/locales.ts'
import { numberIn } from './message.ts'

it('writes numbers as Intl does', () => {
  for (const locale of locales) {
    const written = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })
    for (const number of [0, 0.04, 0.5, 7, 99.95, 100, 999, 1000, 12_345.6, 1_234_567, 1e9])
      expect(numberIn(number, locale)).toBe(written.format(number))
  }
})
