import { fallbackFaces, systemFonts } from './fallback-faces.ts'
import { readSfnt } from './sfnt.ts'
import { cut, type Typeface, typefaces } from './typefaces.ts'

/** Where the two files are published. */
type FontUrls = { readonly serifUrl: string; readonly sansUrl: string }

export type Fonts = {
  /** WOFF2 files. */
  readonly serif: Buffer
  readonly sans: Buffer
  /** The `@font-face` rules of the two files. A file is fetched when a style first names its family: see `tokens.css`. */
  fontFaces(urls: FontUrls): string
  /** The `@font-face` rules of the fallback system fonts; the first paint needs them. */
  readonly fallbackFaces: string
}

// The serif has one weight, used for all: a synthesised bold is wider and ugly.
const serifWeights = '400 700'
const sansWeights = '400 650'

function webFace(family: string, weight: string, url: string): string {
  return `@font-face{font-family:"${family}";font-weight:${weight};font-display:optional;src:url("${url}")}`
}

/** The files of the site's typefaces, subset to Latin: to publish, and one file per weight to measure. */
async function cutAll() {
  const [serif, sans, display, regular, medium, bold] = await Promise.all([
    cut('serif', 'woff2'),
    cut('sans', 'woff2'),
    cut('serif', 'sfnt'),
    cut('sans', 'sfnt', 400),
    cut('sans', 'sfnt', 500),
    cut('sans', 'sfnt', 600),
  ])
  return { serif, sans, display, regular, medium, bold }
}

/** The site's typefaces, subset to Latin, and their style sheets. */
export async function subsetFonts(): Promise<Fonts> {
  const { serif, sans, display, regular, medium, bold } = await cutAll()
  const names = { serif: typefaces.serif.family, sans: typefaces.sans.family }
  const standIn = (typeface: Typeface, weight: string, file: Buffer, groups: keyof typeof systemFonts) =>
    fallbackFaces({ family: names[typeface], weight, font: readSfnt(file), typeface }, systemFonts[groups])
  return {
    serif,
    sans,
    fontFaces: ({ serifUrl, sansUrl }) =>
      [webFace(names.serif, serifWeights, serifUrl), webFace(names.sans, sansWeights, sansUrl)].join('\n'),
    // System sans fonts have two weights, this one has all between: each of the three in use gets its own width.
    fallbackFaces: [
      standIn('serif', serifWeights, display, 'serif'),
      standIn('sans', '400 449', regular, 'sans'),
      standIn('sans', '450 549', medium, 'sans'),
      standIn('sans', '550 900', bold, 'sansBold'),
    ].join('\n'),
  }
}
