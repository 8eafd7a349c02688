import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../database.ts'
import type { Listening } from '../listen.ts'
import { attacks } from '../testing/attacks.ts'
import { asOwner, emptyTables, kinds, openTestDatabase } from '../testing/database.ts'
import { sendContact, serveTest, testKeys } from '../testing/server.ts'

type Target = { database: Database; server: Listening }

const targets: Target[] = []
beforeAll(async () => {
  for (const { kind, skip } of kinds) {
    if (skip) continue
    const database = await openTestDatabase(kind)
    targets.push({ database, server: await serveTest(database) })
  }
})
afterAll(async () => {
  for (const { server, database } of targets) {
    await server.close()
    await database.close()
  }
})

const stored = `select (select count(*) from public.leads)::int as leads, (select count(*) from public.audits)::int as audits,
    (select count(*) from public.analytics_events)::int as events,
    (select count(*) from private.idempotency_keys)::int as keys, (select count(*) from private.rate_events)::int as turns`

describe('every attack is answered by a clear 4xx, stores nothing, and is answered the same by every database', () => {
  it.each(attacks)('$name', async ({ path, headers, answer, ...attack }) => {
    const transcripts = new Set<string>()
    for (const { database, server } of targets) {
      await emptyTables(database)
      const response = await fetch(server.url + path, {
        method: 'POST',
        headers: { apikey: testKeys.publishableKey, 'Content-Type': 'application/json', ...headers },
        ...attack,
      })
      const text = await response.text()
      expect(await asOwner(database, stored)).toEqual([{ leads: 0, audits: 0, events: 0, keys: 0, turns: 0 }])
      const json: Record<string, unknown> = JSON.parse(text)
      expect([response.status, json.code]).toEqual(answer)
      expect(text).not.toMatch(/sb_secret|pepper|stack|\.ts:/)
      transcripts.add(JSON.stringify({ status: response.status, ...json }))
    }
    expect(transcripts.size).toBe(1)
  })

  it('and the server is well afterwards, with a visitor’s own lead accepted', async () => {
    for (const { database, server } of targets) {
      await emptyTables(database)
      const response = await sendContact(server.url, {}, { 'Idempotency-Key': randomUUID() })
      expect(await response.json()).toMatchObject({ success: true })
      expect((await fetch(`${server.url}/health`)).status).toBe(200)
    }
  })
})
