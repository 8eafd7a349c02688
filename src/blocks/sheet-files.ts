import { readdirSync } from 'node:fs'

/** In the CSS of every page. */
const everywhere = 'blocks.css'

/**
 * The files of the styles that only some pages need, relative to the project, by name: that of a kind of block, or that of
 * the file. In the order of the cascade: shared ones first.
 */
export const sheetFiles: Readonly<Record<string, string>> = Object.fromEntries(
  readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.css') && file !== everywhere)
    .sort((a, b) => Number(a.includes('/')) - Number(b.includes('/')) || (a < b ? -1 : 1))
    .map((file) => [file.replace(/\/style\.css$|\.css$/, '').replace(/^.*\//, ''), `src/blocks/${file}`]),
)
