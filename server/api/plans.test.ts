import { randomUUID } from 'node:crypto'
import { expect, it, onTestFinished } from 'vitest'
import { asOwner, openTestDatabase } from '../testing/database.ts'
import { form, serveTest, testKeys } from '../testing/server.ts'

// Plans are kept for the life of a connection, and a plan made while a table is empty reads the whole table.
it('requests read no whole table, even if it was empty when the server started', async () => {
  const database = await openTestDatabase('PGlite')
  await database.tidy()
  const server = await serveTest(database)
  onTestFinished(async () => {
    await server.close()
    await database.close()
  })
  const send = async (path: string, body: unknown) => {
    const headers = {
      apikey: testKeys.publishableKey,
      'Content-Type': 'application/json',
      'Idempotency-Key': randomUUID(),
    }
    return (await fetch(server.url + path, { method: 'POST', headers, body: JSON.stringify(body) })).status
  }
  const read = async () => {
    const rows = await asOwner(
      database,
      `select pg_stat_force_next_flush(), relname, seq_tup_read from pg_stat_user_tables
       where relname in ('analytics_events', 'leads', 'rate_events', 'idempotency_keys') order by relname`,
    )
    return rows.map(({ relname, seq_tup_read }) => [relname, Number(seq_tup_read)])
  }

  await read()
  const before = await read()
  // From the sixth call on, PostgreSQL keeps a plan.
  for (let n = 0; n < 8; n++) {
    const rows = Array.from({ length: 20 }, () => ({ id: randomUUID(), event_type: 'page_view', site_id: 'citence' }))
    expect(await send('/rest/v1/analytics_events', rows)).toBe(201)
    const lead = { ...form, p_email: `ada.${n}@example.com` }
    expect(await send('/rest/v1/rpc/create_lead_from_contact_form', lead)).toBe(200)
  }
  await read()
  expect(await read()).toEqual(before)
})
