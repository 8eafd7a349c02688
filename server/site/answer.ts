import { parseAccept } from 'hono/utils/accept'
import { redirectOf } from '../../src/publish/http.ts'
import { markdownPath } from '../../src/site/addresses.ts'
import { isRetired, longestPath } from '../../src/site/aliases.ts'
import { decoded } from '../../src/site/decoded.ts'
import { localeOf, localize, withoutPrefix } from '../../src/site/locales.ts'
import { moves } from '../../src/site/moved.ts'
import { standIns } from '../../src/site/routes.ts'
import { checkerId, shareQuery } from '../../src/site/shared.ts'
import type { Asset, Coding, Variant } from './assets.ts'

/** Characters of a header that are read: browsers send a tenth of it, and each entry costs time. */
const longest = 1000

/**
 * Whether a client prefers a page as Markdown to HTML (RFC 9110, 12.5.1). It has to name `text/markdown`, which
 * browsers never do, with a weight not below that of HTML; a wildcard alone means HTML.
 */
export function prefersMarkdown(accept: string | null): boolean {
  const ranges = weightsIn(accept)
  const markdown = ranges.get('text/markdown') ?? 0
  const html = ranges.get('text/html') ?? ranges.get('text/*') ?? ranges.get('*/*') ?? 0
  return markdown > 0 && markdown >= html
}

/** The smallest coding that the client takes (RFC 9110, 12.5.3); `q=0` refuses one. */
function chooseCoding(acceptEncoding: string | null, asset: Asset): Coding {
  const weights = weightsIn(acceptEncoding)
  const isTaken = (coding: Coding) => (weights.get(coding) ?? 0) > 0 && asset.variants.has(coding)
  return (['br', 'gzip'] as const).find(isTaken) ?? 'identity'
}

/** What a header names, each with its weight. */
function weightsIn(header: string | null): Map<string, number> {
  return new Map(parseAccept((header ?? '').slice(0, longest).toLowerCase()).map(({ type, q }) => [type, q]))
}

/** Answers a request for a page or file: itself, its one canonical path, or the 404 page of the path's language. */
export function answerSite(assets: ReadonlyMap<string, Asset>, request: Request, from = moves): Response {
  const { pathname, search } = new URL(request.url)
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    // What other apps share is the worker's to take (src/sw/shared.ts). A phone that has cleared the site's data has none
    // and still offers to share: nothing is read, and the visitor is on the page that they wanted.
    if (request.method === 'POST' && search === shareQuery && assets.has(pathname))
      return plain(303, 'See Other', { Location: `${pathname}#${checkerId}` })
    return plain(405, 'Method Not Allowed', { Allow: 'GET, HEAD' })
  }
  if (pathname.length > longestPath) return plain(414, 'URI Too Long', {})
  const target = redirectOf(pathname, from)
  if (target !== undefined) {
    return plain(308, 'Permanent Redirect', { Location: target + search, 'Cache-Control': 'no-cache' })
  }
  // An encoded slash is part of a name: `/fr%2Ffaq` would be a second address of a page.
  const path = decoded(pathname.replaceAll(/%2f/gi, '%252F'))
  if (isRetired(path, from)) return answerInstead(assets, path, request, 410)
  const asset = isStandIn(path) ? undefined : assets.get(path)
  if (asset) return answerChoice(assets, path, asset, request)
  return answerInstead(assets, path, request, 404)
}

const isStandIn = (path: string) => standIns.some((one) => one.path === withoutPrefix(path))

/** Answers with the error page in the language of the path. */
function answerInstead(
  assets: ReadonlyMap<string, Asset>,
  path: string,
  request: Request,
  status: 404 | 410,
): Response {
  const page = assets.get(localize(`/${status}`, localeOf(path)))
  return page ? answerAsset(page, request, status) : plain(status, status === 404 ? 'Not Found' : 'Gone', {})
}

/**
 * A page with a Markdown twin is one resource in two forms: a client that prefers Markdown gets it at the page's
 * address.
 */
function answerChoice(assets: ReadonlyMap<string, Asset>, path: string, asset: Asset, request: Request): Response {
  const twinPath = markdownPath(path)
  const twin = assets.get(twinPath)
  if (!twin) return answerAsset(asset, request, 200)
  const response = prefersMarkdown(request.headers.get('accept'))
    ? answerAsset(twin, request, 200, { 'Content-Location': twinPath })
    : answerAsset(asset, request, 200)
  response.headers.append('Vary', 'Accept')
  return response
}

function answerAsset(asset: Asset, request: Request, status: number, more: Record<string, string> = {}): Response {
  const coding = chooseCoding(request.headers.get('accept-encoding'), asset)
  const variant = asset.variants.get(coding)
  if (!variant) return plain(404, 'Not Found', {})
  const headers = new Headers({ ...asset.headers, ...more })
  if (status === 200) {
    headers.set('ETag', variant.tag)
    // Tags are quoted, so one cannot be part of another; a `W/` that a proxy put in front is ignored.
    const known = request.headers.get('if-none-match')
    if (known === '*' || known?.includes(variant.tag)) return new Response(null, { status: 304, headers })
  }
  const part = status === 200 && headers.has('accept-ranges') ? partOf(request, variant) : undefined
  if (part) {
    const { start, end } = part
    const length = variant.bytes.byteLength
    if (start > end) return plain(416, 'Range Not Satisfiable', { 'Content-Range': `bytes */${length}` })
    headers.set('Content-Range', `bytes ${start}-${end}/${length}`)
    headers.set('Content-Length', String(end - start + 1))
    return new Response(variant.bytes.subarray(start, end + 1), { status: 206, headers })
  }
  if (coding !== 'identity') headers.set('Content-Encoding', coding)
  headers.set('Content-Length', String(variant.bytes.byteLength))
  return new Response(request.method === 'HEAD' ? null : variant.bytes, { status, headers })
}

/**
 * One byte range, which players use for seeking; it is empty (`start` after `end`) past the end of the file. Any other
 * request for parts gets the whole, and so does HEAD (RFC 9110, 14.2), and who has the beginning of another version of
 * the file (13.1.5).
 */
function partOf(request: Request, { tag, bytes }: Variant): { start: number; end: number } | undefined {
  if (request.method !== 'GET' || (request.headers.get('if-range') ?? tag) !== tag) return undefined
  const length = bytes.byteLength
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(request.headers.get('range') ?? '') ?? []
  if ((!from && !to) || (from && to && Number(from) > Number(to))) return undefined
  const start = from ? Number(from) : Math.max(0, length - Number(to))
  const end = from && to ? Math.min(Number(to), length - 1) : length - 1
  return { start, end }
}

function plain(status: number, text: string, headers: Record<string, string>): Response {
  return new Response(`${text}\n`, { status, headers: { 'Content-Type': 'text/plain; charset=utf-8', ...headers } })
}
