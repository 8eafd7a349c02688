import type { FontMetrics } from './sfnt.ts'
import { meanWidth } from './text-width.ts'

/** A group of system fonts with the same widths: one stands for all. */
type SystemFonts = {
  /** Full names, as `local()` wants them. */
  readonly names: readonly string[]
  /** {@link meanWidth} of the measured font. */
  readonly width: number
}

/**
 * Measured with `meanWidth` on the free fonts that have the widths of the system's: Gelasio for Georgia, Liberation for
 * Times New Roman and Arial, and Noto Serif and Roboto themselves. The first that a device has is used: Windows and
 * Apple have Georgia and Arial, Linux the Liberation fonts, Android Noto Serif and Roboto.
 */
export const systemFonts = {
  serif: [
    { names: ['Georgia', 'Gelasio'], width: 0.43848 },
    { names: ['Times New Roman', 'Liberation Serif', 'Tinos'], width: 0.40092 },
    { names: ['Noto Serif'], width: 0.47508 },
  ],
  sans: [
    { names: ['Arial', 'Helvetica', 'Liberation Sans', 'Arimo'], width: 0.44233 },
    { names: ['Roboto'], width: 0.44049 },
  ],
  sansBold: [
    { names: ['Arial Bold', 'Arial-BoldMT', 'Helvetica Bold', 'Liberation Sans Bold', 'Arimo Bold'], width: 0.47611 },
    { names: ['Roboto Bold', 'Roboto Medium'], width: 0.44611 },
  ],
} as const satisfies Record<string, readonly SystemFonts[]>

/**
 * What kerning, which {@link meanWidth} leaves out, takes off the width of a line more than in the system's fonts:
 * headings and paragraphs of this site, in Chromium, with both typefaces against the Liberation fonts.
 */
const kerning = { serif: 0.994, sans: 0.988 }

const percent = (share: number, digits: number) => `${Number((100 * share).toFixed(digits))}%`

type Face = {
  readonly family: string
  readonly weight: string
  readonly font: FontMetrics
  readonly typeface: keyof typeof kerning
}

/** One face per group of system fonts, set to the width and the line of `font`, so that nothing moves when it arrives. */
export function fallbackFaces({ family, weight, font, typeface }: Face, groups: readonly SystemFonts[]): string {
  const width = meanWidth(font) * kerning[typeface]
  return (
    groups
      .map(({ names, width: systemWidth }) => {
        const scale = width / systemWidth
        const descriptors = [
          `font-family:"${family} Fallback"`,
          `font-weight:${weight}`,
          `src:${names.map((name) => `local("${name}")`).join(',')}`,
          `size-adjust:${percent(scale, 2)}`,
          // A tenth of a per cent of a line is a fiftieth of a pixel.
          `ascent-override:${percent(font.ascent / scale, 1)}`,
          `descent-override:${percent(font.descent / scale, 1)}`,
        ]
        return `@font-face{${descriptors.join(';')}}`
      })
      // Of faces that differ in nothing else the last one that can be loaded is used.
      .reverse()
      .join('\n')
  )
}
