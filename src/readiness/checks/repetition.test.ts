import { describe, expect, it } from 'vitest'
import { judgedBy } from '../judged-by.fixture.ts'
import { repetition } from './repetition.ts'

const verdictOf = (often: string) => {
  const text = Array.from(
    { length: 60 },
    (_, index) => `Hill${index} and field${index} with stream${index} has ${often}.`,
  )
  return judgedBy(repetition, { html: `<main><h1>The mill</h1><p>${text.join(' ')}</p></main>` }).verdict
}

describe('a word that is repeated', () => {
  it('is no number: tables hold the same many times', () =>
    expect(['255', 'miller'].map(verdictOf)).toEqual(['pass', 'fail']))

  it('is none of a program', () => {
    const words = ['<code>miller</code>', 'lift(miller &amp;rye, oats)', 'B&amp;B, miller']
    expect(words.map(verdictOf)).toEqual(['pass', 'skip', 'fail'])
  })
})
