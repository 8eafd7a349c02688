import { type WebFace, weights } from '../../src/app/compose/page-script.ts'
import { fallbackFaces, systemFonts } from './fallback-faces.ts'
import { readSfnt } from './sfnt.ts'
import { cut, type Typeface, typefaces } from './typefaces.ts'

/** Where the two files are published. */
type FontUrls = Readonly<Record<Typeface, string>>

export type Fonts = {
  /** WOFF2 files. */
  readonly serif: Buffer
  readonly sans: Buffer
  /** The two typefaces by the names that `tokens.css` gives them. */
  webFaces(urls: FontUrls): WebFace[]
  /** The `@font-face` rules of the fallback system fonts; the first paint needs them. */
  readonly fallbackFaces: string
}

/** The files of the site's typefaces, subset to Latin: to publish, and one file per weight to measure. */
async function cutAll() {
  const [serif, sans, display, regular, bold] = await Promise.all([
    cut('serif', 'woff2'),
    cut('sans', 'woff2'),
    cut('serif', 'sfnt'),
    cut('sans', 'sfnt', 400),
    cut('sans', 'sfnt', 600),
  ])
  return { serif, sans, display, regular, bold }
}

/** The site's typefaces, subset to Latin, and their style sheets. */
export async function subsetFonts(): Promise<Fonts> {
  const { serif, sans, display, regular, bold } = await cutAll()
  const names = { serif: typefaces.serif.family, sans: typefaces.sans.family }
  const standIn = (typeface: Typeface, weight: string, file: Buffer, groups: keyof typeof systemFonts) =>
    fallbackFaces({ family: names[typeface], weight, font: readSfnt(file), typeface }, systemFonts[groups])
  return {
    serif,
    sans,
    webFaces: (urls) => [
      { family: names.serif, url: urls.serif },
      { family: names.sans, url: urls.sans },
    ],
    // System sans fonts have two weights, this one has all between: the few labels of 450 and 500 are 1 % narrower.
    fallbackFaces: [
      standIn('serif', weights, display, 'serif'),
      standIn('sans', '400 549', regular, 'sans'),
      standIn('sans', '550 900', bold, 'sansBold'),
    ].join('\n'),
  }
}
