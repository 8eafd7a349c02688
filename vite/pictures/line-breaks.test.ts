import { describe, expect, it } from 'vitest'
import { balanceLines, breakLines } from './line-breaks.ts'

const measure = (line: string) => line.length

describe('the lines of a title', () => {
  it('fill the width and no more', () => {
    expect(breakLines('be the source that assistants quote', 14, measure)).toEqual([
      'be the source',
      'that',
      'assistants',
      'quote',
    ])
  })

  it('are never broken at a no-break space', () => {
    expect(breakLines('Qui cite qui\u202f? Vous', 10, measure)).toEqual(['Qui cite', 'qui\u202f? Vous'])
  })

  it('are balanced without becoming more', () => {
    expect(breakLines('one two three four five', 19, measure)).toEqual(['one two three four', 'five'])
    expect(balanceLines('one two three four five', 19, measure)).toEqual(['one two three', 'four five'])
  })

  it('let a word that is too long stand alone', () => {
    expect(balanceLines('a generativeengineoptimisation b', 10, measure)).toEqual([
      'a',
      'generativeengineoptimisation',
      'b',
    ])
  })
})
