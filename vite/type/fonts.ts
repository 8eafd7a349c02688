import { type FontMetrics, readSfnt } from './sfnt.ts'
import { meanWidth } from './text-width.ts'
import { cut, type Typeface } from './typefaces.ts'

/** System fonts with the same widths; one of them was measured. */
type SystemFonts = {
  /** Full names, as `local()` wants them. */
  readonly names: readonly string[]
  /** {@link meanWidth} of the measured font. */
  readonly width: number
}

/**
 * Measured with `meanWidth` on free fonts with the same widths as the system's: Gelasio for Georgia, Liberation for
 * Times New Roman and Arial, and Noto Serif and Roboto themselves. A device uses the first that it has: Georgia and
 * Arial on Windows and Apple, Liberation on Linux, Noto Serif and Roboto on Android.
 */
export const systemFonts = {
  serif: [
    { names: ['Georgia', 'Gelasio'], width: 0.43848 },
    { names: ['Times New Roman', 'Liberation Serif', 'Tinos'], width: 0.40092 },
    { names: ['Noto Serif'], width: 0.47508 },
  ],
  sans: [
    { names: ['Arial', 'Liberation Sans', 'Arimo'], width: 0.44233 },
    { names: ['Roboto'], width: 0.44049 },
  ],
  sansBold: [
    { names: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'], width: 0.47611 },
    { names: ['Roboto Bold', 'Roboto Medium'], width: 0.44611 },
  ],
} as const satisfies Record<string, readonly SystemFonts[]>

/**
 * Corrects for kerning, which {@link meanWidth} leaves out: it shortens lines in these typefaces more than in system
 * fonts. Measured on this site's headings and paragraphs in Chromium, against the Liberation fonts.
 */
const kerning = { serif: 0.994, sans: 0.988 }

const percent = (share: number, digits: number) => `${Number((100 * share).toFixed(digits))}%`

type Face = {
  readonly family: string
  readonly weight: string
  readonly font: FontMetrics
  readonly typeface: keyof typeof kerning
}

/**
 * One face per group of system fonts, adjusted to the width and line height of `font`, so that nothing moves when it
 * arrives.
 */
function fallbackFaces({ family, weight, font, typeface }: Face, groups: readonly SystemFonts[]): string {
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
      // Of otherwise equal faces, browsers use the last one that can be loaded.
      .reverse()
      .join('\n')
  )
}

/** As `src/ui/scale.css` names them, whichever typefaces they are. */
const names: Record<Typeface, string> = { serif: 'Site Serif', sans: 'Site Sans' }

// The serif has one weight, used for all: a synthesised bold is wider and ugly.
const serifWeights = '400 700'
const sansWeights = '400 650'

function webFace(family: string, weight: string, url: string): string {
  return `@font-face{font-family:"${family}";font-weight:${weight};font-display:optional;src:url("${url}")}`
}

/** The site's typefaces, subset to Latin, as WOFF2, and their style sheets. */
export async function subsetFonts() {
  const [serif, sans, display, regular, bold] = await Promise.all([
    cut('serif', 'woff2'),
    cut('sans', 'woff2'),
    // One file per weight, to measure.
    cut('serif', 'sfnt'),
    cut('sans', 'sfnt', 400),
    cut('sans', 'sfnt', 600),
  ])
  const standIn = (typeface: Typeface, weight: string, file: Buffer, groups: keyof typeof systemFonts) =>
    fallbackFaces({ family: names[typeface], weight, font: readSfnt(file), typeface }, systemFonts[groups])
  return {
    serif,
    sans,
    /** The `@font-face` rules of the two files. A file is fetched when a style first names its family: see `scale.css`. */
    fontFaces: ({ serifUrl, sansUrl }: { serifUrl: string; sansUrl: string }) =>
      [webFace(names.serif, serifWeights, serifUrl), webFace(names.sans, sansWeights, sansUrl)].join('\n'),
    /** The `@font-face` rules of the fallback system fonts; the first paint needs them. */
    // System sans fonts have two weights, this one has all between. Labels of 500 get the width of 400, 1.4 % less.
    fallbackFaces: [
      standIn('serif', serifWeights, display, 'serif'),
      standIn('sans', '400 549', regular, 'sans'),
      standIn('sans', '550 900', bold, 'sansBold'),
    ].join('\n'),
  }
}
