import { expect, it } from 'vitest'
import { shorten } from './result-limits.ts'

/** Every character is 10 pixels wide. */
const widthOf = (text: string) => 10 * text.length

it('shows a text that fits as it is', () => {
  expect(shorten('one two', 70, widthOf)).toEqual({ shown: 'one two', lost: '', width: 70 })
})

it('cuts at a word, with room for the ellipsis', () => {
  expect(shorten('one two three', 100, widthOf)).toEqual({ shown: 'one two\u00a0…', lost: 'three', width: 130 })
  expect(shorten('one two three', 80, widthOf)).toEqual({ shown: 'one\u00a0…', lost: 'two three', width: 130 })
})

it('keeps the first word, however wide it is', () => {
  expect(shorten('unbreakable word', 20, widthOf).shown).toBe('unbreakable\u00a0…')
})
