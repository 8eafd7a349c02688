import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../database.ts'
import type { Listening } from '../listen.ts'
import { ask } from '../testing/ask.ts'
import { openTestDatabase } from '../testing/database.ts'
import { serveTest } from '../testing/server.ts'

const lines: string[] = []
let database: Database
let server: Listening
beforeAll(async () => {
  database = await openTestDatabase('PGlite')
  server = await serveTest(database, { log: (line) => lines.push(line) })
})
afterAll(async () => {
  await server?.close()
  await database?.close()
})

/** Sends the path unchanged: fetch would normalise it. */
const raw = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  ask(server.url, { path, headers, method })

describe('pages', () => {
  it.each([
    ['/', 'Home'],
    ['/fr', 'Accueil'],
    ['/faq', 'FAQ'],
    ['/fr/faq?gclid=1', 'FAQ (fr)'],
  ])('%s answers its file', async (path, title) => {
    const { status, headers, text } = await raw(path)
    expect(status).toBe(200)
    expect(text).toContain(`<title>${title}</title>`)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers['cache-control']).toBe('no-cache')
  })

  it('answers HEAD with the headers alone', async () => {
    const get = await raw('/faq')
    const head = await raw('/faq', {}, 'HEAD')
    expect([head.status, head.text]).toEqual([200, ''])
    expect(head.headers['content-length']).toBe(get.headers['content-length'])
  })

  it.each([
    ['/nowhere', 'Not found'],
    ['/france', 'Not found'],
    ['/fr/nulle-part', 'Introuvable'],
    ['/fr/404', 'Introuvable'],
    ['/offline', 'Not found'],
    ['/fr%2ffaq', 'Not found'],
  ])('%s is 404 in its language', async (path, title) => {
    const { status, text } = await raw(path)
    expect(status).toBe(404)
    expect(text).toContain(`<title>${title}</title>`)
  })

  it('answers 414 to a path longer than any of ours', async () => {
    expect((await raw(`/${'a/'.repeat(600)}`)).status).toBe(414)
    expect((await raw(`${'/en'.repeat(60)}/a${'/'.repeat(6000)}b`)).status).toBe(414)
  })

  it('allows GET and HEAD only', async () => {
    const { status, headers } = await raw('/faq/', {}, 'POST')
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD'])
  })

  it('leads what another app shares, where no worker takes it, to the page that it is for', async () => {
    const { status, headers } = await raw('/fr/faq?share', {}, 'POST')
    expect([status, headers.location]).toEqual([303, '/fr/faq#checker'])
    expect((await raw('//evil.example?share', {}, 'POST')).status).toBe(405)
  })
})

describe('redirects', () => {
  // src/site/aliases.test.ts has the other forms.
  it.each([
    ['/faq/', '/faq'],
    ['/fr/?a=1&b=2', '/fr?a=1&b=2'],
    ['/en/faq?utm_source=x', '/faq?utm_source=x'],
    ['/fr/guide-complet-geo-2025/', '/fr/complete-geo-guide'],
    ['/en/faq.html', '/faq'],
  ])('%s to %s', async (path, target) => {
    const { status, headers } = await raw(path)
    expect([status, headers.location]).toEqual([308, target])
  })

  it.each([
    '//evil.example',
    '//evil.example/',
    '///evil.example/..',
    '/\\evil.example',
    '\\\\evil.example',
    '/en//evil.example',
    '/en/\\evil.example/',
    '/./\\/evil.example',
    '/%2e//evil.example',
    '/en/..//evil.example',
    'http://evil.example//evil.example/',
  ])('%s never to another site', async (path) => {
    const { status, headers } = await raw(path)
    expect([308, 400, 404]).toContain(status)
    expect(new URL(String(headers.location ?? '/'), 'http://here.example').origin).toBe('http://here.example')
  })
})

describe('files that are not published', () => {
  it.each([
    '/.env',
    '/.site.json',
    '/_headers',
    '/%2eenv',
    '/assets/../.env',
    '/assets/..%2f.env',
    '/..%2f..%2fetc%2fpasswd',
    '/../../etc/passwd',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/faq.html.br',
    '/%',
    '/%00',
  ])('%s is not served', async (path) => {
    const { status, text } = await raw(path)
    expect([308, 400, 404]).toContain(status)
    expect(text).not.toMatch(/secret|sha256-abc|root:/)
  })
})

describe('a page as Markdown', () => {
  it.each([
    ['/faq', '/faq.md', '# Questions'],
    ['/', '/index.md', '# Home'],
    ['/fr', '/fr.md', '# Accueil'],
  ])('%s is answered by its twin', async (path, twin, text) => {
    const answer = await raw(path, { Accept: 'text/markdown' })
    expect([answer.status, answer.text]).toEqual([200, text])
    expect(answer.headers).toMatchObject({
      'content-type': 'text/markdown; charset=utf-8',
      'content-location': twin,
      vary: 'Accept',
    })
  })

  it('is kept apart from the page by caches', async () => {
    const html = await raw('/faq', { Accept: 'text/html' })
    expect(html.headers.vary).toBe('Accept-Encoding, Accept')
    const markdown = await raw('/faq', { Accept: 'text/markdown', 'If-None-Match': String(html.headers.etag) })
    expect(markdown.status).toBe(200)
    const again = await raw('/faq', { Accept: 'text/markdown', 'If-None-Match': String(markdown.headers.etag) })
    expect([again.status, again.headers.vary]).toEqual([304, 'Accept'])
  })

  it('does not stand in for a page that has none', async () => {
    const { text, headers } = await raw('/fr/faq', { Accept: 'text/markdown' })
    expect(text).toContain('<title>FAQ (fr)</title>')
    expect(headers.vary).toBe('Accept-Encoding')
    expect((await raw('/nowhere', { Accept: 'text/markdown' })).status).toBe(404)
  })
})

describe('transfer', () => {
  it.each([
    ['br, gzip', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', undefined],
    ['', undefined],
  ])('takes what was precompressed for Accept-Encoding %j', async (accepted, coding) => {
    const { headers } = await raw('/faq', { 'Accept-Encoding': accepted })
    expect([headers['content-encoding'], headers.vary]).toEqual([coding, 'Accept-Encoding, Accept'])
  })

  it('is whole when decoded', async () => {
    const text = await (await fetch(`${server.url}/faq`)).text()
    expect(text).toBe((await raw('/faq')).text)
  })

  it('is skipped when the client sends the current tag', async () => {
    const { headers } = await raw('/faq', { 'Accept-Encoding': 'br' })
    const tag = String(headers.etag)
    const again = await raw('/faq', { 'Accept-Encoding': 'br', 'If-None-Match': `W/${tag}` })
    expect([again.status, again.text]).toEqual([304, ''])
    expect((await raw('/faq', { 'If-None-Match': tag })).status).toBe(200)
    expect((await raw('/faq', { 'If-None-Match': '*' })).status).toBe(304)
  })

  it('compresses the 404 page too', async () => {
    const { status, headers } = await raw('/nowhere', { 'Accept-Encoding': 'br' })
    expect([status, headers['content-encoding']]).toEqual([404, 'br'])
  })
})

describe('a film', () => {
  it('is sent in the parts a player asks for', async () => {
    const whole = await raw('/videos/film.webm')
    expect(whole).toMatchObject({ status: 200, text: '0123456789' })
    expect(whole.headers).toMatchObject({ 'content-type': 'video/webm', 'accept-ranges': 'bytes' })
    for (const [range, part, place] of [
      ['bytes=2-4', '234', 'bytes 2-4/10'],
      ['bytes=7-', '789', 'bytes 7-9/10'],
      ['bytes=-3', '789', 'bytes 7-9/10'],
      ['bytes=8-99', '89', 'bytes 8-9/10'],
    ] as const) {
      const { status, text, headers } = await raw('/videos/film.webm', { Range: range })
      expect([status, text, headers['content-range']]).toEqual([206, part, place])
    }
  })

  it('is sent in parts only to who has the beginning of the same version', async () => {
    const { etag = '' } = (await raw('/videos/film.webm')).headers
    const partsFor = (version: string) => raw('/videos/film.webm', { Range: 'bytes=1-2', 'If-Range': version })
    expect((await partsFor(String(etag))).status).toBe(206)
    expect(await partsFor('"of another build"')).toMatchObject({
      status: 200,
      text: (await raw('/videos/film.webm')).text,
    })
  })

  it.each(['bytes=10-', 'bytes=20-30', 'bytes=-0'])('has nothing at %s, and says how long it is', async (range) => {
    const { status, headers } = await raw('/videos/film.webm', { Range: range })
    expect([status, headers['content-range']]).toEqual([416, 'bytes */10'])
  })

  it.each(['bytes=4-2', 'lines=1-2', 'bytes=0-1,4-5'])('is sent whole for %s', async (range) => {
    expect((await raw('/videos/film.webm', { Range: range })).status).toBe(200)
  })

  it('has its whole length for HEAD, which knows no parts', async () => {
    const { status, headers } = await raw('/videos/film.webm', { Range: 'bytes=2-4' }, 'HEAD')
    expect([status, headers['content-length']]).toEqual([200, '10'])
  })
})

describe('headers', () => {
  it.each([
    ['/assets/main-abc123.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/sw.js', 'text/javascript; charset=utf-8', 'no-cache'],
    ['/manifest.webmanifest', 'application/manifest+json', 'no-cache'],
    ['/faq.md', 'text/markdown; charset=utf-8', 'no-cache'],
    ['/feed.xml', 'application/rss+xml; charset=utf-8', 'no-cache'],
    ['/fr/feed.json', 'application/feed+json; charset=utf-8', 'no-cache'],
    ['/.well-known/security.txt', 'text/plain; charset=utf-8', 'no-cache'],
  ])('%s has its type and its time', async (path, type, cache) => {
    const { headers } = await raw(path)
    expect([headers['content-type'], headers['cache-control']]).toEqual([type, cache])
  })

  it.each(['/', '/nowhere', '/faq/', '/health', '/rest/v1/leads', '/assets/main-abc123.js'])(
    '%s is protected',
    async (path) => {
      const { headers } = await raw(path)
      expect(headers['content-security-policy']).toContain("style-src 'self' 'sha256-abc='")
      expect(headers['strict-transport-security']).toMatch(/^max-age=\d+/)
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['cross-origin-opener-policy']).toBe('same-origin')
    },
  )
})

it('logs the path of a request, and nothing that could be personal', async () => {
  lines.length = 0
  await raw('/faq?email=ada@example.com', { 'User-Agent': 'Ada’s browser'.replace('’', '') })
  expect(lines).toHaveLength(1)
  const entry = JSON.parse(lines[0] ?? '')
  expect(Object.keys(entry)).toEqual(['time', 'method', 'path', 'status', 'ms'])
  expect(entry).toMatchObject({ method: 'GET', path: '/faq', status: 200 })
})

it('logs a path as it was sent, without characters that control a terminal', async () => {
  lines.length = 0
  await raw('/a%C2%9B31m%E2%80%AEb')
  expect(lines[0]).toContain('"path":"/a%C2%9B31m%E2%80%AEb"')
})
