import { type Moves, moves } from './moved.ts'

/** Redundant prefixes: `/en/faq` is `/faq`. */
export const aliasPrefixes: readonly string[] = ['/en']

/** The longest path, in characters, that may be cached; the server answers a longer one with 414. */
export const longestPath = 1024

/** Whether the page at a canonical path, or its Markdown twin, was withdrawn: the server answers 410, and says so. */
export const isRetired = (path: string, { retired }: Moves = moves): boolean => path.replace(/\.md$/, '') in retired

/**
 * The canonical form of a path: as {@link pagePath}, or the new path of a page that moved. Query and fragment are not part of it.
 * The server and `_redirects` answer 308; the service worker, which may have no server behind it, opens the page itself.
 *
 * Here and below each character is read a bounded number of times, since clients choose the path and its length.
 */
export function canonicalPath(pathname: string, { moved }: Moves = moves): string {
  let start = afterSlashes(pathname, 0)
  for (let next = afterPrefix(pathname, start); next > start; next = afterPrefix(pathname, start)) start = next
  const path = pagePath(pathname, start)
  const twin = path.endsWith('.md') ? moved[path.slice(0, -'.md'.length)] : undefined
  return twin === undefined ? (moved[path] ?? path) : `${twin}.md`
}

/**
 * The path of a page, however its file is requested: `/faq/`, `/faq.html` and `/faq/index.html` are `/faq`. It starts
 * with exactly one slash: `//evil.example` would be an open redirect.
 */
export function pagePath(pathname: string, from = 0): string {
  const start = afterSlashes(pathname, from)
  let end = beforeSlashes(pathname, pathname.length)
  for (let next = beforeFileName(pathname, start, end); next < end; next = beforeFileName(pathname, start, end)) {
    end = next
  }
  return `/${pathname.slice(start, end)}`
}

function afterPrefix(pathname: string, start: number): number {
  for (const prefix of aliasPrefixes) {
    const end = start + prefix.length - 1
    const isWhole = end === pathname.length || isSlash(pathname, end)
    if (isWhole && pathname.startsWith(prefix.slice(1), start)) return afterSlashes(pathname, end)
  }
  return start
}

function beforeFileName(pathname: string, start: number, end: number): number {
  for (const name of ['.html', '.htm', 'index']) {
    const before = end - name.length
    if (before < start || !pathname.endsWith(name, end)) continue
    if (name !== 'index' || before === start || isSlash(pathname, before - 1)) return beforeSlashes(pathname, before)
  }
  return end
}

function afterSlashes(pathname: string, start: number): number {
  let position = start
  while (position < pathname.length && isSlash(pathname, position)) position++
  return position
}

function beforeSlashes(pathname: string, end: number): number {
  let position = end
  while (position > 0 && isSlash(pathname, position - 1)) position--
  return position
}

function isSlash(pathname: string, position: number): boolean {
  return pathname[position] === '/' || pathname[position] === '\\'
}
