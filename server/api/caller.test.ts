import { createHmac, randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { ownFolder } from '../../src/site/temporary.fixture.ts'
import { openTestDatabase } from '../testing/database.ts'
import { onEachServer } from '../testing/each-server.ts'
import { serveTest, testKeys } from '../testing/server.ts'

onEachServer(({ send, events }) => {
  describe('tells who is signed in', () => {
    const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const token = (claims: Record<string, unknown>, secret = testKeys.jwtSecret, alg = 'HS256') => {
      const body = `${encode({ alg, typ: 'JWT' })}.${encode(claims)}`
      return `${body}.${createHmac('sha256', secret).update(body).digest('base64url')}`
    }
    const soon = Math.floor(Date.now() / 1000) + 3600
    const user = randomUUID()
    const claims = { sub: user, role: 'authenticated', exp: soon }
    const ask = (headers: Record<string, string>) => send('/auth/v1/user', { method: 'GET', headers })

    it('nobody, without a token', async () => {
      const { status, json } = await ask({})
      expect([status, json.error_code]).toEqual([401, 'no_authorization'])
    })

    it('nobody, with the key as token or one that is forged, expired or unsigned', async () => {
      const past = { ...claims, exp: soon - 7200 }
      const tokens = [
        testKeys.publishableKey,
        token(claims, 'other secret'),
        token(past),
        token({ ...claims, exp: '1' }),
        token({ ...claims, exp: 'never' }),
        token({ ...claims, nbf: soon }),
        token({ ...claims, nbf: '0' }),
        token(claims, testKeys.jwtSecret, 'none'),
      ]
      for (const candidate of tokens) {
        const { status, json } = await ask({
          Authorization: `Bearer ${candidate}`,
          'X-Supabase-Api-Version': '2024-01-01',
        })
        expect([status, json.code]).toEqual([403, 'bad_jwt'])
      }
    })

    it('the user of a valid token, whose events may carry their id', async () => {
      const Authorization = `Bearer ${token(claims)}`
      expect((await ask({ Authorization })).json).toMatchObject({ id: user, role: 'authenticated' })
      const own = await events({ event_type: 'x', site_id: 'citence', user_id: user }, { headers: { Authorization } })
      expect(own.status).toBe(201)
    })
  })
})

it('waits behind a chore longer than a visitor may, for what is asked and for a backup', {
  timeout: 60_000,
}, async () => {
  const database = await openTestDatabase('PGlite')
  const server = await serveTest(database, { backups: ownFolder() })
  const chore = database.transaction(() => setTimeout(21_000), 'chore')
  const ask = (path: string) =>
    fetch(server.url + path, { method: 'POST', headers: { apikey: testKeys.secretKey }, body: '{}' })
  const answers = await Promise.all([ask('/rest/v1/rpc/list_leads'), ask('/backups')])
  await chore
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  await server.close()
  await database.close()
})
