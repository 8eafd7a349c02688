import { describe, expect, it } from 'vitest'
import { brand } from '../site/brand.ts'
import {
  contentSecurityPolicy,
  fileHeaders,
  redirectOf,
  redirects,
  securityHeaders,
  toHeadersFile,
  toRedirectsFile,
} from './http.ts'

const facts = { scriptHashes: [], styleHashes: ['sha256-abc='], connect: ['https://project.supabase.example'] }

describe('security headers', () => {
  const policy = securityHeaders(facts)['Content-Security-Policy'] ?? ''

  it('allow what is inline by hash only', () => {
    expect(policy).toContain("style-src 'self' 'sha256-abc=';")
    expect(policy).toContain("script-src 'self';")
    expect(policy).not.toContain('unsafe')
  })

  it.each([
    "default-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'frame-src https://www.youtube-nocookie.com https://player.vimeo.com',
  ])('forbid what no page needs: %s', (rule) => expect(policy).toContain(rule))

  it('tell browsers to guess no type, to come back by TLS, and to give nothing away', () => {
    expect(securityHeaders(facts)).toMatchObject({
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Permissions-Policy': expect.stringContaining('camera=()'),
      'Strict-Transport-Security': expect.stringMatching(/max-age=\d{8,}/),
    })
  })

  it('let the page send to itself and to its backend', () => {
    expect(policy).toContain("connect-src 'self' https://project.supabase.example;")
  })
})

describe('a file', () => {
  it.each([
    ['/assets/a-1.js', 'public, max-age=31536000, immutable'],
    ['/sw.js', 'no-cache'],
    ['/faq.html', 'no-cache'],
    ['/assets', 'no-cache'],
  ])('%s is kept as %s', (path, value) => {
    expect(fileHeaders(path)['Cache-Control']).toBe(value)
  })
})

it.each([
  ['/parts/faq.txt', 'noindex'],
  ['/kept/en.json', 'noindex'],
  // The worker gives its headers to every page.
  ['/kept/look.txt', undefined],
  ['/faq.html', undefined],
])('%s has the robots header %s', (path, robots) => {
  expect(fileHeaders(path)['X-Robots-Tag']).toBe(robots)
})

describe('a feed', () => {
  it.each([
    ['/feed.xml', 'application/rss+xml; charset=utf-8'],
    ['/fr/feed.xml', 'application/rss+xml; charset=utf-8'],
    ['/fr/feed.json', 'application/feed+json; charset=utf-8'],
  ])('%s is known as one by its type', (path, type) => {
    expect(fileHeaders(path)['Content-Type']).toBe(type)
    expect(toHeadersFile(facts)).toContain(`${path}\n  Cache-Control: no-cache\n  Content-Type: ${type}\n`)
  })
})

describe('a Markdown twin', () => {
  it.each([
    ['/faq.md', '/faq'],
    ['/index.md', '/'],
    ['/fr/faq.md', '/fr/faq'],
  ])('%s names its page as canonical, to our own server and to static hosts', (twin, page) => {
    const link = `<${brand.origin}${page}>; rel="canonical"`
    expect(fileHeaders(twin)).toMatchObject({ 'Content-Type': 'text/markdown; charset=utf-8', Link: link })
    expect(toHeadersFile(facts, [page])).toContain(
      `${twin}\n  Link: ${link}\n  Content-Type: text/markdown; charset=utf-8\n`,
    )
    expect(toHeadersFile(facts)).not.toContain('text/markdown')
  })

  it('takes no rule from what every page needs, however many there are', () => {
    const pages = Array.from({ length: 500 }, (_, n) => `/page-${n}`)
    const rules = toHeadersFile(facts, pages).match(/^\/.*$/gm)
    expect(rules).toHaveLength(100)
    expect(rules).toEqual(expect.arrayContaining(['/*', '/assets/*', '/fr/feed.json']))
  })
})

it('a path that is canonical is not redirected', () => {
  for (const path of ['/', '/fr', '/faq', '/fr/faq', '/assets/a.js', '/france'])
    expect(redirectOf(path)).toBeUndefined()
})

describe('files for static hosts', () => {
  const paths = ['/', '/faq', '/fr', '/fr/faq']

  const leading = { '/agency': '/agency/services', '/tools': '/tools/geo-readiness-checker' }

  it('redirect each English page, and each former one, from its /en alias, one by one', () => {
    expect(redirects(paths)).toEqual([
      { from: '/guide-complet-geo-2025', to: '/fr/complete-geo-guide', status: 308 },
      { from: '/guide-complet-geo-2025.md', to: '/fr/complete-geo-guide.md', status: 308 },
      { from: '/fr/guide-complet-geo-2025', to: '/fr/complete-geo-guide', status: 308 },
      { from: '/fr/guide-complet-geo-2025.md', to: '/fr/complete-geo-guide.md', status: 308 },
      { from: '/agency', to: '/agency/services', status: 308 },
      { from: '/agency.md', to: '/agency/services.md', status: 308 },
      { from: '/fr/agency', to: '/fr/agency/services', status: 308 },
      { from: '/fr/agency.md', to: '/fr/agency/services.md', status: 308 },
      { from: '/tools', to: '/tools/geo-readiness-checker', status: 308 },
      { from: '/tools.md', to: '/tools/geo-readiness-checker.md', status: 308 },
      { from: '/fr/tools', to: '/fr/tools/geo-readiness-checker', status: 308 },
      { from: '/fr/tools.md', to: '/fr/tools/geo-readiness-checker.md', status: 308 },
      { from: '/en', to: '/', status: 308 },
      { from: '/en/index.md', to: '/index.md', status: 308 },
      { from: '/en/faq', to: '/faq', status: 308 },
      { from: '/en/faq.md', to: '/faq.md', status: 308 },
      ...Object.entries({ '/guide-complet-geo-2025': '/fr/complete-geo-guide', ...leading }).flatMap(([from, to]) => [
        { from: `/en${from}`, to, status: 308 },
        { from: `/en${from}.md`, to: `${to}.md`, status: 308 },
      ]),
    ])
  })

  it('name the French 404 page', () => {
    expect(toRedirectsFile(paths)).toMatch(/\n\/fr\/\* \/fr\/404\.html 404\n$/)
  })

  it('hold the headers that the server sends', () => {
    const file = toHeadersFile(facts)
    for (const [name, value] of Object.entries(securityHeaders(facts)))
      expect(file).toContain(`\n  ${name}: ${value}\n`)
    expect(file).toContain('/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n')
  })

  it('have a policy too long for a line in two, which together allow what the one allows', () => {
    const styleHashes = Array.from({ length: 34 }, (_, n) => `sha256-${'a'.repeat(42)}${n + 10}`)
    const long = { ...facts, styleHashes }
    const policies = [...toHeadersFile(long).matchAll(/^ {2}Content-Security-Policy: (.*)$/gm)].map(
      ([, policy]) => policy,
    )
    const [styles] = /style-src [^;]*/.exec(contentSecurityPolicy(long)) ?? []
    expect(policies).toEqual([styles, contentSecurityPolicy({ ...facts, styleHashes: ['unsafe-inline'] })])
  })

  it('are not written with a line that hosts would drop', () => {
    const styleHashes = Array.from({ length: 60 }, (_, n) => `sha256-${'a'.repeat(43)}${n}`)
    expect(() => toHeadersFile({ ...facts, styleHashes })).toThrow('hosts accept 2000')
  })
})

describe('the third-party analytics tag', () => {
  const facts = { scriptHashes: [], styleHashes: [], connect: [] }

  it('is allowed by the policy of a site that has configured one, and by no other', () => {
    expect(contentSecurityPolicy(facts, null)).not.toMatch(/google|tag/)
    const allowing = contentSecurityPolicy(facts, 'G-TEST')
    expect(allowing).toContain("script-src 'self' https://www.googletagmanager.com;")
    expect(allowing).toContain('https://*.google-analytics.com')
    expect(allowing).toMatch(/trusted-types page checker recover tag goog#html$/)
  })
})
