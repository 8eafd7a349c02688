import { expect, it } from 'vitest'
import { locales } from '../site/locales.ts'
import { inEnglish } from './in-english.ts'
import * as source from './macro.ts'
import { numberIn, printable } from './message.ts'

it('writes numbers as Intl does', () => {
  for (const locale of locales) {
    const written = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })
    for (const number of [0, 0.04, 0.5, 7, 99.95, 100, 999, 1000, 12_345.6, 1_234_567, 1e9])
      expect(numberIn(number, locale)).toBe(written.format(number))
  }
})

// Where there is a build, Lingui's macro reads `msg` and `plural` by their names: here they are what Node runs.
it('chooses words by their number in Node, without a catalog', () => {
  const counted = (words: number) =>
    inEnglish(
      source.msg`${{ where: 'Here' }}: ${source.plural({ words }, { one: '# word is', other: '# words are' })} left.`,
    )
  expect([0, 1, 1234].map(counted)).toEqual([
    'Here: 0 words are left.',
    'Here: 1 word is left.',
    'Here: 1,234 words are left.',
  ])
})

it('quotes Persian and emoji as they are, and nothing that turns a line', () => {
  expect(printable('می\u200cخواهم 👩\u200d💻')).toBe('می\u200cخواهم 👩\u200d💻')
  expect(printable('a\u202eb\u001bc')).toBe('a\uFFFDb\uFFFDc')
})
