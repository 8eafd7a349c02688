import { describe, expect, it } from 'vitest'
import { doctorToken } from '../keys.ts'
import { onEachServer } from '../testing/each-server.ts'
import { testKeys } from '../testing/server.ts'
import { kindOf } from './metrics.ts'

onEachServer(({ url, contact, behindProxies }) => {
  const get = (path: string, headers: Record<string, string> = {}, origin = url()) => fetch(origin + path, { headers })

  describe('the state of a server', () => {
    it('says that it lives, and that it can take a lead', async () => {
      for (const path of ['/health', '/health/live']) {
        const live = await get(path)
        expect([live.status, await live.json()]).toEqual([200, { status: 'ok' }])
      }
      const ready = await get('/health/ready')
      expect([ready.status, ready.headers.get('cache-control')]).toEqual([200, 'no-store'])
      expect(await ready.json()).toEqual({
        status: 'ok',
        checks: { database: { ok: true }, schema: { ok: true }, write: { ok: true } },
      })
    })
  })

  describe('the metrics', () => {
    const secret = { Authorization: `Bearer ${testKeys.secretKey}` }

    it('are OpenMetrics, and count what was asked', async () => {
      await contact()
      await get('/nowhere')
      const answer = await get('/metrics', secret)
      expect(answer.headers.get('content-type')).toContain('application/openmetrics-text; version=1.0.0')
      const text = await answer.text()
      const lines = text.split('\n')
      expect(lines.splice(-2)).toEqual(['# EOF', ''])
      const sample = /^[a-z_]+(\{[a-z]+="[^"]+"(,[a-z]+="[^"]+")*\})? \d+(\.\d+)?(e-?\d+)?$/
      const about = /^# (TYPE [a-z_]+ (counter|gauge|histogram)|HELP [a-z_]+ \S.*\.)$/
      expect(lines.filter((line) => !sample.test(line) && !about.test(line))).toEqual([])
      // Each family occurs once, before its samples, and says what it is.
      const named = (word: string) =>
        lines.flatMap((line) => (line.startsWith(`# ${word}`) ? [line.split(' ')[2]] : []))
      expect(named('HELP')).toEqual([...new Set(named('TYPE'))])
      expect(named('TYPE')).toEqual(named('HELP'))
      expect(lines).toContain('citence_leads 1')
      expect(lines).toContain('citence_ready{check="write"} 1')
      expect(text).toMatch(/citence_http_requests_total\{kind="lead",status="2xx"\} [1-9]/)
      expect(text).toMatch(/citence_http_requests_total\{kind="site",status="4xx"\} [1-9]/)
      expect(text).not.toMatch(/\bada\b/i)
    })

    it('count apart from the site what is for its owner, as a backup takes minutes', () => {
      expect(['/', '/metrics', '/backups', '/health/ready'].map(kindOf)).toEqual(['site', 'other', 'other', 'other'])
    })

    it.each([
      ['nobody', {}],
      ['a visitor', { apikey: testKeys.publishableKey }],
      ['another key', { Authorization: 'Bearer sb_secret_other' }],
      ['the secret key through a proxy', { ...secret, 'X-Forwarded-For': '203.0.113.9' }],
    ])('are as if they were not for %s', async (_, headers) => {
      const [answer, nowhere] = [await get('/metrics', headers), await get('/nowhere', headers)]
      expect([answer.status, await answer.text()]).toEqual([404, await nowhere.text()])
    })
  })

  describe('the doctor', () => {
    const token = (now = Date.now(), key = testKeys.secretKey) => ({ Authorization: doctorToken(key, now) })
    const forged = { 'X-Forwarded-For': '198.51.100.77' }

    it('learns its client address as the server sees it, and what does not match', async () => {
      const trustless = await behindProxies(0)
      expect(await (await get('/health/seen', { ...token(), ...forged }, trustless.url)).json()).toMatchObject({
        address: '127.0.0.1',
        trustedProxies: 0,
        warning: expect.stringContaining('a proxy is in front'),
      })
      const trusting = await behindProxies(1)
      expect(await (await get('/health/seen', { ...token(), ...forged }, trusting.url)).json()).toMatchObject({
        address: '198.51.100.77',
      })
      await trusting.close()
      await trustless.close()
    })

    it.each([
      ['no token', {}],
      ['one of another key', token(Date.now(), 'sb_secret_other')],
      ['one of an hour ago', token(Date.now() - 3_600_000)],
      ['the secret key itself', { Authorization: `Bearer ${testKeys.secretKey}` }],
      ['junk', { Authorization: 'Doctor 1.x' }],
    ])('is not told with %s', async (_, headers) => {
      expect((await get('/health/seen', headers)).status).toBe(404)
    })
  })
})
