import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { join, posix, sep } from 'node:path'
import { decode } from '../../src/readiness/decode.ts'
import { pagePath } from '../../src/site/aliases.ts'
import { decoded } from '../../src/site/decoded.ts'
import { type Alias, type BuiltSite, type Listed, mostFrequent } from './built-site.ts'
import { isPartial, unpublished } from './html-page.ts'
import { parsePage } from './parse-page.ts'

type SiteOptions = {
  /** Its name in messages. */
  shown: string
  origin?: string | undefined
  base?: string | undefined
  progress?: (done: number, all: number) => void
}

/** Reads a folder of published files. @throws when it is none */
export function readSite(folder: string, { shown, origin, base, progress }: SiteOptions): BuiltSite {
  if (!existsSync(folder) || !statSync(folder).isDirectory())
    throw new Error(`${shown}: is not a folder. Build the site first (npm run build), or name one with --site.`)
  const names = filesIn(folder).sort()
  const name = (file: string) => posix.join(shown, file)
  const read = (file: string) => decode(readFileSync(join(folder, file))).text
  const isPublished = (file: string) =>
    !file
      .split('/')
      .slice(0, -1)
      .some((folder) => unpublished.test(folder))
  const html = names.filter((file) => /\.html?$/i.test(file) && isPublished(file))
  if (html.length === 0) throw new Error(`${shown}: holds no HTML. Name a folder of built pages with --site.`)
  const aliases = names.includes('_redirects') ? parseRedirects(read('_redirects')) : []
  const targets = new Map(aliases.map(({ from, to }) => [pagePath(from), pagePath(to)]))
  const pages = html.flatMap((file, index) => {
    progress?.(index + 1, html.length)
    const text = read(file)
    if (isPartial(text)) return []
    const page = parsePage(text, { file: name(file), address: `/${file}` })
    // The file of an alias, for hosts that cannot redirect: its canonical address is the alias's target.
    const [canonical] = page.canonicals
    const isAlias = canonical && pagePath(URL.parse(canonical.href)?.pathname ?? '') === targets.get(page.path)
    return isAlias ? [] : [page]
  })
  if (pages.length === 0)
    throw new Error(`${shown}: no file of HTML is a whole page. Name a folder of built pages with --site.`)
  const byPath = new Map(pages.map((page) => [page.path, page]))
  const canonicals = pages.flatMap(({ path, canonicals: [link] }) => {
    const url = URL.parse(link?.href ?? '')
    return url ? [{ path, url }] : []
  })
  const sitemaps = names.filter(isSitemap).flatMap((file) => addressesIn(read(file), name(file)))
  const listed = sitemaps.flatMap(({ href }) => {
    const url = URL.parse(href)
    const path = url ? endsOf(nameOf(url.pathname)).find((end) => byPath.has(end)) : undefined
    return url && path !== undefined ? [{ path, url }] : []
  })
  const worker = names.find((file) => /^(sw|service-worker)\.js$/.test(file))
  return {
    folder: shown,
    pages,
    byPath,
    files: new Set(names.map((file) => `/${file}`)),
    // A sitemap lists pages of its own host: where no page has a canonical address, it tells whose the folder is.
    origin:
      origin ??
      mostFrequent(canonicals.map(({ url }) => url.origin)) ??
      mostFrequent(listed.map(({ url }) => url.origin)),
    base: ending(base ?? baseOf(canonicals.length > 0 ? canonicals : listed)),
    aliases,
    aliasFile: name('_redirects'),
    sitemaps,
    hasSitemap: names.some(isSitemap),
    precached: worker === undefined ? undefined : precachedIn(read(worker)),
  }
}

/** Files of a folder by their names in it. Not readdir's own recursion, which never ends where two links lead upwards. */
function filesIn(folder: string, below = '', above: readonly string[] = []): string[] {
  const real = realpathSync(join(folder, below))
  if (above.some((path) => (path + sep).startsWith(real + sep))) return []
  return readdirSync(real).flatMap((entry) => {
    const [name, path] = [posix.join(below, entry), join(real, entry)]
    // A broken or circular link is listed, but does not exist.
    if (!existsSync(path)) return []
    const what = statSync(path)
    if (what.isDirectory()) return filesIn(folder, name, [...above, real])
    // A pipe or a device may have no end.
    return what.isFile() ? [name] : []
  })
}

const ending = (base: string) => (base.endsWith('/') ? base : `${base}/`)

const nameOf = (pathname: string) => pagePath(decoded(pathname))

/** What a path may be called in a folder that is published below it: `/docs/guide`, `/guide`. */
const endsOf = (path: string) => [...path.matchAll(/\//g)].map(({ index }) => path.slice(index))

/** What is before the names of pages in their canonical addresses. Home has none, and may name its language's page. */
function baseOf(canonicals: readonly { path: string; url: URL }[]): string {
  const named = canonicals.map(({ path, url }) => ({ path, name: nameOf(url.pathname) }))
  const bases = named.flatMap(({ path, name }) =>
    path !== '/' && name.endsWith(path) ? name.slice(0, -path.length) : [],
  )
  return mostFrequent(bases) ?? named.find(({ path }) => path === '/')?.name ?? '/'
}

// Of each language or kind of page by itself, where an index names them: `fr/sitemap.xml`, `post-sitemap.xml`.
const isSitemap = (file: string) => /sitemap[^/]*\.xml$/.test(file)

/** The lines of Netlify's and Cloudflare's `_redirects` that redirect. */
export function parseRedirects(text: string): Alias[] {
  return text.split('\n').flatMap((line, index) => {
    const [from, to, status = '301'] = line
      .replace(/(^|\s)#.*$/, '')
      .trim()
      .split(/\s+/)
    return from && to && /^30\d/.test(status) ? [{ from, to, line: index + 1 }] : []
  })
}

function addressesIn(text: string, file: string): Listed[] {
  return [...text.matchAll(/<loc>\s*([^<\s]+)\s*<\/loc>/g)]
    .map((match) => ({ file, text, href: (match[1] ?? '').replaceAll('&amp;', '&'), at: match.index }))
    .filter(({ href }) => !/\.xml$/.test(href))
}

/** Pages in the Workbox manifest of a worker, minified or not: by file, by address, or as Citence's cached form. */
function precachedIn(worker: string): ReadonlySet<string> {
  const urls = [...worker.matchAll(/url["'`]?\s*:\s*["'`]([^"'`]+)["'`]/g)].map(([, url = '']) => url)
  const pages = urls.filter((url) => /\.(?:html?|bin)$/.test(url) || (url.includes('/') && !url.includes('.')))
  return new Set(pages.map((url) => pagePath(`/${pageFile(url)}`)))
}

/** `kept/pages/faq.bin` is Citence's cached form of `/faq`. */
const pageFile = (url: string) => url.replace(/^\//, '').replace(/^kept\/pages\/?(.*)\.bin$/, '$1')
