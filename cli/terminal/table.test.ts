import { expect, it } from 'vitest'
import { table } from './table.ts'

it('sets words to the left and numbers to the right', () => {
  expect(
    table([
      { page: '/', visits: 1200 },
      { page: '/faq', visits: 7 },
    ]),
  ).toBe('page  visits\n/      1,200\n/faq       7')
})

it('shows a stranger’s text without what a terminal would obey', () => {
  expect(table([{ name: 'Eve\u001b]0;owned\u0007\n\u202etxt\u061c\u200f' }])).toBe('name\nEve ]0;owned txt')
})

it('cuts what is too long', () => {
  expect(table([{ name: 'x'.repeat(100) }]).split('\n')[1]).toBe(`${'x'.repeat(47)}…`)
})
