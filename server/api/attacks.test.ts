import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sharedFolder } from '../../src/site/temporary.fixture.ts'
import type { Database } from '../database.ts'
import type { Listening } from '../listen.ts'
import { attacks } from '../testing/attacks.ts'
import { asOwner, emptyTables, kinds, openTestDatabase } from '../testing/database.ts'
import { serveTest, testKeys, writeTestSite } from '../testing/server.ts'

type Target = { kind: string; database: Database; server: Listening }

const site = writeTestSite(sharedFolder())
const targets: Target[] = []
beforeAll(async () => {
  for (const { kind, skip } of kinds) {
    if (skip) continue
    const database = await openTestDatabase(kind)
    targets.push({ kind, database, server: await serveTest(database, site) })
  }
})
afterAll(async () => {
  for (const { server, database } of targets) {
    await server.close()
    await database.close()
  }
})

describe('every attack is answered by a clear 4xx, stores nothing, and is answered the same by every database', () => {
  it.each(attacks)('$name', async ({ path, method = 'POST', headers, body, before, answer }) => {
    const transcripts = new Map<string, unknown>()
    for (const { kind, database, server } of targets) {
      await emptyTables(database)
      const send = async (request: {
        path: string
        method?: string
        headers?: Record<string, string>
        body?: BodyInit
      }) => {
        const response = await fetch(server.url + request.path, {
          method: request.method ?? 'POST',
          headers: { apikey: testKeys.publishableKey, 'Content-Type': 'application/json', ...request.headers },
          ...(request.body === undefined ? {} : { body: request.body }),
        })
        return { status: response.status, text: await response.text() }
      }
      for (const request of before ?? []) await send(request)
      const rows = async () =>
        (
          await asOwner(
            database,
            `select (select count(*) from public.leads)::int as leads, (select count(*) from public.audits)::int as audits,
               (select count(*) from public.analytics_events)::int as events,
               (select count(*) from private.idempotency_keys)::int as keys, (select count(*) from private.rate_events)::int as turns`,
          )
        )[0]
      const earlier = await rows()
      const reply = await send({
        path,
        method,
        ...(headers ? { headers } : {}),
        ...(body === undefined ? {} : { body }),
      })
      expect(await rows()).toEqual(earlier)
      expect(reply.status).toBe(answer[0])
      const json: Record<string, unknown> = JSON.parse(reply.text)
      expect(json.code).toBe(answer[1])
      expect(reply.text).not.toMatch(/sb_secret|pepper|stack|\.ts:/)
      transcripts.set(kind, { status: reply.status, ...json })
    }
    expect(new Set([...transcripts.values()].map((transcript) => JSON.stringify(transcript))).size).toBe(1)
  })

  it('and the server is well afterwards, with a visitor’s own lead accepted', async () => {
    for (const { database, server } of targets) {
      await emptyTables(database)
      const response = await fetch(`${server.url}/rest/v1/rpc/create_lead_from_contact_form`, {
        method: 'POST',
        headers: { apikey: testKeys.publishableKey, 'Idempotency-Key': randomUUID() },
        body: JSON.stringify({ p_name: 'Ada', p_email: 'ada@example.com', p_message: 'Hello' }),
      })
      expect(await response.json()).toMatchObject({ success: true })
      expect((await fetch(`${server.url}/health`)).status).toBe(200)
    }
  })
})
