import { expect, it } from 'vitest'
import { diffRows } from './diff-rows.ts'

it('tells the words apart that changed in a line, and leaves the others together', () => {
  expect(diffRows('one\ntwo old words here', 'one\ntwo new words here')).toEqual([
    { before: [{ text: 'one', changed: false }], now: [{ text: 'one', changed: false }] },
    {
      before: [
        { text: 'two ', changed: false },
        { text: 'old ', changed: true },
        { text: 'words here', changed: false },
      ],
      now: [
        { text: 'two ', changed: false },
        { text: 'new ', changed: true },
        { text: 'words here', changed: false },
      ],
    },
  ])
})

it('shows a line that came without one beside it', () => {
  expect(diffRows('a', 'a\nb')[1]).toEqual({ before: undefined, now: [{ text: 'b', changed: true }] })
})
