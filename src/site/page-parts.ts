import type { Locale } from './locales.ts'

/*
 * A page is kept as what is its own, and put together from that, one shell per language, and one file with the styles
 * and scripts that pages carry inline. vite/worker/kept-pages.ts takes pages apart.
 */

/** Between the parts: a character that HTML may not hold. */
export const mark = '\u001e'

/** Published files, from the site's folder. */
export const lookFile = 'kept/look.txt'
/** Where a site is too large to be kept whole: all pages, for those who ask for them. */
export const listFile = 'kept/pages.json'
export const shellFile = (locale: Locale) => `kept/shell.${locale}.txt`
export const fragmentFile = (path: string) => `kept/pages${path === '/' ? '' : path}.bin`

/** What links to the page itself carry. */
export const isHere = ' aria-current="page"'

/**
 * @param fragment the path of a page, the names of its sheets, and its own parts; one part only: the page is no sum of parts
 * @param shell text, and at every second place what belongs there: `own`, `path`, `sheets`, the path of a link, or a name
 * @param look names, each before its text
 * @returns the page, to the byte @throws when parts are not of one build
 */
export function composePage(fragment: string, shell: string, look: string): string {
  const [path = '', sheets = '', ...own] = fragment.split(mark)
  const [whole = '', ...others] = own
  if (others.length === 0) return whole
  const words = look.split(mark)
  const text = (name: string) => {
    const at = words.findIndex((word, index) => index % 2 === 0 && word === name)
    const found = words[at + 1]
    if (at < 0 || found === undefined) throw new Error(`${path}: nothing is known of '${name}'`)
    return found
  }
  const fill = (slot: string): string | undefined => {
    if (slot === 'own') return own.shift()
    if (slot === 'path') return path
    if (slot === 'sheets') return sheets.split(' ').filter(Boolean).map(text).join('')
    return slot.startsWith('/') ? (slot === path ? isHere : '') : text(slot)
  }
  return shell
    .split(mark)
    .map((piece, at) => (at % 2 === 0 ? piece : fill(piece)))
    .join('')
}
