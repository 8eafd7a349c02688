import { absolute, feedPath, markdownPath } from '../site/addresses.ts'
import { aliasPrefixes, canonicalPath } from '../site/aliases.ts'
import { analyticsId } from '../site/brand.ts'
import { defaultLocale, localeOf, locales, localize } from '../site/locales.ts'
import { moves } from '../site/moved.ts'

/** What only a build knows: hashes of what is inline (`sha256-…`), and origins the page may send to. */
export type BuildFacts = {
  readonly scriptHashes: readonly string[]
  readonly styleHashes: readonly string[]
  readonly connect: readonly string[]
}

/** Where the build leaves its facts for the server, inside the published folder; dot files are never served. */
export const buildFactsFile = '.site.json'

/**
 * The trusted-types policies: one may make HTML and script URLs, for adoption of prerendered pages and the service worker;
 * another makes the address of the readiness checker's worker (src/checker/worker/auditor.ts), which loads late; the third
 * that of the service worker for a page without scripts (src/app/worker/recover.ts).
 */
const trustedTypesPolicies = ['page', 'checker', 'recover'] as const

/** What the third-party analytics tag needs; allowed only on a site that has configured one. */
const tagSources = {
  script: ['https://www.googletagmanager.com'],
  connect: ['https://www.googletagmanager.com', 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
  img: ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
  // Our policy for the tag's address (src/analytics/tag/tag.ts), and that of Google's own library.
  policies: ['tag', 'goog#html'],
} as const

const videoHosts = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com']

/** @param tagId the third-party analytics tag, if one is configured */
export function contentSecurityPolicy(
  { scriptHashes, styleHashes, connect }: BuildFacts,
  tagId: string | null = analyticsId,
): string {
  const tag = tagId === null ? undefined : tagSources
  const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`)
  const directives: Record<string, readonly string[]> = {
    // Holds for typefaces and manifests, too. They are not named again: hosts limit the length of the line.
    'default-src': ["'self'"],
    'script-src': ["'self'", ...quoted(scriptHashes), ...(tag?.script ?? [])],
    'style-src': ["'self'", ...quoted(styleHashes)],
    'img-src': ["'self'", 'data:', ...(tag?.img ?? [])],
    'connect-src': ["'self'", ...connect, ...(tag?.connect ?? [])],
    'frame-src': videoHosts,
    // Without it the scripts' sources would hold for workers, among them the tag's.
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [...trustedTypesPolicies, ...(tag?.policies ?? [])],
  }
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ')
}

/** Features the site has no use for. Only names that browsers know: others are reported in the console. */
const deniedFeatures =
  `accelerometer camera display-capture geolocation gyroscope magnetometer microphone midi payment serial
  usb xr-spatial-tracking`.split(/\s+/)

/** Headers of every answer. */
export function securityHeaders(facts: BuildFacts): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(facts),
    // Without includeSubDomains: an adopter's other subdomains are not ours to bind. Ignored over plain HTTP.
    'Strict-Transport-Security': 'max-age=63072000',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
  }
}

const feedHeaders = (type: string) => ({
  'Cache-Control': 'no-cache',
  'Content-Type': `application/${type}; charset=utf-8`,
})

type PathRule = { readonly pattern: string; readonly headers: Readonly<Record<string, string>> }

/** Patterns never overlap: hosts that read `_headers` join the values of all that match. */
const pathRules: readonly PathRule[] = [
  { pattern: '/assets/*', headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
  // The part of a page that a navigation fetches: search engines should find the page instead.
  { pattern: '/parts/*', headers: { 'Cache-Control': 'no-cache', 'X-Robots-Tag': 'noindex' } },
  // Packs for the service worker: they repeat the text of all pages.
  { pattern: '/kept/*.json', headers: { 'Cache-Control': 'no-cache', 'X-Robots-Tag': 'noindex' } },
  { pattern: '/sw.js', headers: { 'Cache-Control': 'no-cache' } },
  {
    pattern: '/*.webmanifest',
    headers: { 'Cache-Control': 'no-cache', 'Content-Type': 'application/manifest+json' },
  },
  ...locales.flatMap((locale) => [
    { pattern: feedPath(locale, 'feed.xml'), headers: feedHeaders('rss+xml') },
    { pattern: feedPath(locale, 'feed.json'), headers: feedHeaders('feed+json') },
  ]),
]

/** Headers of a published file by its path; a file that no rule matches is revalidated each time (`no-cache`). */
export function fileHeaders(path: string): Readonly<Record<string, string>> {
  const headers = pathRules.find(({ pattern }) => matches(pattern, path))?.headers ?? { 'Cache-Control': 'no-cache' }
  return path.endsWith('.md') ? { ...headers, ...twinHeaders(path) } : headers
}

/**
 * A Markdown twin repeats its page: search engines should index only the page. No pattern gives the type, which would
 * be that of the 404 page as well where a host takes headers by the path alone.
 */
const twinHeaders = (twin: string) => {
  const page = twin.replace(/\.md$/, '')
  return {
    Link: `<${absolute(page === '/index' ? '/' : page)}>; rel="canonical"`,
    'Content-Type': 'text/markdown; charset=utf-8',
  }
}

function matches(pattern: string, path: string): boolean {
  const [start = '', end] = pattern.split('*')
  return end === undefined
    ? path === pattern
    : path.startsWith(start) && path.endsWith(end) && path.length > start.length + end.length
}

/**
 * The target of the permanent redirect of a request path; `undefined` when the path is canonical already. The target is
 * always a path of this site: it starts with exactly one slash.
 */
export function redirectOf(pathname: string, from = moves): string | undefined {
  const target = canonicalPath(pathname, from)
  return target === pathname ? undefined : target
}

export type Redirect = { readonly from: string; readonly to: string; readonly status: number }

/**
 * Aliases of the given canonical paths and of former ones, one by one: a pattern such as `/en/* /:splat` would lead
 * `/en//evil.example` to another site. Hosts remove trailing slashes by themselves; a rule for them here would loop on some
 * hosts.
 */
export function redirects(paths: readonly string[], { moved } = moves): Redirect[] {
  const fixed = Object.entries(moved).flatMap(([from, to]) => [
    { from, to, status: 308 },
    { from: markdownPath(from), to: markdownPath(to), status: 308 },
  ])
  const prefixed = aliasPrefixes.flatMap((prefix) =>
    [...paths.map((path) => [path, path] as const), ...Object.entries(moved)]
      .filter(([path]) => localeOf(path) === defaultLocale)
      .flatMap(([path, to]) => [
        { from: path === '/' ? prefix : prefix + path, to, status: 308 },
        { from: prefix + markdownPath(path), to: markdownPath(to), status: 308 },
      ]),
  )
  return [...fixed, ...prefixed]
}

/** The longest line that Cloudflare accepts, in characters. */
const longestHeaderLine = 2000

/** The most rules in one file that Cloudflare reads. */
const mostHeaderRules = 100

/**
 * `_headers` of static hosts (Netlify, Cloudflare).
 * @param pages paths whose Markdown twins get headers; those beyond the limit of rules have what the host gives them
 * @throws when a line is longer than hosts accept
 */
export function toHeadersFile(facts: BuildFacts, pages: readonly string[] = []): string {
  const common: PathRule[] = [{ pattern: '/*', headers: securityHeaders(facts) }, ...pathRules]
  const twins = pages.map((page): PathRule => {
    const pattern = markdownPath(page)
    return { pattern, headers: twinHeaders(pattern) }
  })
  const rules = [...common, ...twins].slice(0, mostHeaderRules)
  const lines = rules.flatMap(({ pattern, headers }) => [
    pattern,
    ...Object.entries(headers).flatMap(([name, value]) => toLines(name, value)),
  ])
  const long = lines.find((line) => line.length > longestHeaderLine)
  if (long) {
    throw new Error(
      `_headers: '${long.slice(0, 40)}…' has ${long.length} characters, hosts accept ${longestHeaderLine}. ` +
        'Give the pages fewer different inline styles or scripts.',
    )
  }
  return `${lines.join('\n')}\n`
}

/**
 * A header in one line; a policy too long for one in two, which hosts join with a comma. Browsers enforce both, so that an
 * inline style still needs its hash: what the second allows, the first refuses.
 */
function toLines(name: string, value: string): string[] {
  const line = `  ${name}: ${value}`
  const [styles] = /style-src [^;]*/.exec(value) ?? []
  if (line.length <= longestHeaderLine || styles === undefined) return [line]
  return [`  ${name}: ${styles}`, `  ${name}: ${value.replace(styles, "style-src 'self' 'unsafe-inline'")}`]
}

/** `_redirects` of static hosts: redirects, the 410 page for withdrawn pages, and a 404 page for each language where the host knows only one (Netlify). */
export function toRedirectsFile(paths: readonly string[], from = moves): string {
  const aliases = redirects(paths, from).map(({ from, to, status }) => `${from} ${to} ${status}`)
  const notFound = locales
    .filter((locale) => localize('/', locale) !== '/')
    .map((locale) => `${localize('/*', locale)} ${localize('/404.html', locale)} 404`)
  const gone = Object.keys(from.retired).flatMap((path) =>
    [path, markdownPath(path)].map((one) => `${one} ${localize('/410.html', localeOf(path))} 410`),
  )
  return `${[...aliases, ...gone, ...notFound].join('\n')}\n`
}
