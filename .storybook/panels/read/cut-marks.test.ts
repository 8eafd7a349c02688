import { expect, it } from 'vitest'
import { shareRead, splitAtMarks } from './cut-marks.ts'

it('splits a text where readers stop, and leaves out those that read all of it', () => {
  const marks = [
    { at: 100, label: 'never' },
    { at: 8, label: 'second' },
    { at: 4, label: 'first' },
  ]
  expect(splitAtMarks('one two three', marks)).toEqual([
    { text: 'one ', marks: ['first'] },
    { text: 'two ', marks: ['second'] },
    { text: 'three', marks: [] },
  ])
})

it('puts marks of one place together, also at the start', () => {
  const marks = [
    { at: 0, label: 'a' },
    { at: 0, label: 'b' },
  ]
  expect(splitAtMarks('one', marks)).toEqual([
    { text: '', marks: ['a', 'b'] },
    { text: 'one', marks: [] },
  ])
})

it('says how many of the words are read', () => {
  expect(shareRead('one two three four', 8)).toBe(50)
  expect(shareRead('one two', 5000)).toBe(100)
  expect(shareRead('', 10)).toBe(0)
})
