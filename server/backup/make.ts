import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createWriteStream, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { finished } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Database, Row, Transaction } from '../database.ts'
import {
  atOnce,
  type Checksum,
  createChecksum,
  events,
  readTable,
  rowsIn,
  setBackupSettings,
  type Table,
  tables,
} from './tables.ts'

/** How often a backup starts again because somebody was erased while it was written. */
const attempts = 5

export type Made = { file: string; rows: number }

class ErasedMeanwhile extends Error {}

/**
 * Writes a backup while the database is in use: one snapshot of everything but events, then the events up to that time,
 * a few at a time, so that requests are served in between. The file gets its name when it is complete.
 * `now` in milliseconds since the epoch. @throws when it cannot be written.
 */
export async function makeBackup(database: Database, file: string, now: number): Promise<Made> {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const unfinished = `${file}.${randomUUID().slice(0, 8)}.unfinished`
  try {
    for (let attempt = 1; ; attempt++) {
      try {
        rmSync(unfinished, { force: true })
        const rows = await write(database, unfinished, now)
        renameSync(unfinished, file)
        return { file, rows }
      } catch (error) {
        // The erased lead may be in the file without the conversion event that names its visit; then nobody could find
        // the visit.
        if (error instanceof ErasedMeanwhile && attempt < attempts) continue
        throw error
      }
    }
  } catch (error) {
    rmSync(unfinished, { force: true })
    throw error
  }
}

async function write(database: Database, file: string, now: number): Promise<number> {
  const { put, end } = openFile(file)
  const checksums = new Map<Table, Checksum>()
  try {
    const moment = await database.transaction(async (transaction) => {
      await transaction.run('set transaction isolation level repeatable read, read only')
      await setBackupSettings(transaction)
      const [about = {}] = await transaction.query(
        `select now()::text as moment, current_setting('server_version') as postgres,
           (select json_agg(version order by version)::text from supabase_migrations.schema_migrations) as versions,
           (select json_agg(name)::text from json_array_elements_text($1::text::json) name
             where to_regclass(name) is not null) as present`,
        [JSON.stringify(tables)],
      )
      const versions: unknown = JSON.parse(String(about.versions))
      // An older version may lack some of the tables.
      const present: unknown = JSON.parse(String(about.present))
      const isHere = (table: Table) => Array.isArray(present) && present.includes(table)
      const made_at = new Date(now).toISOString()
      await put(`# ${JSON.stringify({ citence: 'backup', format: 1, made_at, versions, postgres: about.postgres })}`)
      for (const table of tables) {
        if (table === events || !isHere(table)) continue
        const checksum = createChecksum()
        await put(`# ${table}`)
        await readTable(transaction, table, async (lines) => {
          checksum.add(lines)
          await put(...lines)
        })
        checksums.set(table, checksum.end())
      }
      const record = isHere('private.erasures')
      return { at: about.moment, record, erased: record && (await erasures(transaction)) }
    }, 'chore')

    await put(`# ${events}`)
    const checksum = createChecksum()
    for (let last = '00000000-0000-0000-0000-000000000000'; last; ) {
      const rows = await database.transaction((transaction) => eventsAfter(transaction, last, moment.at), 'chore')
      const lines = rows.map(({ line }) => String(line))
      checksum.add(lines)
      await put(...lines)
      last = rows.length < atOnce ? '' : String(rows.at(-1)?.id)
    }
    checksums.set(events, checksum.end())
    if (moment.record && (await database.transaction(erasures, 'chore')) !== moment.erased) {
      throw new ErasedMeanwhile('somebody was erased while the backup was made; make it again')
    }
    await put(`# ${JSON.stringify({ end: Object.fromEntries(checksums) })}`)
  } finally {
    await end()
  }
  return rowsIn(checksums)
}

/** A value that changes with every erasure. */
async function erasures({ query }: Transaction): Promise<string> {
  const [row] = await query(
    `select count(*) || ' ' || coalesce(extract(epoch from max(erased_at)), 0) as known from private.erasures`,
  )
  return String(row?.known)
}

async function eventsAfter(transaction: Transaction, last: string, moment: unknown): Promise<Row[]> {
  await setBackupSettings(transaction)
  return transaction.query(
    `select t.id::text, to_jsonb(t)::text as line from ${events} t
     where t.id > $1::uuid and t.received_at <= $2::timestamptz order by t.id limit ${atOnce}`,
    [last, moment],
  )
}

/** A compressed file, readable by its owner only; `end` resolves when it is on disk. @throws when writing fails. */
function openFile(file: string) {
  const gzip = createGzip()
  const disk = createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true })
  const written = finished(gzip.pipe(disk))
  written.catch(() => undefined)
  return {
    async put(...lines: readonly string[]): Promise<void> {
      if (lines.length === 0) return
      // Without the race this would wait forever for `drain` when the disk is full.
      if (!gzip.write(`${lines.join('\n')}\n`)) await Promise.race([once(gzip, 'drain'), written])
    },
    async end(): Promise<void> {
      gzip.end()
      await written
    },
  }
}
