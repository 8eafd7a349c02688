import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { sharedFolder } from '../../src/site/temporary.fixture.ts'
import { runCitence } from '../commands/run.fixture.ts'
import { readEntry } from './access-log.ts'
import { countCrawlers } from './count.ts'

const claude = 'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; ClaudeBot/1.0; +claudebot@anthropic.com)'
const gpt = 'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)'
const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

const combined = (time: string, request: string, status: number, agent: string) =>
  `203.0.113.7 - - [${time}] "${request}" ${status} 512 "-" "${agent}"`

describe('a line of an access log', () => {
  const faq = { day: '2026-11-21', path: '/faq', status: 200, userAgent: claude }
  it.each([
    ['nginx', combined('21/Nov/2026:11:33:32 +0000', 'GET /faq?x=1 HTTP/1.1', 200, claude)],
    [
      'Apache with a virtual host',
      `www.example:443 ${combined('21/Nov/2026:11:33:32 +0000', 'GET /faq HTTP/2.0', 200, claude)}`,
    ],
    [
      'nginx with more fields behind',
      `${combined('21/Nov/2026:11:33:32 +0000', 'GET /faq HTTP/1.1', 200, claude)} "-" rt=0.004`,
    ],
    ['another time zone', combined('22/Nov/2026:00:33:32 +0100', 'GET /faq HTTP/1.1', 200, claude)],
    [
      'nginx as JSON',
      JSON.stringify({
        time_iso8601: '2026-11-21T11:33:32+00:00',
        request: 'GET /faq HTTP/1.1',
        status: '200',
        http_user_agent: claude,
      }),
    ],
    [
      'Caddy',
      JSON.stringify({
        ts: 1795260812.5,
        status: 200,
        request: { uri: '/faq?a=b', headers: { 'User-Agent': [claude] } },
      }),
    ],
    [
      'Vercel',
      JSON.stringify({
        timestamp: 1795260812500,
        path: '/faq',
        statusCode: 200,
        proxy: { timestamp: 1795260812400, path: '/faq?a=b', userAgent: [claude], statusCode: 200 },
      }),
    ],
    [
      'Vercel, where no function answered',
      JSON.stringify({
        timestamp: 1795260812500,
        source: 'static',
        proxy: { path: '/faq?a=b', userAgent: [claude], statusCode: 200 },
      }),
    ],
    [
      'an address in full',
      JSON.stringify({ timestamp: 1795260812500, url: 'https://www.example/faq', status: 200, userAgent: claude }),
    ],
  ])('of %s is read', (_, line) => {
    expect(readEntry(line)).toEqual(faq)
  })

  it('counts for its day in UTC, also where a zone is half an hour off', () => {
    const dayAt = (time: string) => readEntry(combined(`21/Nov/2026:${time} +0530`, 'GET / HTTP/1.1', 200, gpt))?.day
    expect([dayAt('05:29:59'), dayAt('05:30:00')]).toEqual(['2026-11-20', '2026-11-21'])
  })

  it('with an escaped quotation mark is read', () => {
    expect(readEntry(combined('21/Nov/2026:11:33:32 +0000', 'GET /a\\"b HTTP/1.1', 404, gpt))).toMatchObject({
      path: '/a\\"b',
      status: 404,
    })
  })

  it.each([
    '',
    'hello',
    '{"status":200}',
    '{broken',
    '1.2.3.4 - - [not a time] "GET / HTTP/1.1" 200 1 "-" "x"',
    '{"time":1e30,"status":200,"uri":"/","user_agent":"x"}',
    '{"time":1e999,"status":200,"uri":"/","user_agent":"x"}',
  ])('that is none is left out: %j', (line) => {
    expect(readEntry(line)).toBeUndefined()
  })
})

describe('the count', () => {
  it('says who came, when, for what and with which answers', () => {
    const count = countCrawlers()
    for (const line of [
      combined('20/Nov/2026:23:59:59 +0000', 'GET / HTTP/1.1', 200, claude),
      combined('21/Nov/2026:00:00:00 +0000', 'GET /faq HTTP/1.1', 200, claude),
      combined('21/Nov/2026:00:00:01 +0000', 'GET /faq HTTP/1.1', 304, claude),
      combined('21/Nov/2026:00:00:02 +0000', 'GET /gone HTTP/1.1', 404, gpt),
      combined('21/Nov/2026:00:00:03 +0000', 'GET /faq HTTP/1.1', 200, chrome),
      'nonsense',
    ])
      count.add(line)
    expect(count.report(1)).toMatchObject({
      lines: 6,
      unreadable: 1,
      from: '2026-11-20',
      to: '2026-11-21',
      requests: 4,
      days: [
        { day: '2026-11-20', requests: 1 },
        { day: '2026-11-21', requests: 3 },
      ],
      crawlers: [
        {
          token: 'ClaudeBot',
          model: 'claude',
          purpose: 'training',
          requests: 3,
          statuses: { 200: 2, 304: 1 },
          days: { '2026-11-20': 1, '2026-11-21': 2 },
          pages: [{ path: '/faq', requests: 2 }],
        },
        { token: 'GPTBot', owner: 'OpenAI', requests: 1, statuses: { 404: 1 } },
      ],
    })
  })

  it('remembers no more paths than it must', () => {
    const count = countCrawlers()
    for (let at = 0; at < 20_000; at++)
      count.add(combined('21/Nov/2026:00:00:00 +0000', `GET /made-up-${at} HTTP/1.1`, 404, gpt))
    const report = count.report(50_000)
    expect(report.requests).toBe(20_000)
    expect(report.crawlers[0]?.pages).toHaveLength(2_000)
  })
})

describe('citence crawlers', () => {
  const folder = sharedFolder()
  const lines = `${[
    combined('21/Nov/2026:11:00:00 +0000', 'GET /<b> HTTP/1.1', 200, claude),
    combined('21/Nov/2026:11:00:00 +0000', 'GET /faq HTTP/1.1', 200, chrome),
  ].join('\n')}\n`
  const log = join(folder, 'access.log')
  const packed = join(folder, 'access.log.1.gz')
  writeFileSync(log, lines)
  writeFileSync(packed, gzipSync(lines))

  it('reads plain and packed files and standard input, as a table, as JSON and as HTML', async () => {
    const run = async (...words: string[]) => (await runCitence(folder, ['crawlers', ...words], { input: lines })).out
    expect(await run(log)).toMatch(
      /^1 request of AI crawlers among 2 lines, 2026-11-21 to 2026-11-21\n.*ClaudeBot +Anthropic +claude +training +1/s,
    )
    expect(JSON.parse(await run(log, packed, '-', '--json'))).toMatchObject({ lines: 6, requests: 3 })
    const page = join(folder, 'report.html')
    await run(log, '--html', page)
    expect(readFileSync(page, 'utf8')).toContain('<td>/&lt;b&gt;</td>')
  })

  it('escapes in JSON what a terminal would obey, which a log quotes of a request', async () => {
    const input = combined('21/Nov/2026:11:00:00 +0000', 'GET /\u009b31m HTTP/1.1', 200, claude)
    const { out } = await runCitence(folder, ['crawlers', '-', '--json'], { input })
    expect(out).not.toContain('\u009b')
    expect(JSON.parse(out).crawlers[0].pages).toEqual([{ path: '/\u009b31m', requests: 1 }])
  })

  it('says what is wrong with a file', async () => {
    const strange = join(folder, 'strange')
    writeFileSync(strange, 'a\nb\n')
    for (const file of [join(folder, 'missing'), strange]) {
      expect(await runCitence(folder, ['crawlers', file])).toMatchObject({
        code: 2,
        err: expect.stringContaining(file),
      })
    }
  })
})
