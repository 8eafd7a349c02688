import { feedPath, markdownPath } from '../../src/site/addresses.ts'
import { defaultLocale, localize, manifestPath, otherLocales } from '../../src/site/locales.ts'
import { ask } from './ask.ts'
import { type Finding, found } from './finding.ts'

/** `shown`: the header that the rule is about; without one it is about status and target. */
type Rule = { path: string; expected: string; shown?: string; holds: (answer: Response) => boolean }

const typed = (path: string, type: string): Rule => ({
  path,
  expected: type,
  shown: 'Content-Type',
  holds: ({ headers }) => (headers.get('content-type') ?? '').toLowerCase().replaceAll(' ', '').startsWith(type),
})

const revalidated = (path: string): Rule => ({
  path,
  expected: 'no-cache',
  shown: 'Cache-Control',
  holds: ({ headers }) => /no-cache|no-store|max-age=0\b/.test(headers.get('cache-control') ?? ''),
})

/** Beside the home page of a language there is a folder of the same name: some hosts redirect to that, and back. */
const homes = otherLocales(defaultLocale).map((locale) => localize('/', locale))

/** What a host must do (docs/deploy.md), each with a path that every build has or, for 404, has not. */
const rules: readonly Rule[] = [
  ...homes.flatMap((home): Rule[] => [
    { path: home, expected: 'status 200', holds: ({ status }) => status === 200 },
    {
      path: `${home}/`,
      expected: `a redirect to ${home}`,
      holds: ({ headers, url }) => new URL(headers.get('location') ?? url, url).pathname === home,
    },
  ]),
  { path: '/no-such-page', expected: 'status 404', holds: ({ status }) => status === 404 },
  // During a deploy a page may arrive before its files: a browser must not keep their absence for a year.
  {
    path: '/assets/no-such-file.js',
    expected: 'no lifetime on a 404',
    shown: 'Cache-Control',
    holds: ({ headers }) => !/immutable|max-age=[1-9]/.test(headers.get('cache-control') ?? ''),
  },
  revalidated('/'),
  revalidated('/sw.js'),
  {
    path: '/',
    expected: 'br or gzip',
    shown: 'Content-Encoding',
    holds: ({ headers }) => headers.has('content-encoding'),
  },
  typed(markdownPath('/'), 'text/markdown;charset=utf-8'),
  typed('/.well-known/security.txt', 'text/plain;charset=utf-8'),
  typed(manifestPath(defaultLocale), 'application/manifest+json'),
  typed(feedPath(defaultLocale, 'feed.xml'), 'application/rss+xml'),
]

/** Whether the host, or the proxy, serves the build by the rules of its own server. */
export async function examineHost(site: URL): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const { path, expected, shown, holds } of rules) {
    const answer = await ask(new URL(path, site))
    const place = site.origin + path + (shown ? `, ${shown}` : '')
    const isRight = !(answer instanceof Error) && holds(answer)
    findings.push(
      found(
        'host',
        place,
        !isRight && {
          is: answer instanceof Error ? answer.message : said(answer, shown),
          expected,
          remedy: 'Set it in the host or proxy: docs/deploy.md, What the host must do.',
        },
      ),
    )
  }
  return findings
}

function said({ status, headers }: Response, shown = 'Location'): string {
  const value = headers.get(shown)
  return `status ${status}, ${value === null ? `no ${shown}` : `${shown} ${value.slice(0, 100)}`}`
}
