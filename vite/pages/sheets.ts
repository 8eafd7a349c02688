import { join } from 'node:path'
import { bundle, Features } from 'lightningcss'
import { sheetFiles } from '../../src/blocks/sheet-files.ts'

/** The browsers of vite.config.ts, as Lightning CSS counts: major version << 16 | minor << 8. */
const targets = { chrome: 123 << 16, firefox: 125 << 16, safari: (17 << 16) | (5 << 8) }

/**
 * A style sheet with its imports, minified, and without `<`: pages contain it within SVG, where that would start an
 * element (src/app/compose/styles.ts).
 * @param file relative to the project
 */
export function minifiedSheet(root: string, file: string): Uint8Array {
  const filename = join(root, file)
  // None of what it would prefix is prefixed in these browsers.
  const features = { include: Features.MediaRangeSyntax, exclude: Features.VendorPrefixes }
  const { code } = bundle({ filename, minify: true, targets, ...features })
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
