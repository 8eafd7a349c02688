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

  it.each(['', ':root { --paper: light-dark(oklch(1 0 0), oklch(0 0 0)) --ink: red; }'])(
    'says which token is missing or lacks its semicolon: %j',
    (css) => expect(() => paletteOf(css, 'light')('paper')).toThrow("there is no '--paper"),
  )

  it('says that a block is not closed', () => {
    expect(() => paletteOf(':root { --ink: red;', 'light')).toThrow("a '{' or a '}' is missing")
  })

  it('can be read in both themes', async () => {
    const text = ['ink', 'ink-quiet', 'signal', 'success', 'warning', 'danger'].flatMap((colour) =>
      ['paper', 'paper-raised', 'paper-sunk'].map((below) => [colour, below, 4.5] as const),
    )
    const pairs = [
      ...text,
      ['on-signal', 'signal', 4.5],
      ['ink', 'signal-wash', 4.5],
      ['rule-strong', 'paper', 3],
    ] as const
    for (const theme of ['light', 'dark'] as const) {
      const colour = await palette(theme)
      const pale = pairs.filter(([above, below, least]) => contrast(colour(above), colour(below)) < least)
      expect(pale.map(([above, below]) => `--${above} on --${below}, ${theme}`)).toEqual([])
    }
  })

  it('is the one that the icon is drawn in, in both themes', async () => {
    const icon = await brandIcon()
    for (const theme of ['light', 'dark'] as const) {
      const colour = await palette(theme)
      for (const token of ['paper', 'ink', 'signal']) expect(icon).toContain(colour(token))
    }
  })
})

/** Of two colours as `#rrggbb`, 1 to 21 (WCAG 2.2, contrast ratio). */
function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [one, other].map(luminance).sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
