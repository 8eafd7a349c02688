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
  const path = pagePath(repeated(withoutPrefix, trimmed(pathname)))
  const twin = path.endsWith('.md') ? moved[path.slice(0, -'.md'.length)] : undefined
  if (twin === undefined) return moved[path] ?? path
  return twin === '/' ? '/index.md' : `${twin}.md`
}

/**
 * The path of a page, however its file is requested: `/faq/`, `/faq.html` and `/faq/index.html` are `/faq`. It starts
 * with exactly one slash: `//evil.example` would be an open redirect.
 */
export const pagePath = (pathname: string): string => `/${repeated(withoutFileName, trimmed(pathname))}`

/** Applies a step until it changes nothing. */
function repeated(step: (path: string) => string, path: string): string {
  let now = path
  for (let next = step(now); next !== now; next = step(now)) now = next
  return now
}

function withoutPrefix(path: string): string {
  for (const prefix of aliasPrefixes) {
    const rest = path.slice(prefix.length - 1)
    if (path.startsWith(prefix.slice(1)) && (rest === '' || isSlash(rest[0]))) return trimmed(rest)
  }
  return path
}

function withoutFileName(path: string): string {
  for (const name of ['.html', '.htm', 'index']) {
    const rest = path.slice(0, -name.length)
    if (path.endsWith(name) && (name !== 'index' || rest === '' || isSlash(rest.at(-1)))) return trimmed(rest)
  }
  return path
}

/** Without slashes at its ends. */
function trimmed(path: string): string {
  let [start, end] = [0, path.length]
  while (start < end && isSlash(path[start])) start++
  while (start < end && isSlash(path[end - 1])) end--
  return path.slice(start, end)
}

const isSlash = (character: string | undefined) => character === '/' || character === '\\'
