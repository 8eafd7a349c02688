import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { cachedFile } from '../build-cache.ts'
import { withNarrowSpace } from './sfnt.ts'

const packages = createRequire(import.meta.url)

/** The two typefaces of the site and what of each is used. Style sheets name them by their part: src/ui/scale.css. */
export const typefaces = {
  serif: {
    file: '@fontsource-variable/newsreader/files/newsreader-latin-standard-normal.woff2',
    // The display cut, at one weight: a weight axis would cost 15 KB more.
    axes: { opsz: 60, wght: 460 },
  },
  sans: {
    file: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 650 } },
  },
} as const

export type Typeface = keyof typeof typefaces

const range = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index))

/** Characters of English and French text, and letters of other names; of these the source files lack Ÿ, ≈ ≤ ≥ and the horizontal arrows. */
export const characters = `${range(0x20, 0x7e)}${[
  'àâäçéèêëîïôöùûüÿœæÀÂÄÇÉÈÊËÎÏÔÖÙÛÜŸŒÆ',
  'áãåíñóõøúßÁÅÍÑÓØÚ',
  '‘’‚“”„‹›«»–—…·•′″©®°§£€™−×÷±≈≤≥←→↑↓↗',
].join('')}\u00a0\u2009\u202f`

/**
 * Features that browsers apply by default, and the figures that the style sheets request. Others only add unused
 * glyphs.
 */
const features = ['calt', 'ccmp', 'clig', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rlig', 'lnum', 'tnum']

/**
 * The file of a typeface subset to {@link characters}.
 * @param weight one weight of a variable typeface, for drawing; by default the site's own axes
 */
export async function cutFile(typeface: Typeface, format: 'woff2' | 'sfnt', weight?: number): Promise<string> {
  const { file, axes } = typefaces[typeface]
  const source = await readFile(packages.resolve(file))
  const variationAxes = weight === undefined ? axes : { ...axes, wght: weight }
  const parts = [
    source,
    characters,
    format,
    JSON.stringify(variationAxes),
    'narrow space',
    features.join(),
    packages('subset-font/package.json').version,
  ]
  return cachedFile('fonts', format === 'sfnt' ? 'ttf' : format, parts, async () => {
    // Loaded only for a subset that is not cached: it is large, and most builds need none.
    const { default: subsetFont } = await import('subset-font')
    const font = await subsetFont(source, characters, { targetFormat: 'sfnt', variationAxes })
    return subsetFont(withNarrowSpace(font, characters), characters, { targetFormat: format, keepFeatures: features })
  })
}

/** The bytes of {@link cutFile}. */
export async function cut(...args: Parameters<typeof cutFile>): Promise<Buffer> {
  return readFile(await cutFile(...args))
}
