import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

const tokens = fileURLToPath(new URL('../../src/ui/tokens.css', import.meta.url))

/** The colours of one theme as `#rrggbb`, for formats that know no OKLCH: manifests, PNG. Keys are token names without `--`. */
export type Palette = (token: string) => string

/** @param lightness 0 to 1 @param hue degrees. Formulas: https://bottosson.github.io/posts/oklab/ */
export function oklchToHex(lightness: number, chroma: number, hue: number): string {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  const channel = (value: number) => {
    const encoded = value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055
    return Math.round(255 * Math.min(1, Math.max(0, encoded)))
      .toString(16)
      .padStart(2, '0')
  }
  return `#${linear.map(channel).join('')}`
}

const number = '\\s*([\\d.]+)\\s*'
const oklch = `oklch\\(${number}${number}${number}\\)`
const declaration = new RegExp(`--([\\w-]+):\\s*light-dark\\(\\s*${oklch}\\s*,\\s*${oklch}\\s*\\)(?=\\s*[;}])`, 'g')

/** Reads the `light-dark(oklch(…), oklch(…))` tokens of a style sheet. */
export function paletteOf(css: string, theme: 'light' | 'dark'): Palette {
  const [opened, closed] = ['{', '}'].map((brace) => css.split(brace).length)
  // Lightning CSS takes a block that is not closed for one that holds the rest of the file, and says nothing.
  if (opened !== closed) throw new Error("src/ui/tokens.css: a '{' or a '}' is missing. Close each block.")
  const colours = new Map<string, string>()
  for (const [, name, ...figures] of css.matchAll(declaration)) {
    const [lightness = 0, chroma = 0, hue = 0] = figures.map(Number).slice(theme === 'light' ? 0 : 3)
    if (name) colours.set(name, oklchToHex(lightness, chroma, hue))
  }
  return (token) => {
    const colour = colours.get(token)
    if (colour) return colour
    throw new Error(
      `src/ui/tokens.css: there is no '--${token}: light-dark(oklch(…), oklch(…));' with three numbers each. Images are drawn from it: write it so (oklch.com converts other colours).`,
    )
  }
}

/** The palette of the site's own tokens. */
export async function palette(theme: 'light' | 'dark'): Promise<Palette> {
  return paletteOf(await readFile(tokens, 'utf8'), theme)
}

/** The colour of the page in each theme. */
export const paperColours = () =>
  Promise.all((['light', 'dark'] as const).map(async (theme) => ({ theme, colour: (await palette(theme))('paper') })))
