import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { sharedFolder } from '../src/site/temporary.fixture.ts'
import { makeCluster, ownMajor, refuseUnusableCluster } from './cluster.ts'
import { openEmbedded } from './embedded.ts'
import { migrate } from './migrate.ts'
import { asOwner, asRole } from './testing/database.ts'
import { smallDisk } from './testing/small-disk.ts'

const directory = sharedFolder()

it('frees the space of deleted rows, updates its statistics, and answers meanwhile', async () => {
  const database = await openEmbedded(directory)
  await migrate(database, resolve(import.meta.dirname, '..', 'supabase'))
  const size = async () => {
    const rows = await asOwner(database, `select pg_relation_size('public.analytics_events') as bytes`)
    return Number(rows[0]?.bytes)
  }
  await asOwner(
    database,
    `insert into public.analytics_events (event_type, site_id) select 'page_view', 'citence' from generate_series(1, 5000)`,
  )
  const full = await size()
  await asOwner(database, 'delete from public.analytics_events')
  expect(await size()).toBe(full)

  const tidied = database.tidy()
  const [lead] = await asRole(
    database,
    'anon',
    `select public.create_lead_from_contact_form('Ada', 'ada@example.com', p_message => 'Hello') as reply`,
  )
  await tidied
  expect(lead?.reply).toMatchObject({ success: true })
  expect(await size()).toBe(0)
  const never = `select relname from pg_class join pg_namespace n on n.oid = relnamespace
    where relkind = 'r' and nspname in ('public', 'private') and reltuples < 0`
  expect(await asOwner(database, never)).toEqual([])
  await database.close()
})

const folder = sharedFolder()

it('is made anew where the one that was made before cannot be copied', async () => {
  const [model, cluster] = [join(folder, 'model'), join(folder, 'postgres')]
  writeFileSync(model, 'not a folder')
  await makeCluster(cluster, model)
  expect(readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim()).toBe(ownMajor)
})

it('after a restore that was cut off names what it had set aside, not what an earlier one had', () => {
  const data = join(folder, 'data')
  const newest = join(data, 'postgres.before-20261130T080000000Z')
  for (const path of [join(data, 'postgres.before-20260401T080000000Z'), newest]) mkdirSync(path, { recursive: true })
  expect(() => refuseUnusableCluster(data)).toThrow(`Rename ${newest} to ${join(data, 'postgres')}`)
})

it('on a full disk says so, and opens when there is room', async ({ skip }) => {
  const disk = smallDisk(100, skip)
  const filler = join(disk, 'filler')
  writeFileSync(filler, Buffer.alloc(95_000_000))
  await expect(openEmbedded(disk)).rejects.toThrow(`DATA_DIR: the disk of ${disk} is full.`)
  rmSync(filler)
  await (await openEmbedded(disk)).close()
})
