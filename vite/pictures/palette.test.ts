import { describe, expect, it } from 'vitest'
import { brandIcon } from './icons.ts'
import { oklchToHex, palette, paletteOf } from './palette.ts'

describe('the palette', () => {
  it('agrees with what browsers make of OKLCH', () => {
    expect(oklchToHex(1, 0, 0)).toBe('#ffffff')
    expect(oklchToHex(0, 0, 0)).toBe('#000000')
    expect(oklchToHex(0.627955, 0.257683, 29.2339)).toBe('#ff0000')
    expect(oklchToHex(0.451857, 0.313214, 264.052)).toBe('#0000ff')
  })

  it('tells the two themes apart', () => {
    const css = ':root { --paper: light-dark(oklch(1 0 0), oklch(0 0 0)); }'
    expect(paletteOf(css, 'light')('paper')).toBe('#ffffff')
    expect(paletteOf(css, 'dark')('paper')).toBe('#000000')
  })

  it('says which token is missing', () => {
    expect(() => paletteOf('', 'light')('paper')).toThrow("there is no '--paper")
  })

  it('is the one that the icon is drawn in, in both themes', async () => {
    const icon = await brandIcon()
    for (const theme of ['light', 'dark'] as const) {
      const colour = await palette(theme)
      for (const token of ['paper', 'ink', 'signal']) expect(icon).toContain(colour(token))
    }
  })
})
