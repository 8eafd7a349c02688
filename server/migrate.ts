import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from './database.ts'

/** An arbitrary number that nothing else locks: of two servers that start at once, one migrates after the other. */
const migrationLock = 'select pg_advisory_xact_lock(8112026)'
/** Events of years take longer to be changed or indexed than a visitor may wait, and so may the other server. */
const begin = `set local statement_timeout = 0; ${migrationLock}`

const undefinedTable = '42P01'

/**
 * Brings a database up to date: what hosted Supabase has and a bare PostgreSQL lacks, then each file of
 * `<supabase>/migrations` once, in order, each in its own transaction. The record is the Supabase CLI's own table, so a
 * database can move between the two. `only`: these versions and no others. Returns the names of the files that were applied.
 * @throws with the file's name when one fails; those before it stay applied.
 */
export async function migrate(database: Database, supabase: string, only?: ReadonlySet<string>): Promise<string[]> {
  const files = migrationFiles(join(supabase, 'migrations'))
  const known = await knownVersions(database)
  const missing = files.filter(({ version }) => !known?.has(version) && (only?.has(version) ?? true))
  if (!known) await prepare(database, supabase)
  const newer = [...(known ?? [])].filter((version) => !files.some((file) => file.version === version))
  // Not an error: during a rollout the older server is started again, too.
  if (newer.length > 0)
    console.error(
      `${database.where}: a newer version has been here (its migration ${newer.sort().at(-1)}), and this one is not ready. ` +
        'Update, or go back to a backup from before (docs/deploy.md, Backups and updates).',
    )

  const applied: string[] = []
  for (const file of missing) if (await apply(database, file)) applied.push(file.fileName)
  return applied
}

/** The applied versions; `undefined` for a database without their table, or without the roles of hosted Supabase. */
async function knownVersions(database: Database): Promise<Set<unknown> | undefined> {
  // One statement: every start of an embedded database waits for it.
  const text = `select json_agg(version)::text from supabase_migrations.schema_migrations
    where to_regrole('anon') is not null and to_regrole('authenticated') is not null
      and to_regrole('service_role') is not null and to_regprocedure('auth.uid()') is not null`
  try {
    const versions = await database.batch([{ text, values: [] }])
    return versions === null ? undefined : new Set(JSON.parse(versions))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === undefinedTable) return undefined
    throw error
  }
}

async function prepare(database: Database, supabase: string): Promise<void> {
  await database.transaction(async ({ query, run }) => {
    await run(begin)
    const [bare] = await query(
      `select to_regrole('anon') is null or to_regrole('authenticated') is null or to_regrole('service_role') is null
         or to_regprocedure('auth.uid()') is null as missing`,
    )
    if (bare?.missing) {
      await run(readFileSync(join(supabase, 'plain', 'roles.sql'), 'utf8')).catch((error: Error) => {
        const remedy = 'Run it once as one who may create and grant its roles: docs/deploy.md, PostgreSQL.'
        throw new Error(`supabase/plain/roles.sql: ${error.message}. ${remedy}`, { cause: error })
      })
    }
    const [record] = await query(`select to_regclass('supabase_migrations.schema_migrations') is null as missing`)
    if (record?.missing) {
      await run(`create schema supabase_migrations;
        create table supabase_migrations.schema_migrations (version text primary key, statements text[], name text);`)
    }
  }, 'chore')
}

/** Another server may have applied it meanwhile: then nothing is done. */
async function apply(database: Database, file: Migration): Promise<boolean> {
  return database.transaction(async ({ query, run }) => {
    await run(begin)
    const known = await query('select from supabase_migrations.schema_migrations where version = $1', [file.version])
    if (known.length > 0) return false
    const sql = readFileSync(file.path, 'utf8')
    try {
      await run(sql)
    } catch (error) {
      throw new Error(`supabase/migrations/${file.fileName}: ${error instanceof Error ? error.message : error}`, {
        cause: error,
      })
    }
    await query(
      'insert into supabase_migrations.schema_migrations (version, statements, name) values ($1, array[$2], $3)',
      [file.version, sql, file.name],
    )
    return true
  }, 'chore')
}

/** The versions of the migrations, oldest first. */
export function migrationVersions(supabase: string): string[] {
  return migrationFiles(join(supabase, 'migrations')).map(({ version }) => version)
}

/** The difference between the expected and the applied migrations, in words; `undefined`: none. */
export function compareVersions(expected: readonly string[], applied: readonly string[]): string | undefined {
  const [wanted, known] = [new Set(expected), new Set(applied)]
  const missing = expected.filter((version) => !known.has(version))
  const unknown = applied.filter((version) => !wanted.has(version))
  if (missing.length > 0) return `${missing.length} migrations are missing, the first: ${missing[0]}`
  if (unknown.length > 0) return `a newer version has been here: its migration ${unknown.at(-1)} is not known`
  return undefined
}

type Migration = { fileName: string; path: string; version: string; name: string }

function migrationFiles(directory: string): Migration[] {
  return readdirSync(directory)
    .filter((fileName) => fileName.endsWith('.sql'))
    .sort()
    .map((fileName) => {
      const [, version, name] = /^(\d{14})_(\w+)\.sql$/.exec(fileName) ?? []
      if (!version || !name) {
        throw new Error(`supabase/migrations/${fileName}: expected <14 digits>_<name>.sql. Rename the file.`)
      }
      return { fileName, path: join(directory, fileName), version, name }
    })
}
