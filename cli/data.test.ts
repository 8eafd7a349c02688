import { mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../server/database.ts'
import { openEmbedded } from '../server/embedded.ts'
import type { Listening } from '../server/listen.ts'
import { migrate } from '../server/migrate.ts'
import { asOwner, asRole, openEmptyDatabase } from '../server/testing/database.ts'
import { whyNoPostgres } from '../server/testing/postgres.ts'
import { serveTest, testKeys } from '../server/testing/server.ts'
import { sharedFolder } from '../src/site/temporary.fixture.ts'
import { installation } from './commands/run.fixture.ts'

const root = resolve(import.meta.dirname, '..')
const folder = sharedFolder()
const data = join(folder, 'data')
const file = join(folder, 'mine.jsonl.gz')

const citence = installation(folder, testKeys.secretKey)

/** The server on the data directory. */
async function serve(): Promise<{ database: Database; close(): Promise<void> }> {
  const database = await openEmbedded(data)
  await migrate(database, join(root, 'supabase'))
  const server: Listening = await serveTest(database, { backups: join(data, 'backups') })
  database.announce(server.url)
  return {
    database,
    close: async () => {
      await server.close()
      await database.close()
    },
  }
}

const lead = (database: Database, p_email: string) =>
  asRole(database, 'anon', `select public.create_lead_from_contact_form('Ada', $1, p_message => 'Hello')`, {
    values: [p_email],
    headers: { 'x-client-address': '203.0.113.9' },
  })

const emails = async (more: Record<string, string> = {}) => {
  const { out } = await citence(more, 'leads', 'export', '--format', 'json')
  return [...out.matchAll(/"email": ?"([^"]+)"/g)].map(([, email]) => email)
}

// Each test continues with the data that the one before left.
describe('the life of an embedded database', () => {
  let server: Awaited<ReturnType<typeof serve>>
  beforeAll(async () => {
    server = await serve()
    for (const name of ['ada', 'bob']) await lead(server.database, `${name}@example.com`)
  })

  it('is backed up while a server has it open, for its owner only, and over nothing that exists', async () => {
    const made = await citence({}, 'data', 'backup', file)
    expect(made).toMatchObject({ code: 0, err: '' })
    expect(made.out).toMatch(/^\d+ rows in .*mine\.jsonl\.gz\n$/)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(readdirSync(join(data, 'backups'))).toEqual([])
    expect(await citence({}, 'data', 'backup', file)).toMatchObject({ code: 2, out: '' })
    const nowhere = await citence({}, 'data', 'backup', join(file, 'below-a-file.gz'))
    expect(nowhere).toMatchObject({ code: 2, out: '' })
    expect(nowhere.err).toMatch(
      /below-a-file\.gz: cannot be written \(EEXIST\)\. The backup is made, and is in .*backups/,
    )
    rmSync(join(data, 'backups'), { recursive: true })
    const refused = await citence({ SUPABASE_SECRET_KEY: 'sb_secret_other' }, 'data', 'backup')
    expect(refused).toMatchObject({ code: 2, out: '' })
    expect(refused.err).toContain('is SUPABASE_SECRET_KEY the one it was started with?')
  })

  it('has its backups verified', async () => {
    expect(await citence({}, 'data', 'verify')).toMatchObject({ code: 1, out: '' })
    expect(await citence({}, 'data', 'backup')).toMatchObject({ code: 0 })
    const verified = await citence({}, 'data', 'verify')
    expect(verified).toMatchObject({ code: 0, err: '' })
    expect(verified.out).toMatch(/backups\/citence-\w+\.jsonl\.gz: whole, and can be restored: .*of them 2 leads/)
    const broken = join(folder, 'broken.jsonl.gz')
    writeFileSync(broken, 'x')
    expect(await citence({}, 'data', 'verify', broken)).toMatchObject({ code: 1, out: '' })
    for (const [name, told] of [
      ['brokn.jsonl.gz', 'no such file'],
      ['.', 'is a folder'],
    ] as const) {
      const misspelt = await citence({}, 'data', 'verify', join(folder, name))
      expect(misspelt).toMatchObject({ code: 2, out: '' })
      expect(misspelt.err).toContain(told)
    }
  })

  it('is not replaced while the server runs', async () => {
    const { code, err } = await citence({}, 'data', 'restore', file)
    expect(code).toBe(2)
    expect(err).toContain('is using this data directory')
    expect(await emails()).toHaveLength(2)
  })

  it('is restored without people erased after the backup, and the earlier database is kept', async () => {
    await lead(server.database, 'cleo@example.com')
    expect(await citence({}, 'person', 'erase', 'bob@example.com')).toMatchObject({ code: 0 })
    await server.close()
    expect((await emails()).sort()).toEqual(['ada@example.com', 'cleo@example.com'])
    const { code, out, err } = await citence({}, 'data', 'restore', file)
    expect([code, err]).toEqual([0, ''])
    expect(out).toMatch(/Erased again: 1 lead/)
    expect(out).toMatch(/Restored into .*of them 2 leads/)
    expect(await emails()).toEqual(['ada@example.com'])

    const [earlier = ''] = /\/postgres\.before-\w+/.exec(out) ?? []
    const kept = join(folder, 'kept')
    mkdirSync(kept)
    renameSync(join(data, earlier), join(kept, 'postgres'))
    expect((await emails({ DATA_DIR: kept })).sort()).toEqual(['ada@example.com', 'cleo@example.com'])
  })

  it('stays as it is when the backup is damaged, or not there', async () => {
    for (const [name, told] of [
      ['broken', 'not a whole backup'],
      ['brokn', 'no such file'],
    ]) {
      const { code, err } = await citence({}, 'data', 'restore', join(folder, `${name}.jsonl.gz`))
      expect(code).toBe(2)
      expect(err).toContain(told)
    }
    expect(await emails()).toEqual(['ada@example.com'])
    expect(readdirSync(data).sort()).toEqual(['backups', 'postgres'])
  })

  it('is not created anew when a restore was cut off between its two renames', async () => {
    renameSync(join(data, 'postgres'), join(data, 'postgres.before-20261122'))
    await expect(openEmbedded(data)).rejects.toThrow('a restore was cut off. Rename')
    renameSync(join(data, 'postgres.before-20261122'), join(data, 'postgres'))
  })

  const missing = whyNoPostgres()
  it.skipIf(missing)('moves to PostgreSQL, and is restored there', async () => {
    const target = await openEmptyDatabase('PostgreSQL')
    try {
      const url = target.url ?? ''
      expect(await citence({ DATABASE_URL: url }, 'data', 'move-to-postgres')).toMatchObject({ code: 0, err: '' })
      expect(await emails({ DATABASE_URL: url })).toEqual(['ada@example.com'])
      expect(await asOwner(target, 'select count(*)::int as n from private.erasures')).toEqual([{ n: 1 }])
      const refused = await citence({ DATABASE_URL: url }, 'data', 'restore', file)
      expect(refused).toMatchObject({ code: 2, out: '' })
      expect(refused.err).toContain('Make an empty database')

      const other = new URL(url)
      other.pathname += '_other'
      await target.transaction(async ({ run }) => {
        await run('commit')
        await run(`create database ${other.pathname.slice(1)} template template0`)
      })
      const restored = await citence({ DATABASE_URL: other.href }, 'data', 'restore', file)
      expect(restored).toMatchObject({ code: 0, err: '' })
      expect(await emails({ DATABASE_URL: other.href })).toEqual(['ada@example.com'])
    } finally {
      await target.close()
    }
  })
})
