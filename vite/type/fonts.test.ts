import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { subsetFonts, systemFonts } from './fonts.ts'
import { readSfnt } from './sfnt.ts'
import { lineWidth, meanWidth } from './text-width.ts'
import { characters, cut } from './typefaces.ts'

/** Where Linux systems keep the free fonts that have the widths of Arial and Times New Roman. */
const liberation = '/usr/share/fonts/truetype/liberation/Liberation'

describe('the widths of the system fonts', () => {
  it.each([
    ['Sans-Regular', systemFonts.sans[0]],
    ['Sans-Bold', systemFonts.sansBold[0]],
    ['Serif-Regular', systemFonts.serif[1]],
  ])('are those of Liberation %s, where it is installed', (file, { width }) => {
    const path = `${liberation}${file}.ttf`
    const measured = existsSync(path) ? meanWidth(readSfnt(readFileSync(path))) : width
    expect(measured).toBeCloseTo(width, 4)
  })
})

const fonts = await subsetFonts()
const faces = (css: string) => css.split('@font-face').slice(1)

describe('the typefaces', () => {
  it('weigh at most 60 KB together', () => {
    expect(fonts.serif.toString('latin1', 0, 4)).toBe('wOF2')
    expect(fonts.sans.toString('latin1', 0, 4)).toBe('wOF2')
    expect(fonts.serif.length + fonts.sans.length).toBeLessThanOrEqual(60_000)
  })

  it('have every letter, figure and quotation mark of both languages', async () => {
    expect(characters).toContain('œ')
    for (const typeface of ['serif', 'sans'] as const) {
      const font = readSfnt(await cut(typeface, 'sfnt', 460))
      for (const character of 'azAZ09àâæçéèêëîïôœùûüÀÂÆÇÉÈÊËÎÏÔŒÙÛÜ«»“”‘’–—…·•€™−×!?;:%&@') {
        expect(font.advance(character), `${typeface} ${character}`).toBeGreaterThan(0)
      }
    }
  })

  it('have a narrow space for French numbers: browsers would take half a space', async () => {
    for (const typeface of ['serif', 'sans'] as const) {
      const { advance } = readSfnt(await cut(typeface, 'sfnt', 400))
      expect(advance('\u202f'), typeface).toBeGreaterThan(0.15)
      expect(advance('\u202f'), typeface).toBe(advance(' '))
      expect(advance('é'), typeface).toBe(advance('e'))
    }
  })

  it('are optional: never swapped in after the first paint', () => {
    const css = fonts.fontFaces({ serifUrl: '/assets/serif.woff2', sansUrl: '/assets/sans.woff2' })
    expect(faces(css)).toHaveLength(2)
    for (const face of faces(css))
      expect(face).toMatch(/font-display:optional;src:url\("\/assets\/(serif|sans)\.woff2"\)/)
  })

  it('have system fallbacks of the same width and height', async () => {
    expect(faces(fonts.fallbackFaces).length).toBeGreaterThan(5)
    const georgia = faces(fonts.fallbackFaces).find((face) => face.includes('"Georgia"')) ?? ''
    const [, size = '', ascent = ''] = /size-adjust:([\d.]+)%;ascent-override:([\d.]+)%/.exec(georgia) ?? []
    const serif = readSfnt(await cut('serif', 'sfnt'))
    // Kerning changes it by less than a hundredth.
    expect((Number(size) / 100) * systemFonts.serif[0].width).toBeCloseTo(meanWidth(serif), 2)
    expect((Number(size) / 100) * (Number(ascent) / 100)).toBeCloseTo(serif.ascent, 3)
  })
})

describe('measuring', () => {
  it('adds up advances, and knows heavier letters are wider', async () => {
    const [text, bold] = [readSfnt(await cut('sans', 'sfnt', 400)), readSfnt(await cut('sans', 'sfnt', 600))]
    // A picture that asks for another name is drawn in the typeface of its title.
    expect([text.family, bold.family]).toEqual(['Instrument Sans', 'Instrument Sans'])
    const word = 'assistant'
    expect(lineWidth(text, word)).toBeCloseTo(
      Array.from(word).reduce((sum, letter) => sum + (text.advance(letter) ?? 0), 0),
    )
    expect(meanWidth(bold)).toBeGreaterThan(meanWidth(text))
  })

  it('says what is missing in a file that is no font', () => {
    expect(() => readSfnt(Buffer.alloc(64))).toThrow("no 'head' table")
  })
})
