import { createHash } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { bundle } from 'lightningcss'
import type { Manifest } from 'vite'
import type { Assets } from '../../src/app/compose/document.tsx'
import { afterFirstPaint, earlyMessages, firstSectionFirst } from '../../src/app/compose/inline-scripts.ts'
import { untilStyled } from '../../src/app/compose/styles.ts'
import { sheetFiles } from '../../src/blocks/sheet-files.ts'
import type { BuildFacts } from '../../src/publish/http.ts'
import { cssOptions } from '../css.ts'
import { paperColours } from '../pictures/palette.ts'
import { subsetFonts } from '../type/fonts.ts'

/**
 * A style sheet with its imports, minified, and without `<`: pages contain it within SVG, where that would start an
 * element (src/app/compose/styles.ts).
 * @param file relative to the project
 */
export function minifiedSheet(root: string, file: string): Uint8Array {
  const { code } = bundle({ filename: join(root, file), minify: true, ...cssOptions() })
  if (Buffer.from(code).includes('<')) throw new Error(`${file}: holds '<'. Write it otherwise, as in CSS '\\3c'.`)
  return code
}

/** The styles that only some pages need, minified. */
export function readSheets(root: string): Record<string, string> {
  const decoder = new TextDecoder()
  return Object.fromEntries(
    Object.entries(sheetFiles).map(([name, file]) => [name, decoder.decode(minifiedSheet(root, file))]),
  )
}

const entry = 'src/app/entry-client.ts'

type InlineHashes = Pick<BuildFacts, 'scriptHashes' | 'styleHashes'>

/**
 * What the client build left, and the styles and typefaces, made ready for the pages.
 * @returns the assets and the CSP hashes of everything that may be inline
 */
export async function takeAssets(root: string, out: string): Promise<{ assets: Assets; inline: InlineHashes }> {
  const manifest: Manifest = JSON.parse(await readFile(join(out, '.vite/manifest.json'), 'utf8'))
  const script = manifest[entry]?.file
  if (!script) throw new Error(`The client build has no ${entry}.`)
  await rm(join(out, '.vite'), { recursive: true })
  const inline = readSheets(root)
  const typefaces = await writeFonts(out)
  const head = typefaces.fallbackCss + untilStyled
  const css = new TextDecoder().decode(minifiedSheet(root, 'src/app/site.css'))
  return {
    assets: {
      script: `/${script}`,
      head,
      css,
      typefaces,
      sheets: inline,
      paper: await paperColours(),
    },
    inline: {
      scriptHashes: [firstSectionFirst + earlyMessages, afterFirstPaint(`/${script}`)].map(cspHash),
      styleHashes: [typefaces.css, head, css, ...Object.values(inline)].map(cspHash),
    },
  }
}

/** The form in which a Content-Security-Policy allows inline code. */
const cspHash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

const shortHash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('base64url').slice(0, 8)

/** Publishes the typefaces under a hash of their content. @returns their addresses, and the rules of their faces and of the fallback's */
async function writeFonts(out: string): Promise<Required<Assets>['typefaces'] & { fallbackCss: string }> {
  const fonts = await subsetFonts()
  const publish = async (name: string, bytes: Buffer) => {
    const file = `assets/${name}-${shortHash(bytes)}.woff2`
    await writeFile(join(out, file), bytes)
    return `/${file}`
  }
  const serifUrl = await publish('serif', fonts.serif)
  const sansUrl = await publish('sans', fonts.sans)
  const inOneLine = (rules: string) => rules.replaceAll('\n', '')
  return {
    urls: [serifUrl, sansUrl],
    css: inOneLine(fonts.fontFaces({ serifUrl, sansUrl })),
    fallbackCss: inOneLine(fonts.fallbackFaces),
  }
}
