import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from './database.ts'

/** Any number that nothing else in the database locks: two servers that start at once migrate one after the other. */
const migrationLock = 'select pg_advisory_xact_lock(8112026)'

/**
 * Brings a database up to date: what hosted Supabase has and a bare PostgreSQL lacks, then each file of
 * `<supabase>/migrations` once, in order, each in its own transaction. The record is the Supabase CLI's own table, so a
 * database can move between the two. Returns the names of the files that were applied.
 * @throws with the file's name when one fails; those before it stay applied.
 */
export async function migrate(database: Database, supabase: string): Promise<string[]> {
  await database.transaction(async ({ query, run }) => {
    await run(migrationLock)
    const [bare] = await query(
      `select to_regrole('anon') is null or to_regrole('authenticated') is null or to_regrole('service_role') is null
         or to_regprocedure('auth.uid()') is null as missing`,
    )
    if (bare?.missing) await run(readFileSync(join(supabase, 'plain', 'roles.sql'), 'utf8'))
    const [record] = await query(`select to_regclass('supabase_migrations.schema_migrations') is null as missing`)
    if (record?.missing) {
      await run(`create schema supabase_migrations;
        create table supabase_migrations.schema_migrations (version text primary key, statements text[], name text);`)
    }
  })

  const known = await database.transaction(({ query }) =>
    query('select version from supabase_migrations.schema_migrations'),
  )
  const versions = new Set(known.map(({ version }) => version))
  const applied: string[] = []
  for (const file of migrationFiles(join(supabase, 'migrations')).filter(({ version }) => !versions.has(version))) {
    const isNew = await database.transaction(async ({ query, run }) => {
      await run(migrationLock)
      const known = await query('select from supabase_migrations.schema_migrations where version = $1', [file.version])
      if (known.length > 0) return false
      try {
        await run(file.sql)
      } catch (error) {
        throw new Error(`supabase/migrations/${file.fileName}: ${error instanceof Error ? error.message : error}`, {
          cause: error,
        })
      }
      await query('insert into supabase_migrations.schema_migrations (version, statements, name) values ($1, $2, $3)', [
        file.version,
        [file.sql],
        file.name,
      ])
      return true
    })
    if (isNew) applied.push(file.fileName)
  }
  return applied
}

function migrationFiles(directory: string): { fileName: string; version: string; name: string; sql: string }[] {
  return readdirSync(directory)
    .filter((fileName) => fileName.endsWith('.sql'))
    .sort()
    .map((fileName) => {
      const [, version, name] = /^(\d{14})_(\w+)\.sql$/.exec(fileName) ?? []
      if (!version || !name) {
        throw new Error(`supabase/migrations/${fileName}: expected <14 digits>_<name>.sql. Rename the file.`)
      }
      return { fileName, version, name, sql: readFileSync(join(directory, fileName), 'utf8') }
    })
}
