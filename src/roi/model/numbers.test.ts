import { describe, expect, it } from 'vitest'
import { formatAmount, formatPlain, parseNumber } from './numbers.ts'

describe('a number is read as the language writes it', () => {
  it.each([
    ['1200', 1200],
    ['1,200', 1200],
    ['1,200,000.5', 1_200_000.5],
    ['1 200', 1200],
    ['.5', 0.5],
    ['3.', 3],
    ['12.345', 12.345],
    ['3 %', 3],
    ['€1,200', 1200],
    ['−€ 3', -3],
    ['1200 EUR', 1200],
    ['−3', -3],
    ['-0', 0],
    [' 7 ', 7],
  ])('English: %s', (text, value) => expect(parseNumber(text, 'en')).toBe(value))

  it.each([
    ['1200', 1200],
    ['1\u202f200', 1200],
    ['1\u00a0200', 1200],
    ["1'200", 1200],
    ['1 200 000,5', 1_200_000.5],
    ['3,5', 3.5],
    ['3.5', 3.5],
    ['0.125', 0.125],
    ['12,345', 12.345],
    ['3,5\u00a0%', 3.5],
    ['1 200 €', 1200],
    [',5', 0.5],
  ])('French: %s', (text, value) => expect(parseNumber(text, 'fr')).toBe(value))

  it.each([
    '',
    ' ',
    '%',
    'abc',
    '1e5',
    '0x10',
    '1,2',
    '1,20,000',
    '3,5',
    '1.2.3',
    '12 5',
    '--1',
    'Infinity',
    'NaN',
    '١٢',
    '5%5',
  ])('English refuses %j', (text) => expect(parseNumber(text, 'en')).toBeUndefined())

  it.each(['', '12€50', '12 € 50', '1.200', '1.200.000', '1.200,5', '1,2,3', '12 5', 'douze', '1e5'])(
    'French refuses %j',
    (text) => expect(parseNumber(text, 'fr')).toBeUndefined(),
  )
})

describe('a number is shown as the language writes it', () => {
  it.each([
    [formatAmount(11_100, 'money', 'en'), '€11,100'],
    [formatAmount(-1200.4, 'money', 'en'), '−€1,200'],
    [formatAmount(11_100, 'money', 'fr'), '11\u202f100\u00a0€'],
    [formatAmount(63.79, 'percent', 'en'), '64%'],
    [formatAmount(63.79, 'percent', 'fr'), '64\u202f%'],
    [formatAmount(7.5, 'count', 'en'), '7.5'],
    [formatAmount(7.5, 'count', 'fr'), '7,5'],
    [formatPlain(1234.56, 'en'), '1,234.56'],
    [formatPlain(1234.56, 'fr'), '1\u202f234,56'],
  ])('%s', (shown, expected) => expect(shown).toBe(expected))
})
