import { createHash } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Manifest } from 'vite'
import type { Assets } from '../src/app/document.tsx'
import { subsetFonts } from './fonts.ts'

const entry = 'src/app/entry-client.ts'

/**
 * What the client build left, made ready for the pages: the stylesheet moves into them, with the typefaces it names.
 * @returns the assets and the CSP hash of the inline stylesheet, the same on every page
 */
export async function takeAssets(out: string): Promise<{ assets: Assets; styleHash: string }> {
  const manifest: Manifest = JSON.parse(await readFile(join(out, '.vite/manifest.json'), 'utf8'))
  const script = manifest[entry]?.file
  const sheets = [
    ...new Set(
      Object.values(manifest).flatMap(({ css, file }) => [...(css ?? []), ...(file.endsWith('.css') ? [file] : [])]),
    ),
  ]
  if (!script || sheets.length === 0) throw new Error(`The client build has no ${entry} or no stylesheet.`)
  const styles = await Promise.all(sheets.map((file) => readFile(join(out, file), 'utf8')))
  await Promise.all(sheets.map((file) => rm(join(out, file))))
  await rm(join(out, '.vite'), { recursive: true })
  const css = [await writeFonts(out), ...styles].join('').trim()
  return {
    assets: { script: `/${script}`, css },
    styleHash: `sha256-${createHash('sha256').update(css).digest('base64')}`,
  }
}

/** Publishes the typefaces under the hash of what is in them. @returns the `@font-face` rules */
async function writeFonts(out: string): Promise<string> {
  const fonts = await subsetFonts()
  const publish = async (name: string, bytes: Buffer) => {
    const file = `assets/${name}-${createHash('sha256').update(bytes).digest('base64url').slice(0, 8)}.woff2`
    await writeFile(join(out, file), bytes)
    return `/${file}`
  }
  const serifUrl = await publish('serif', fonts.serif)
  const sansUrl = await publish('sans', fonts.sans)
  return (fonts.fallbackFaces + fonts.fontFaces({ serifUrl, sansUrl })).replaceAll('\n', '')
}
