import { imageSize } from 'image-size'
import { describe, expect, it } from 'vitest'
import { socialImage } from './social-images.ts'
import { balanceLines, breakLines, fitTitle } from './social-svg.ts'

const half = { family: 'Any', width: (line: string) => line.length / 2 }

describe('the title of a social image', () => {
  it('is set as large as it fits', () => {
    expect(fitTitle('Contact', half).size).toBeGreaterThan(fitTitle('Be the source that assistants quote', half).size)
  })

  it('keeps its words, in order', () => {
    const title = 'Faites de votre marque la source que les assistants citent'
    expect(fitTitle(title, half).lines.join(' ')).toBe(title)
  })

  it('ends in an ellipsis when nothing helps', () => {
    const { lines } = fitTitle('Une marque, une source, '.repeat(20), half)
    expect(lines.length).toBeLessThan(7)
    expect(lines.at(-1)).toMatch(/\w…$/)
  })
})

describe('the social image', () => {
  it('has the size that networks expect and a small weight, also with signs that XML reserves', async () => {
    const image = await socialImage({
      title: 'SEO & GEO < “AI”: qui cite qui\u202f? '.repeat(3),
      eyebrow: 'R&D',
      locale: 'fr',
    })
    expect(imageSize(image)).toMatchObject({ type: 'png', width: 1200, height: 630 })
    expect(image.length).toBeLessThan(60_000)
  })
})

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
