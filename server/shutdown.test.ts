import type { ChildProcess } from 'node:child_process'
import { resolve } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { sharedFolder } from '../src/site/temporary.fixture.ts'
import { type Database, openDatabase } from './database.ts'
import { migrate } from './migrate.ts'
import { kinds } from './testing/database.ts'
import { startPostgres } from './testing/postgres.ts'
import { addressOf, end, spawnServer } from './testing/process.ts'
import { testKeys, writeTestSite } from './testing/server.ts'

const site = writeTestSite(sharedFolder())
const data = sharedFolder()
const running: ChildProcess[] = []
afterAll(() => {
  for (const child of running) child.kill('SIGKILL')
})

async function listening(DATABASE_URL: string): Promise<{ child: ChildProcess; url: string }> {
  const child = spawnServer({ DATA_DIR: data, DATABASE_URL, SITE_DIR: site })
  running.push(child)
  return { child, url: await addressOf(child) }
}

/** Visits of this month, as the server reports them. */
async function visits(url: string): Promise<unknown> {
  const reply = await fetch(`${url}/rest/v1/rpc/analytics_report`, {
    method: 'POST',
    headers: { apikey: testKeys.secretKey },
    body: '{}',
  })
  return (await reply.json()).total?.visits
}

/** Enough events that counting them takes a while. */
async function fill(database: Database, rows: number): Promise<void> {
  await database.transaction(
    ({ run }) =>
      run(`set local statement_timeout = 0; set local session_replication_role = replica;
      insert into public.analytics_events (id, event_type, event_category, site_id, page_path, session_id, geo_metric, properties)
      select gen_random_uuid(), 'page_view', 'general', 'citence', '/', (n / 3)::text, '{}', '{}' from generate_series(1, ${rows}) n`),
    'chore',
  )
}
const countedDays = (database: Database) =>
  database.transaction(async ({ query }) =>
    Number((await query('select count(*) as n from public.analytics_daily'))[0]?.n),
  )

it.for(kinds)(
  'on $kind the server ends within 5 s while it counts, and counts at the next start',
  async ({ kind, skip }, context) => {
    context.skip(skip !== undefined, skip)
    const postgres = kind === 'PostgreSQL' ? await startPostgres() : undefined
    const open = () => openDatabase({ databaseUrl: postgres?.url, dataDirectory: data })
    const before = await open()
    await migrate(before, resolve(import.meta.dirname, '..', 'supabase'))
    await fill(before, 300_000)
    await before.close()

    // The count begins when it listens.
    const first = await listening(postgres?.url ?? '')
    const asked = performance.now()
    expect(await end(first.child)).toBe(0)
    expect(performance.now() - asked).toBeLessThan(5000)
    const cut = await open()
    expect(await countedDays(cut)).toBe(0)
    await cut.close()

    const second = await listening(postgres?.url ?? '')
    await expect.poll(() => visits(second.url), { timeout: 120_000, interval: 500 }).toBe(100_001)
    await end(second.child, 'SIGKILL')
    await postgres?.stop()
  },
)
