import { expect, it } from 'vitest'
import { diffRows } from './translation-facts.ts'

it('marks the changed words in a line, and joins the others', () => {
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

it('shows an added line without one beside it', () => {
  expect(diffRows('a', 'a\nb')[1]).toEqual({ before: undefined, now: [{ text: 'b', changed: true }] })
})
