import { execFile, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { engines, withEngineOf } from '../../server/backup/other-engine.ts'
import { clusterIn, majorOf, ownMajor } from '../../server/cluster.ts'
import { openEmbedded } from '../../server/embedded.ts'
import { migrate } from '../../server/migrate.ts'
import { asOwner, asRole } from '../../server/testing/database.ts'

const root = resolve(import.meta.dirname, '..', '..')
const folder = mkdtempSync(join(tmpdir(), 'citence-upgrade-'))
afterAll(() => rmSync(folder, { recursive: true }))

const citence = (DATA_DIR: string, ...words: string[]) =>
  new Promise<{ failed: boolean; out: string; err: string }>((done) => {
    const env = { ...process.env, DATABASE_URL: '', BACKUP_DIR: '', SUPABASE_SECRET_KEY: 'sb_secret_test', DATA_DIR }
    execFile(process.execPath, [join(root, 'cli/citence.js'), ...words], { env, cwd: folder }, (error, out, err) =>
      done({ failed: error !== null, out, err }),
    )
  })

it('knows the PostgreSQL of its own engine', async () => {
  const database = await openEmbedded(join(folder, 'own'))
  const [row] = await asOwner(database, 'show server_version')
  await database.close()
  expect(String(row?.server_version).split('.')[0]).toBe(ownMajor)
  expect(majorOf(join(folder, 'own'))).toBe(ownMajor)
}, 60_000)

const offline = spawnSync('npm', ['ping'], { timeout: 20_000 }).status === 0 ? undefined : 'no registry'
describe.skipIf(offline)(`a data directory${offline ? ` (${offline})` : ''}`, { timeout: 240_000 }, () => {
  it.each(Object.keys(engines))('of PostgreSQL %s is named, and brought up to date', async (major) => {
    const directory = join(folder, major)
    mkdirSync(directory)
    // As a server with that engine would have made and left it.
    await withEngineOf(major, clusterIn(directory), async (old) => {
      await migrate(old, join(root, 'supabase'))
      await asRole(
        old,
        'anon',
        `select public.create_lead_from_contact_form('Ada', 'ada@example.com', p_message => 'é')`,
      )
      await asRole(
        old,
        'anon',
        `insert into public.analytics_events (event_type, site_id) values ('page_view', 'citence')`,
      )
    })
    expect(majorOf(directory)).toBe(major)
    const refused = await citence(directory, 'leads', 'list')
    expect(refused.err).toContain(`made by PostgreSQL ${major}, and this version has 18. Bring it up to date`)

    const upgraded = await citence(directory, 'data', 'upgrade')
    expect(upgraded).toMatchObject({ failed: false, err: '' })
    expect(upgraded.out).toContain(`From PostgreSQL ${major} to 18`)
    expect(readdirSync(directory).filter((name) => name.startsWith('postgres'))).toHaveLength(2)
    expect((await citence(directory, 'leads', 'list')).out).toContain('ada@example.com')
    expect((await citence(directory, 'data', 'upgrade')).err).toContain('is of PostgreSQL 18 already')
  })
})
