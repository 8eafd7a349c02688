import { describe, expect, it } from 'vitest'
import { judgedBy } from '../judged-by.fixture.ts'
import { repetition } from './repetition.ts'

const english = (often: string, index: number) => `Hill${index} and field${index} with stream${index} has ${often}.`
const german = (often: string, index: number) => `Das Feld${index} und die Burg${index} ist nicht von der ${often}.`

const verdictIn = (sentence: typeof english) => (often: string) => {
  const text = Array.from({ length: 60 }, (_, index) => sentence(often, index))
  return judgedBy(repetition, { html: `<main><h1>The mill</h1><p>${text.join(' ')}</p></main>` }).verdict
}
const verdictOf = verdictIn(english)

describe('a word that is repeated', () => {
  it('is no number: tables hold the same many times', () =>
    expect(['255', 'miller'].map(verdictOf)).toEqual(['pass', 'fail']))

  it('is no currency of prices', () =>
    expect(['miller for 12', '1.084,00 DKK', 'EUR 12'].map(verdictOf)).toEqual(['fail', 'pass', 'pass']))

  it('is none that joins others in its language', () =>
    expect(['255', 'Mühle'].map(verdictIn(german))).toEqual(['pass', 'warn']))

  it('is not the subject of terms', () => {
    const cookies = 'Die Mühle und der Bach ist nicht von der Burg. '.repeat(30)
    const verdictIn = (title: string) =>
      judgedBy(repetition, { html: `<title>${title}</title><main><p>${cookies}` }).verdict
    expect(['Cookie Policy', 'Burg'].map(verdictIn)).toEqual(['pass', 'warn'])
  })

  it('is none of a program', () => {
    const words = ['<code>miller</code>', 'lift(miller &amp;rye, oats)', 'B&amp;B, miller']
    expect(words.map(verdictOf)).toEqual(['pass', 'skip', 'fail'])
  })
})
