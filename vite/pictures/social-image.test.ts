import { describe, expect, it } from 'vitest'
import { pngSize } from './png-size.ts'
import { socialImage } from './social-image.ts'
import { fitTitle } from './social-svg.ts'

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
    expect(pngSize(image)).toEqual({ width: 1200, height: 630 })
    expect(image.length).toBeLessThan(60_000)
  })
})
