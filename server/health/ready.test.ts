import { chmodSync, cpSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { ownFolder } from '../../src/site/temporary.fixture.ts'
import type { Database } from '../database.ts'
import { openEmbedded } from '../embedded.ts'
import { migrate, migrationVersions } from '../migrate.ts'
import { openPostgres } from '../postgres.ts'
import { openTestDatabase } from '../testing/database.ts'
import { onEachDatabase } from '../testing/each-database.ts'
import { whyNoPostgres } from '../testing/postgres.ts'
import { smallDisk } from '../testing/small-disk.ts'
import { createReadiness } from './ready.ts'

const supabase = resolve(import.meta.dirname, '..', '..', 'supabase')
const expected = migrationVersions(supabase)

/** Counts the queries of a database. */
function counted(database: Database): { database: Database; batches: string[] } {
  const batches: string[] = []
  const batch: Database['batch'] = (statements, lane) => {
    batches.push(statements.at(-1)?.text ?? '')
    return database.batch(statements, lane)
  }
  return { database: { ...database, batch }, batches }
}

onEachDatabase(({ database, asOwner }) => {
  describe('a server', () => {
    it('is ready when its database takes writes and has its migrations', async () => {
      const before = await asOwner('select at from private.write_probe')
      expect(await createReadiness(database(), expected)()).toEqual({
        ready: true,
        checks: { database: { ok: true }, schema: { ok: true }, write: { ok: true } },
      })
      expect(await asOwner('select at from private.write_probe')).not.toEqual(before)
    })

    it('asks once a second, however many want to know', async () => {
      const { database: watched, batches } = counted(database())
      let time = 0
      const ready = createReadiness(watched, expected, () => time)
      const answers = await Promise.all(Array.from({ length: 200 }, ready))
      expect(answers.every((answer) => answer.ready)).toBe(true)
      time = 999
      await ready()
      expect(batches).toHaveLength(2)
      time = 1_001
      await ready()
      expect(batches).toHaveLength(4)
    })

    it('is not when a migration is missing, or a newer version has been here', async () => {
      const look = async (versions: readonly string[]) => (await createReadiness(database(), versions)()).checks.schema
      expect(await look([...expected, '20991231000000'])).toEqual({
        ok: false,
        reason: '1 migrations are missing, the first: 20991231000000',
      })
      expect(await look(expected.slice(0, -1))).toEqual({
        ok: false,
        reason: `a newer version has been here: its migration ${expected.at(-1)} is not known`,
      })
    })

    it('says at its start that a newer version has been here', async () => {
      const [older, newest] = [ownFolder(), expected.at(-1) ?? '']
      cpSync(supabase, older, { recursive: true, filter: (path) => !path.includes(newest) })
      const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
      expect(await migrate(database(), older)).toEqual([])
      expect(said.mock.calls.flat()).toEqual([
        expect.stringContaining(`newer version has been here (its migration ${newest})`),
      ])
      said.mockRestore()
    })

    it('is not while the database takes no writes', async () => {
      const readOnly: Database = {
        ...database(),
        batch: (statements, lane) =>
          database().transaction(async ({ query, run }) => {
            await run('set transaction read only')
            for (const { text, values } of statements.slice(0, -1)) await query(text, values)
            const [row] = await query(statements.at(-1)?.text ?? '')
            return String(Object.values(row ?? {})[0])
          }, lane),
      }
      expect((await createReadiness(readOnly, expected)()).checks).toEqual({
        database: { ok: true },
        schema: { ok: true },
        write: { ok: false, reason: 'the database takes no writes: it is a standby, or read-only by a setting' },
      })
    })
  })
})

describe('a database that does not answer', () => {
  it('is reported after 4 seconds, and is not asked again meanwhile', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    let asked = 0
    const silent: Database = {
      where: 'nowhere',
      transaction: () => Promise.reject(new Error('not asked for')),
      batch: () => {
        asked += 1
        return new Promise(() => undefined)
      },
      announce: () => undefined,
      tidy: async () => undefined,
      close: async () => undefined,
    }
    try {
      let time = 0
      const ready = createReadiness(silent, expected, () => time)
      const answer = ready()
      vi.advanceTimersByTime(4_000)
      expect((await answer).checks.database).toEqual({
        ok: false,
        reason: 'the database has not answered within 4 s',
      })
      time = 60_000
      expect((await ready()).ready).toBe(false)
      expect(asked).toBe(1)
    } finally {
      vi.useRealTimers()
    }
  })
})

describe('a disk', () => {
  it('that is full is named, and forgotten when there is room again', async ({ skip }) => {
    const disk = smallDisk(150, skip)
    const filler = join(disk, 'filler')
    const database = await openEmbedded(disk)
    try {
      await migrate(database, supabase)
      let time = 0
      const ready = createReadiness(database, expected, () => time)
      expect((await ready()).ready).toBe(true)
      const { bavail, bsize } = statfsSync(disk)
      writeFileSync(filler, Buffer.alloc(bavail * bsize))
      time = 2_000
      expect((await ready()).checks.write).toEqual({ ok: false, reason: 'the disk of the database is full' })
      rmSync(filler)
      time = 4_000
      expect((await ready()).ready).toBe(true)
    } finally {
      await database.close()
    }
  })

  const missing = whyNoPostgres() ?? (process.env.TEST_DATABASE_URL && 'the cluster is not ours')
  it.skipIf(missing)('that PostgreSQL may not write to is named', async () => {
    const database = await openTestDatabase('PostgreSQL')
    const url = new URL(database.url ?? '')
    url.username = 'postgres'
    const superuser = await openPostgres(url.href)
    const [row] = await superuser.transaction(({ query }) => query('show data_directory'))
    await superuser.close()
    const sorting = join(String(row?.data_directory), 'base', 'pgsql_tmp')
    try {
      const time = { now: 0 }
      const ready = createReadiness(database, expected, () => time.now)
      expect((await ready()).ready).toBe(true)
      chmodSync(sorting, 0o500)
      time.now = 2_000
      expect((await ready()).checks.write).toEqual({
        ok: false,
        reason: 'the disk of the database is read-only, or its user may not write',
      })
    } finally {
      chmodSync(sorting, 0o700)
      await database.close()
    }
  })
})
