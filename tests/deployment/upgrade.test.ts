import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { runCitence } from '../../cli/commands/run.fixture.ts'
import { engines, withEngineOf } from '../../server/backup/other-engine.ts'
import { clusterIn, majorOf, ownMajor } from '../../server/cluster.ts'
import type { Database } from '../../server/database.ts'
import { openEmbedded } from '../../server/embedded.ts'
import { migrate } from '../../server/migrate.ts'
import { asOwner, asRole } from '../../server/testing/database.ts'
import { sharedFolder } from '../../src/site/temporary.fixture.ts'

const root = resolve(import.meta.dirname, '..', '..')
const folder = sharedFolder()

const citence = (DATA_DIR: string, ...words: string[]) => {
  const env = { ...process.env, DATABASE_URL: '', BACKUP_DIR: '', SUPABASE_SECRET_KEY: 'sb_secret_test', DATA_DIR }
  return runCitence(folder, words, { env })
}

/** As a visitor's device does. */
const send = (database: Database, name: string) =>
  asRole(
    database,
    'anon',
    `select public.create_lead_from_contact_form($1, 'ada@example.com', p_message => 'é') as reply`,
    { values: [name], headers: { 'idempotency-key': `key-of-${name}` } },
  )
const view = (database: Database) =>
  asRole(database, 'anon', `insert into public.analytics_events (event_type, site_id) values ('page_view', 'citence')`)

it('knows the PostgreSQL of its own engine', async () => {
  const database = await openEmbedded(join(folder, 'own'))
  const [row] = await asOwner(database, 'show server_version')
  await database.close()
  expect(String(row?.server_version).split('.')[0]).toBe(ownMajor)
  expect(majorOf(join(folder, 'own'))).toBe(ownMajor)
})

/** The newest migration of the last release; to be updated at each release. */
const released = '20261121002400'

it('opens the data directory of the last release, with all that is in it', async () => {
  const directory = join(folder, 'released')
  const supabase = join(root, 'supabase')
  const versions = readdirSync(join(supabase, 'migrations')).map((name) => name.slice(0, released.length))
  const before = await openEmbedded(directory)
  await migrate(before, supabase, new Set(versions.filter((version) => version <= released)))
  await send(before, 'Ada')
  await view(before)
  await before.close()

  const now = await openEmbedded(directory)
  expect(await migrate(now, supabase)).toHaveLength(versions.filter((version) => version > released).length)
  // Sent again, as by a device that got no answer.
  const [again] = await send(now, 'Ada')
  expect(again?.reply).toMatchObject({ success: true })
  expect(await asOwner(now, 'select name from public.leads')).toEqual([{ name: 'Ada' }])
  expect(await asOwner(now, 'select event_type from public.analytics_events')).toEqual([{ event_type: 'page_view' }])
  const [next] = await send(now, 'Grace')
  expect(next?.reply).toMatchObject({ success: true })
  await now.close()
})

const offline = spawnSync('npm', ['ping'], { timeout: 20_000 }).status === 0 ? undefined : 'no registry'
describe.skipIf(offline)(`a data directory${offline ? ` (${offline})` : ''}`, () => {
  it.each(Object.keys(engines))('of PostgreSQL %s is named, and brought up to date', async (major) => {
    const directory = join(folder, major)
    mkdirSync(directory)
    // A data directory as a server with that engine leaves it.
    await withEngineOf(major, clusterIn(directory), async (old) => {
      await migrate(old, join(root, 'supabase'))
      await send(old, 'Ada')
      await view(old)
    })
    expect(majorOf(directory)).toBe(major)
    const refused = await citence(directory, 'leads', 'list')
    expect(refused.err).toContain(`made by PostgreSQL ${major}, and this version has 18. Bring it up to date`)

    const upgraded = await citence(directory, 'data', 'upgrade')
    expect(upgraded).toMatchObject({ code: 0, err: '' })
    expect(upgraded.out).toContain(`From PostgreSQL ${major} to 18`)
    expect(readdirSync(directory).filter((name) => name.startsWith('postgres'))).toHaveLength(2)
    expect((await citence(directory, 'leads', 'list')).out).toContain('ada@example.com')
    expect((await citence(directory, 'data', 'upgrade')).err).toContain('is of PostgreSQL 18 already')
  })
})
