import { symlinkSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { constants, gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { pages } from '../../src/readiness/golden.fixture.ts'
import { ownFolder } from '../../src/site/temporary.fixture.ts'
import { citence, runCitence, serving } from './run.fixture.ts'

const inputOf = (name: string) => {
  const page = pages.find((one) => one.name === name)
  if (!page) throw new Error(`golden.fixture.ts has no page '${name}'. Name one that it has.`)
  return page.input
}
const good = inputOf('good')
const ordered = inputOf('orders to models in a comment')

describe('citence audit', () => {
  it('reports the score of a good file, and the orders to models in a bad one with their line', async () => {
    const folder = ownFolder({ 'good.html': good.html, 'bad.html': ordered.html })
    const [clean, bad] = await Promise.all([
      citence(folder, 'audit', 'good.html'),
      citence(folder, 'audit', 'bad.html', '--format', 'json'),
    ])
    expect(clean).toMatchObject({ code: 0, err: '' })
    expect(clean.out).toContain('scores 92 of 100: access 16/16')
    expect(bad.code).toBe(1)
    expect(JSON.parse(bad.out).findings).toContainEqual(
      expect.objectContaining({ rule: 'audit/safety-comments', level: 'error', file: 'bad.html', line: 57, column: 1 }),
    )
  })

  it('takes robots.txt and the other language from the folder, and requires a score of every page', async () => {
    const folder = ownFolder({
      'site/service.html': good.html,
      'site/fr/service.html': good.other ?? '',
      'site/404.html': '<h1>Not found</h1>',
      'site/401.html': '<h1>Protected page</h1>',
      'site/thanks.html': '<meta name="robots" content="noindex"><h1>Thank you</h1>',
      'site/google0123456789abcdef.html': 'google-site-verification: google0123456789abcdef.html',
      'site/_includes/foot.html': '<footer>{{ site.name }}</footer>',
      'site/_drafts/mill.html': '---\ntitle: The mill\n---\n<p>{{ page.title }}</p>',
      // Its canonical address is that of the other language of a page: it must not be taken for that.
      'site/old.html':
        '<link rel="canonical" href="https://www.atelier.example/fr/service"><meta name="robots" content="noindex"><meta http-equiv="refresh" content="0; url=/fr/service">',
      'site/sitemap.xml': '<urlset><url><loc>https://www.atelier.example/fr/service</loc></url></urlset>',
      'site/robots.txt': 'User-agent: OAI-SearchBot\nUser-agent: PerplexityBot\nDisallow: /\n',
    })
    const ran = await citence(folder, 'audit', 'site', '--min-score', '95', '--format', 'json')
    expect(ran.code).toBe(1)
    const { findings } = JSON.parse(ran.out)
    expect(ran.out).not.toMatch(/40[14]|old\.html|thanks|google0|_drafts|_includes/)
    expect(findings).toContainEqual(
      expect.objectContaining({
        rule: 'audit/access-robots',
        file: 'site/robots.txt',
        line: 3,
        snippet: 'Disallow: /',
        // One line blocks both.
        message: expect.stringMatching(/^OAI-SearchBot .+\. PerplexityBot .+\.$/),
      }),
    )
    expect(findings).toContainEqual(
      expect.objectContaining({
        rule: 'audit/score',
        level: 'error',
        file: 'site/service.html',
        expected: '95 or more',
      }),
    )
    expect(findings.map(({ rule }: { rule: string }) => rule)).not.toContain('audit/bilingual-hreflang')
  })

  it('judges a page that limits its pictures in results, and says when there is none to judge', async () => {
    const robots = (content: string) => ({ 'site/a.html': `<meta name="robots" content="${content}"><h1>Mill</h1>` })
    const ran = await citence(ownFolder(robots('index, max-image-preview:none')), 'audit', 'site')
    expect(ran.out).toContain('site/a.html')
    const none = await citence(ownFolder(robots('index, none')), 'audit', 'site')
    expect(none).toMatchObject({ code: 2, err: expect.stringContaining('keep themselves out of every index') })
  })

  it('takes for the other language the page that names this one, and not another form of it', async () => {
    const form = '<link rel="canonical" href="https://www.atelier.example/fr/service"><h1>Imprimer</h1>'
    const other = { 'site/fr/service.html': good.other ?? '' }
    const folder = ownFolder({ 'site/service.html': good.html, ...other, 'site/fr/service.print.html': form })
    const { findings } = JSON.parse((await citence(folder, 'audit', 'site', '--format', 'json')).out)
    const wrong = findings.filter(
      ({ rule, file }: { rule: string; file: string }) =>
        rule === 'audit/bilingual-hreflang' && file === 'site/service.html',
    )
    expect(wrong).toEqual([])
  })

  it('refuses an address of a file that is none: its canonical link would seem to name another page', async () => {
    const ran = await citence(
      ownFolder({ 'a.html': good.html }),
      'audit',
      'a.html',
      '--url',
      'www.atelier.example/service',
    )
    expect(ran).toMatchObject({ code: 2, err: expect.stringContaining('Expected a full address') })
  })

  it('says once what is wrong with the llms.txt of many pages', async () => {
    const folder = ownFolder({ 'a.html': good.html, 'b.html': good.html, 'llms.txt': 'User-agent: *' })
    const { findings } = JSON.parse((await citence(folder, 'audit', '.', '--hints', '--format', 'json')).out)
    expect(findings.filter(({ file }: { file: string }) => file === 'llms.txt')).toHaveLength(1)
  })

  it('names a page that cannot be read, and judges the others', async () => {
    const folder = ownFolder({ 'site/good.html': good.html, 'secret.html': '<h1>Secret</h1>' })
    symlinkSync('nowhere', join(folder, 'site/gone.html'))
    symlinkSync('../secret.html', join(folder, 'site/linked.html'))
    symlinkSync('good.html', join(folder, 'site/same.html'))
    // A pull request may contain a link to a device: this one is empty, others have no end.
    for (const name of ['device.html', 'robots.txt']) symlinkSync('/dev/null', join(folder, 'site', name))
    const ran = await citence(folder, 'audit', 'site', '--format', 'json')
    expect(ran.code).toBe(1)
    const { findings } = JSON.parse(ran.out)
    expect(findings).toContainEqual(expect.objectContaining({ rule: 'audit/not-judged', file: 'site/gone.html' }))
    expect(findings).toContainEqual(
      expect.objectContaining({
        file: 'site/linked.html',
        message: 'could not be judged: it is a link that leads out of the folder.',
      }),
    )
    for (const file of ['site/good.html', 'site/same.html'])
      expect(findings).toContainEqual(expect.objectContaining({ rule: 'audit/score', file }))
    expect(findings.map(({ file }: { file: string }) => file)).not.toContain('site/device.html')
  })

  it.each([
    ['picture.png', '\x89PNG\r\n\0<a\0'],
    ['facts.json', '{"a": "<"}'],
    ['empty.html', ''],
  ])('refuses %s, which is no HTML', async (name, text) => {
    const ran = await citence(ownFolder({ [name]: text }), 'audit', name)
    expect(ran).toMatchObject({ code: 2, out: '', err: expect.stringContaining(`${name}: is no HTML.`) })
  })

  it('reports of a redirecting page that it redirects, and nothing else', async () => {
    const folder = ownFolder({
      'old.html': '<meta http-equiv="refresh" content="0; url=/new">\n<h1>Redirecting…</h1>',
    })
    const ran = await citence(folder, 'audit', 'old.html', '--min-score', '95', '--format', 'json')
    expect(ran.code).toBe(0)
    expect(JSON.parse(ran.out).findings).toEqual([
      expect.objectContaining({ rule: 'audit/redirect', line: 1, message: expect.stringContaining('to /new') }),
    ])
  })

  it('fetches a page and the files of its site', async () => {
    const asked: string[] = []
    const origin = await serving(({ url = '' }, response) => {
      asked.push(url)
      if (url === '/service')
        response
          .setHeaders(
            new Map([
              ['content-type', 'text/html; charset=utf-8'],
              ['x-robots-tag', 'noindex'],
            ]),
          )
          .end(good.html)
      else if (url === '/robots.txt') response.setHeader('content-type', 'text/plain').end(good.robots)
      else if (url === '/paper') response.setHeader('content-type', 'application/pdf').end('%PDF-1.7')
      else response.writeHead(url === '/broken' ? 500 : 404).end()
    })
    const [page, gone, broken, paper] = await Promise.all(
      ['service', 'gone', 'broken', 'paper'].map((name) => citence(tmpdir(), 'audit', `${origin}/${name}`)),
    )
    expect(page?.out).toContain(`The canonical link names another page: https://www.atelier.example/service.`)
    expect(page?.out).toContain('X-Robots-Tag says noindex.')
    expect(asked.toSorted()).toEqual([
      '/broken',
      '/gone',
      '/llms.txt',
      '/paper',
      '/robots.txt',
      '/service',
      '/sitemap.xml',
    ])
    const refused = (why: string) => ({ code: 2, out: '', err: expect.stringContaining(why) })
    expect(gone).toMatchObject(refused('answers 404. Name a page that exists.'))
    expect(broken).toMatchObject(refused('answers 500. See in the logs of its server why'))
    expect(paper).toMatchObject(refused('is application/pdf, and no HTML.'))
  })

  // The response never ends: waiting for all of it would end in 'cannot be reached'.
  it.each(['identity', 'gzip'])(
    'reads the first ten megabytes of a page, as they are unpacked (%s)',
    async (encoding) => {
      const begun = Buffer.from(good.html.padEnd(10_500_000))
      const sent = encoding === 'gzip' ? gzipSync(begun, { finishFlush: constants.Z_SYNC_FLUSH }) : begun
      const origin = await serving(({ url }, response) => {
        if (url !== '/service') return void response.writeHead(404).end()
        response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': encoding }).write(sent)
      })
      const ran = await citence(tmpdir(), 'audit', `${origin}/service`)
      expect(ran.err).toBe('')
      expect(ran.out).toContain(`The canonical link names another page: https://www.atelier.example/service.`)
    },
  )

  it('is not sent to another host by the page, nor by a redirect of its other language', async () => {
    const asked: string[] = []
    const other = await serving(({ url = '' }, response) => {
      asked.push(url)
      response.end()
    })
    const location = `${other}/inside`
    const origin = await serving(({ url }, response) => {
      if (url === '/fr') response.writeHead(302, { location }).end()
      else
        response.setHeader('content-type', 'text/html').end('<link rel="alternate" hreflang="fr" href="/fr"><p>Hello')
    })
    await citence(tmpdir(), 'audit', `${origin}/`)
    expect(asked).toEqual([])
  })

  it.each([
    { location: 'http://127.0.0.1:4/secret', because: 'it redirects to 127.0.0.1:4, which is on a private network' },
    { location: 'http://[::ffff:a9fe:a9fe]/', because: 'it redirects to [::ffff:a9fe:a9fe], which is on a private' },
    { location: 'http://198.18.0.1/', because: 'it redirects to 198.18.0.1, which is on a private network' },
    { location: 'http://localhost/', because: 'it redirects to localhost, which is on a private network' },
    { location: 'data:text/html,hello', because: 'it redirects to data:text/html,hello' },
    { location: '/again', because: 'it redirects more than 20 times' },
  ])('does not follow a stranger to $location', async ({ location, because }) => {
    const asked = new Set<string | undefined>()
    const proxy = await serving(({ headers }, response) => {
      asked.add(headers.host)
      response.writeHead(302, { location }).end()
    })
    const env = { ...process.env, HTTP_PROXY: proxy, NODE_USE_ENV_PROXY: '1', NO_PROXY: '' }
    const { code, err } = await runCitence(tmpdir(), ['audit', 'http://stranger.example/'], { env })
    expect(code).toBe(2)
    expect(err).toContain(`http://stranger.example/ cannot be reached: ${because}`)
    expect([...asked]).toEqual(['stranger.example'])
  })

  it.each([
    ['public', `[{ address: '93.184.216.34', family: 4 }]`],
    ['unknown', `Promise.reject(new Error('SERVFAIL'))`],
  ])('does not follow a name that is %s when it is checked and private when it is fetched', async (_, checked) => {
    const asked: unknown[] = []
    const origin = await serving(({ url }, response) => {
      asked.push(url)
      response.setHeader('content-type', 'text/html').end(good.html)
    })
    const names = `import dns from 'node:dns'
      import { syncBuiltinESMExports } from 'node:module'
      dns.promises.lookup = async () => ${checked}
      dns.lookup = (_, __, found) => found(null, [{ address: '127.0.0.1', family: 4 }])
      syncBuiltinESMExports()`
    const env = { ...process.env, NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(names)}` }
    const address = origin.replace('127.0.0.1', 'stranger.example')
    const { code, err } = await runCitence(tmpdir(), ['audit', address], { env })
    expect(code).toBe(2)
    expect(err).toContain('cannot be reached: stranger.example now leads into a private network')
    expect(asked).toEqual([])
  })

  it('follows redirects between public hosts, and within a private network', async () => {
    const answer: RequestListener = ({ url, headers }, response) => {
      if (url === '/old') response.writeHead(301, { location: '//www.stranger.example/new' }).end()
      else response.setHeader('content-type', 'text/html').end(`<title>${headers.host}</title><h1>Hello</h1>`)
    }
    const proxy = await serving(answer)
    const env = { ...process.env, HTTP_PROXY: proxy, NODE_USE_ENV_PROXY: '1', NO_PROXY: '' }
    const there = await runCitence(tmpdir(), ['audit', 'http://stranger.example/old'], { env })
    expect(there.out).toContain('http://www.stranger.example/new')
    const inside = await serving(({ url }, response) => {
      if (url === '/old') response.writeHead(301, { location: `${proxy}/new` }).end()
      else response.writeHead(404).end()
    })
    expect((await citence(tmpdir(), 'audit', `${inside}/old`)).out).toContain(`${proxy}/new`)
  })

  it('quotes of a server nothing that a terminal would obey', async () => {
    const origin = await serving((_, response) => response.setHeader('content-type', 'application/\u009b31mx').end())
    const { code, err } = await citence(tmpdir(), 'audit', `${origin}/`)
    expect(code).toBe(2)
    expect(err).toContain('is application/ 31mx, and no HTML.')
  })

  it('says what is wrong with the call, with exit code 2', async () => {
    const folder = ownFolder({ 'page.html': good.html, 'empty/readme.txt': '' })
    const [absent, device, empty, robots, other, score] = await Promise.all([
      citence(folder, 'audit', 'nowhere'),
      citence(folder, 'audit', '/dev/zero'),
      citence(folder, 'audit', 'empty'),
      citence(folder, 'audit', 'page.html', '--robots', 'none.txt'),
      citence(folder, 'audit', 'page.html', '--other', 'empty'),
      citence(folder, 'audit', 'page.html', '--min-score', '101'),
    ])
    expect(absent).toMatchObject({ code: 2, err: expect.stringContaining('nowhere: there is no such file') })
    expect(device).toMatchObject({ code: 2, err: expect.stringContaining('/dev/zero: is no file') })
    expect(empty).toMatchObject({ code: 2, err: expect.stringContaining('there is no HTML in it') })
    expect(robots).toMatchObject({ code: 2, err: expect.stringContaining('none.txt: there is no such file') })
    expect(other).toMatchObject({ code: 2, err: expect.stringContaining('empty: there is no such file') })
    expect(score).toMatchObject({ code: 2, err: expect.stringContaining('from 0 to 100') })
  })
})
