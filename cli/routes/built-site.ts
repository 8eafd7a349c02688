import { pagePath } from '../../src/site/aliases.ts'
import { decoded } from '../../src/site/decoded.ts'
import { memoize } from '../../src/site/memoize.ts'
import type { HtmlPage } from './html-page.ts'

/** A permanent or temporary redirect of `_redirects`; `line` counts from 1. */
export type Alias = { from: string; to: string; line: number }

/** A sitemap's address of a page. */
export type Listed = { file: string; text: string; href: string; at: number }

/** A folder of published files. */
export type BuiltSite = {
  /** Its name in messages. */
  folder: string
  pages: readonly HtmlPage[]
  byPath: ReadonlyMap<string, HtmlPage>
  /** Every file, from the folder: `/assets/a.css`. */
  files: ReadonlySet<string>
  /** Origin of its absolute addresses, if it has any. */
  origin: string | undefined
  /** Path the folder is published under: `/` or `/docs/`. */
  base: string
  aliases: readonly Alias[]
  aliasFile: string
  sitemaps: readonly Listed[]
  hasSitemap: boolean
  /** Paths of HTML files that the service worker caches, if there is one. */
  precached: ReadonlySet<string> | undefined
}

type Target =
  | { kind: 'page'; page: HtmlPage; fragment: string; through: string | undefined }
  | { kind: 'file' | 'elsewhere' | 'malformed' }
  | { kind: 'missing'; path: string }

// When it is unknown where a folder is published, relative links may point above it: three levels make that visible.
const room = '/~/~/~/'

/** The target of an address on a page, after redirects. */
export function resolve(href: string, page: HtmlPage, site: BuiltSite): Target {
  const local = site.origin ?? 'https://site.invalid'
  const root = site.origin ? site.base : room
  const url = parse(href.trim(), local + root + page.address.slice(1), page.base)
  if (!url) return { kind: 'malformed' }
  if (url.origin !== local) return { kind: 'elsewhere' }
  const inside = (folder: string) => `${url.pathname}/`.startsWith(folder)
  const isRelative = !/^([a-z][a-z\d+.-]*:|\/)/i.test(page.base ?? href.trim())
  if (inside(root)) {
    const target = at(`/${url.pathname.slice(root.length)}`, url, site)
    return target.kind === 'missing' && !isRelative && isNeighbour(target.path, site) ? { kind: 'elsewhere' } : target
  }
  if (site.origin || isRelative || !inside(site.base)) return { kind: 'elsewhere' }
  return at(`/${url.pathname.slice(site.base.length)}`, url, site)
}

/**
 * On hosts that publish each repository of a user in a folder of one origin, what no folder of this site holds may be
 * another repository's.
 */
function isNeighbour(path: string, { origin = '', base, files }: BuiltSite): boolean {
  const [folder = ''] = /^\/[^/.]+(?=\/|$)/.exec(path) ?? []
  if (folder === '' || base !== '/' || !/\.(?:github\.io|gitlab\.io|codeberg\.page)$/.test(origin)) return false
  return !foldersOf(files).has(folder)
}

/** Each dead link asks for them, and large sites have tens of thousands of both. */
const foldersOf = memoize(
  (files: ReadonlySet<string>) => new Set([...files].flatMap((file) => /^\/[^/]+(?=\/)/.exec(file) ?? [])),
)

function at(pathname: string, { hash }: URL, site: BuiltSite): Target {
  // Hosts read slashes in a row as one.
  const address = decoded(pathname).replace(/\/{2,}/g, '/')
  const fragment = hash.slice(1)
  const direct = site.byPath.get(pagePath(address))
  if (direct) return { kind: 'page', page: direct, fragment, through: undefined }
  if (site.files.has(address)) return { kind: 'file' }
  const to = follow(pagePath(address), site)
  if (to.kind !== 'end') return { kind: 'missing', path: address }
  if (/^https?:/.test(to.path)) return { kind: 'elsewhere' }
  const page = site.byPath.get(to.path)
  if (page) return { kind: 'page', page, fragment, through: address }
  return site.files.has(to.path) ? { kind: 'file' } : { kind: 'missing', path: address }
}

type Chain = { kind: 'none' | 'loop' } | { kind: 'end'; path: string; steps: number }

/** After so many, browsers give up (Fetch standard, HTTP-redirect fetch). */
const mostRedirects = 20

/** Follows redirects from a path to where they end. */
export function follow(path: string, { aliases }: Pick<BuiltSite, 'aliases'>): Chain {
  const seen = new Set<string>()
  let now = path
  for (;;) {
    // A pattern may lead deeper into itself: `/docs/* /docs/v2/:splat`.
    if (seen.has(now) || seen.size > mostRedirects) return { kind: 'loop' }
    seen.add(now)
    const next = nextOf(aliases, now)
    if (next === undefined) return seen.size === 1 ? { kind: 'none' } : { kind: 'end', path: now, steps: seen.size - 1 }
    now = /^https?:/.test(next) ? next : pagePath(next.split(/[?#]/, 1)[0] ?? '')
  }
}

/** Of the redirects of a path, the first in the file holds. */
function nextOf(aliases: readonly Alias[], path: string): string | undefined {
  const { exact, patterns } = redirectsIn(aliases)
  const [one, pattern] = [exact.get(path), patterns.find(({ from }) => path.startsWith(from.slice(0, -1)))]
  if (pattern && (!one || pattern.line < one.line))
    return pattern.to.replace(':splat', path.slice(pattern.from.length - 1))
  return one?.to
}

/** Each redirect and each dead link is looked up, and large sites have thousands of both. */
const redirectsIn = memoize((aliases: readonly Alias[]) => {
  const isPattern = ({ from }: Alias) => from.endsWith('/*')
  const exact = aliases.filter((alias) => !isPattern(alias)).map((alias) => [pagePath(alias.from), alias] as const)
  return { exact: new Map(exact.reverse()), patterns: aliases.filter(isPattern) }
})

function parse(href: string, document: string, base: string | undefined): URL | undefined {
  const from = base === undefined ? document : URL.parse(base, document)?.href
  return (from && URL.parse(href, from)) || undefined
}

/** Of what pages say of their site, what most of them say, since a single one may be wrong. */
export function mostFrequent(said: readonly string[]): string | undefined {
  return [...Map.groupBy(said, (one) => one)].sort(([, one], [, other]) => other.length - one.length)[0]?.[0]
}
