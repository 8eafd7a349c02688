import { existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { lockDataDirectory } from '../data-lock.ts'
import type { Database, Transaction } from '../database.ts'
import { openEmbedded } from '../embedded.ts'
import { migrate, migrationVersions } from '../migrate.ts'
import { type Backup, type Head, readBackup } from './read.ts'
import { type Checksums, createChecksum, readTable, setBackupSettings } from './tables.ts'

/**
 * Restores a backup into an empty database: first the migrations that the backup has, then its rows in one transaction,
 * then newer migrations. What was loaded is read back and compared with what was written.
 * @throws with nothing loaded when the backup is damaged or newer, or the database has data.
 */
export async function restoreBackup(database: Database, file: string, supabase: string): Promise<Backup> {
  // A first pass without the database finds damage before anything is changed.
  const { head } = await readBackup(file)
  const here = new Set(migrationVersions(supabase))
  const unknown = head.versions.find((version) => !here.has(version))
  if (unknown) {
    throw new Error(
      `${file}: made by a newer version: its migration ${unknown} is not known here. Update, then restore.`,
    )
  }
  await refuseData(database, head)
  await migrate(database, supabase, new Set(head.versions))
  const backup = await database.transaction((transaction) => load(transaction, file), 'chore')
  await migrate(database, supabase)
  return backup
}

async function load(transaction: Transaction, file: string): Promise<Backup> {
  const { run, query } = transaction
  await setBackupSettings(transaction)
  const backup = await readBackup(file, async (table, lines) => {
    if (lines.length === 0) {
      // The triggers check what visitors send, and queue new leads. Migrations insert rows of their own.
      await run(`alter table ${table} disable trigger user; delete from ${table};`)
      return
    }
    const rows = `jsonb_populate_recordset(null::${table}, $1::text::jsonb)`
    await query(`insert into ${table} select * from ${rows}`, [`[${lines.join(',')}]`])
  })
  await compare(transaction, backup.checksums)
  for (const table of backup.checksums.keys()) await run(`alter table ${table} enable trigger user`)
  return backup
}

async function compare(transaction: Transaction, checksums: Checksums): Promise<void> {
  for (const [table, { sha256 }] of checksums) {
    const checksum = createChecksum()
    await readTable(transaction, table, async (lines) => checksum.add(lines))
    if (checksum.end().sha256 !== sha256) throw new Error(`${table}: what was loaded is not what the backup holds.`)
  }
}

/** A restore must not remove anything: neither what visitors have sent, nor a newer migration. */
async function refuseData(database: Database, { versions }: Head): Promise<void> {
  await database.transaction(async ({ query }) => {
    const [found] = await query(`select to_regclass('public.leads') is not null as ours,
      to_regclass('supabase_migrations.schema_migrations') is not null as recorded`)
    if (!found?.recorded) return
    const applied = await query('select version from supabase_migrations.schema_migrations')
    const [used] = found.ours
      ? await query(`select from public.leads union all select from public.analytics_events limit 1`)
      : []
    if (used || applied.some(({ version }) => !versions.includes(String(version)))) {
      throw new Error(
        `${database.where}: holds data, or is newer than the backup. Make an empty database (createdb), and name that one.`,
      )
    }
  }, 'chore')
}

/**
 * Replaces the embedded database in `directory` by a new one that `fill` makes in a temporary place; the earlier one is
 * kept beside it. Resolves to the result of `fill` and the path of the earlier one. `now` in milliseconds since the
 * epoch.
 * @throws with everything unchanged when a server runs, or `fill` fails
 */
export async function replaceEmbedded<T>(
  directory: string,
  now: number,
  fill: (database: Database) => Promise<T>,
): Promise<{ result: T; earlier: string | undefined }> {
  const lock = lockDataDirectory(directory)
  const [aside, cluster] = [join(directory, 'restoring'), join(directory, 'postgres')]
  try {
    rmSync(aside, { recursive: true, force: true })
    const result = await withEmbedded(aside, fill)
    const earlier = existsSync(cluster)
      ? `${cluster}.before-${new Date(now).toISOString().replace(/\W/g, '')}`
      : undefined
    if (earlier) renameSync(cluster, earlier)
    renameSync(join(aside, 'postgres'), cluster)
    return { result, earlier }
  } finally {
    rmSync(aside, { recursive: true, force: true })
    lock.release()
  }
}

/** Opens an embedded database for as long as the work takes. */
export async function withEmbedded<T>(directory: string, work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openEmbedded(directory)
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}
