import { expect, it } from 'vitest'
import { ownScoresOf } from './own-scores.ts'

it('counts pages, and names the lowest score and the one in the middle', () => {
  const scored = [99, 96, 100, 96, 100].map((score, index) => ({ path: `/${index}`, score }))
  expect(ownScoresOf(scored)).toEqual({ pages: 5, lowest: 96, median: 99, atLowest: 2 })
})

it('gives nothing without pages', () => expect(ownScoresOf([])).toBeUndefined())
