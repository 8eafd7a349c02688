import { createHash } from 'node:crypto'
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { deflateRawSync } from 'node:zlib'
import { canonicalPath } from '../../src/site/aliases.ts'
import { type Locale, localeOf, locales } from '../../src/site/locales.ts'
import {
  buildOf,
  composePage,
  fragmentFile,
  lookFile,
  mark,
  partAddress,
  partShell,
  shellFile,
  styleHolder,
} from '../../src/site/page-parts.ts'
import { addressOf } from '../pages/page-files.ts'

/** The header up to a link to the page in another language, and its address. */
const counterpart = [
  ['', '.*?href="(?=[^"]*"[^>]*data-language-switch)'],
  ['own', '[^"]*'],
] as const
/** A document of the site in consecutive stretches, each with its slot (src/site/page-parts.ts); '' is the shell. */
const shape: readonly (readonly [slot: string, stretch: string])[] = [
  ['', '<!DOCTYPE html><html'],
  ['build', ''],
  ['', ' .*?<link rel="expect"[^>]*>'],
  ['own', '<title>.*?'],
  ['', '<link rel="icon".*?(?=<meta property)'],
  ['own', '.*?'],
  ['', '<meta name="ai-model"[^>]*>'],
  ['scripts', '.*?</head>'],
  ['', '<body>'],
  ...locales.slice(1).flatMap(() => counterpart),
  ['', '".*?</header>'],
  ['own', '.*?'],
  ['', styleHolder[0]],
  ['base', '<style data-base>.*?</style>'],
  ['sheets', '(?:<style data-sheet=.*?</style>)*'],
  ['', styleHolder[1]],
  ['own', '.*?'],
  ['', '<footer class="footer".*?&quot;page&quot;:&quot;'],
  ['path', '.*?'],
  ['', '&quot;.*?<div class="footer__colophon"[^>]*>'],
  ['own', '.*?(?=<button)'],
  ['', '.*?(?=<link rel="preload" as="font"|<script)'],
  ['fonts', '(?:<link rel="preload"[^>]*>)*'],
  ['', '<script type="application/ld.json">'],
  ['own', '.*'],
]
const whole = new RegExp(`^${shape.map(([, stretch]) => `(${stretch})`).join('')}$`, 's')
const sheet = /<style data-sheet="([^"]+)">.*?<\/style>/gs
/** The build id, when an earlier run has added it. */
const told = / data-build="\w*"/
/** Navigation marks the link to the current page; its end may be in the next stretch. */
const navigation = /<nav .*?(?:<\/nav>|$)/gs
const link = /(<li><a href="(\/[^"]*)")(?: aria-current="\w+")?/g

type Parts = { readonly shell: string; readonly look: ReadonlyMap<string, string>; readonly fragment: string }

/** @returns the parts of a page, or `undefined` when it does not match the shape */
function takeApart(html: string, path: string): Parts | undefined {
  const [, ...stretches] = whole.exec(html) ?? []
  if (stretches.length === 0) return undefined
  const look = new Map<string, string>()
  const own: string[] = []
  let sheets: string[] = []
  const shell = shape.map(([slot], at) => {
    const text = stretches[at] ?? ''
    if (slot === '') return text.replace(navigation, (links) => links.replace(link, `$1${mark}$2${mark}`))
    if (slot === 'own') own.push(text)
    else if (slot === 'sheets') {
      sheets = [...text.matchAll(sheet)].map(([style, name = '']) => {
        look.set(name, style)
        return name
      })
    } else if (slot !== 'path' && slot !== 'build') look.set(slot, text)
    return mark + slot + mark
  })
  return { shell: shell.join(''), look, fragment: [path, sheets.join(' '), ...own].join(mark) }
}

/**
 * Writes what the service worker caches in place of whole pages: each page's own part, a shell per language, and the
 * inline code that all pages share; and what a navigation fetches in place of a page. Adds the build id to each
 * document. A page that cannot be recomposed byte for byte is cached whole and has no build id, so links to it load the
 * full page.
 * @param headers of every answer: the worker goes on with those that came with the file of the inline code
 * @returns the addresses of pages that are cached whole
 * @throws when a page contains the character that separates parts
 */
export async function writeKeptPages(out: string, headers: Readonly<Record<string, string>> = {}): Promise<string[]> {
  const pages = globSync('**/*.html', { cwd: out })
    .sort()
    .map((file) => ({ path: addressOf(file.replaceAll('\\', '/')), file }))
    // Without the files of aliases, which are copies of their pages.
    .filter(({ path }) => canonicalPath(path) === path)
    .map(({ path, file }) => ({ path, file, html: readFileSync(join(out, file), 'utf8').replace(told, '') }))
  const marked = pages.find(({ html }) => html.includes(mark))
  if (marked)
    throw new Error(`${marked.path}: holds the control character U+001E, which HTML may not. Take it out of its words.`)
  const shells = new Map<Locale, string>()
  // Without it a device would keep its old headers until an inline style or script changes. No slot asks for it.
  const look = new Map([['_headers', createHash('sha256').update(JSON.stringify(headers)).digest('base64url')]])
  const parts = pages.map(({ path, html }) => takeApart(html, path))
  for (const [at, part] of parts.entries()) {
    const locale = localeOf(pages[at]?.path ?? '')
    if (part && !shells.has(locale)) shells.set(locale, part.shell)
    for (const [name, text] of part?.look ?? []) if (!look.has(name)) look.set(name, text)
  }
  const lookText = [...look]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flat()
    .join(mark)
  const write = (file: string, bytes: string | Uint8Array) => {
    mkdirSync(dirname(join(out, file)), { recursive: true })
    writeFileSync(join(out, file), bytes)
  }
  write(lookFile, lookText)
  const builds = new Map<Locale, string>()
  for (const [locale, shell] of shells) {
    write(shellFile(locale), shell)
    builds.set(locale, await buildOf(shell, lookText))
  }
  return pages.flatMap(({ path, file, html }, at) => {
    const fragment = parts[at]?.fragment
    const locale = localeOf(path)
    const shell = shells.get(locale) ?? ''
    const isSum = fragment && isPage(html, fragment, shell, lookText)
    write(fragmentFile(path), packed(isSum ? fragment : [path, '', html].join(mark)))
    if (!isSum) return [path]
    write(file, composePage(fragment, shell, lookText, builds.get(locale)))
    write(partAddress(path), composePage(fragment, partShell, lookText, builds.get(locale)))
    return []
  })
}

function isPage(html: string, ...parts: Parameters<typeof composePage>): boolean {
  try {
    return composePage(...parts) === html
  } catch {
    return false
  }
}

const packed = (fragment: string) => deflateRawSync(fragment, { level: 9 })
