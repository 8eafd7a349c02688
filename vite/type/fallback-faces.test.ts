import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { systemFonts } from './fallback-faces.ts'
import { readSfnt } from './sfnt.ts'
import { meanWidth } from './text-width.ts'

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
