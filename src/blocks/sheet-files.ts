import { readdirSync } from 'node:fs'

/** In the CSS of every page. */
const everywhere = 'blocks.css'

/**
 * Styles that only some pages need, by name; the file of each, relative to the project: those of a kind of block are named
 * as it is, others as their file. In the order in which they may override each other: what blocks share comes first.
 */
export const sheetFiles: Readonly<Record<string, string>> = Object.fromEntries(
  readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.css') && file !== everywhere)
    .sort((a, b) => Number(a.includes('/')) - Number(b.includes('/')) || (a < b ? -1 : 1))
    .map((file) => [file.replace(/\/style\.css$|\.css$/, '').replace(/^.*\//, ''), `src/blocks/${file}`]),
)
