import { type Locale, locales, withoutPrefix } from './locales.ts'

/*
 * A page is cached as its own parts, and composed from these, one shell per language, and one file with the styles and
 * scripts that pages carry inline. vite/worker/kept-pages.ts takes pages apart.
 */

/** Separates the parts: a character that HTML may not contain. */
export const mark = '\u001e'

/** Published files, from the site's folder. */
export const lookFile = 'kept/look.txt'
/** Lists all pages of a site too large to be cached whole, for visitors who ask for them. */
export const listFile = 'kept/pages.json'
export const shellFile = (locale: Locale) => `kept/shell.${locale}.txt`
export const fragmentFile = (path: string) => `kept/pages${path === '/' ? '' : path}.bin`

const parts = '/parts'
/** Address of the part of a page that a navigation fetches. For crawlers it is text and `noindex`, since it is not a page. */
export const partAddress = (path: string) => `${parts}${path === '/' ? '/index' : path}.txt`
/** The page whose part is at an address; `undefined` where none is. */
export function pageOfPart(address: string): string | undefined {
  const path =
    address.startsWith(`${parts}/`) && address.endsWith('.txt') ? address.slice(parts.length, -'.txt'.length) : ''
  return path === '/index' ? '/' : path || undefined
}

/** `aria-current` of a navigation link: `page` on the page that it leads to, `true` on pages below that. */
export type Current = 'page' | 'true' | undefined

/** Every page is below the home page, whose link is therefore current only on the home page itself. */
export function currentOf(href: string, path: string): Current {
  if (href === path) return 'page'
  return path.startsWith(`${href}/`) && withoutPrefix(href) !== '/' ? 'true' : undefined
}

/** The same as an HTML attribute. */
export function currentMark(href: string, path: string): string {
  const current = currentOf(href, path)
  return current ? ` aria-current="${current}"` : ''
}

/** The id of the element after the last style of a page: Chromium's first paint waits for it. */
export const styledId = 'styled'
/** The markup around the styles of a page (src/app/compose/styles.ts). */
export const styleHolder = ['<svg id="look">', `<g id="${styledId}"></g></svg>`] as const

/** Where typefaces are asked for: a phone's first page would be painted before they come. */
export const typefacesMedia = 'not (pointer:coarse)'

/** A page that the worker opens: it has the typefaces, so that they are in time on any device. */
export const withTypefaces = (html: string) => html.replaceAll(` media="${typefacesMedia}"`, '')

/** The document from which a navigation takes a page's own parts: like the whole page, without the rest. */
export const partShell = [
  '<!DOCTYPE html><html',
  'build',
  '><head>',
  'own',
  '',
  'own',
  `</head><body>${locales
    .slice(1)
    .map(() => `<a data-language-switch href="${mark}own${mark}"></a>`)
    .join('')}`,
  'own',
  styleHolder[0],
  'sheets',
  styleHolder[1],
  'own',
  '<div class="footer__colophon">',
  'own',
  '</div><script type="application/ld+json">',
  'own',
  '',
].join(mark)

/** The attribute for a document's build: documents with the same one differ only in their own parts. */
export async function buildOf(shell: string, look: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(shell + look))
  const digits = Array.from(new Uint8Array(hash, 0, 4), (byte) => byte.toString(36).padStart(2, '0'))
  return ` data-build="${digits.join('')}"`
}

/**
 * @param fragment the path of a page, the names of its sheets, and its own parts; a single part is the whole page
 * @param shell text alternating with slots: `own`, `path`, `sheets`, `build`, the path of a link, or a name
 * @param look names, each followed by its text
 * @param build the attribute of {@link buildOf}; empty: none
 * @returns the page, byte for byte @throws when the parts are of different builds
 */
export function composePage(fragment: string, shell: string, look: string, build = ''): string {
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
    if (slot === 'build') return build
    if (slot === 'sheets') return sheets.split(' ').filter(Boolean).map(text).join('')
    return slot.startsWith('/') ? currentMark(slot, path) : text(slot)
  }
  return shell
    .split(mark)
    .map((piece, at) => (at % 2 === 0 ? piece : fill(piece)))
    .join('')
}
