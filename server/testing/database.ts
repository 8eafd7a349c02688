import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Database, Row } from '../database.ts'
import { openInMemory } from '../embedded.ts'
import { migrate } from '../migrate.ts'
import { openPostgres } from '../postgres.ts'

const supabase = resolve(import.meta.dirname, '..', '..', 'supabase')

/** A PostgreSQL whose user may create databases; without it the suites on it are shown as skipped. */
export const testDatabaseUrl = process.env.TEST_DATABASE_URL

/** A migrated database that starts as open as hosted Supabase leaves it, so that the revokes are exercised. */
export async function openTestDatabase(kind: 'PGlite' | 'PostgreSQL'): Promise<Database> {
  const database = kind === 'PGlite' ? await openInMemory() : await openTemporary(testDatabaseUrl ?? '')
  await database.transaction(async ({ run }) => {
    await run(readFileSync(join(supabase, 'plain', 'roles.sql'), 'utf8'))
    for (const objects of ['tables', 'sequences', 'functions']) {
      await run(
        `alter default privileges in schema public grant all on ${objects} to anon, authenticated, service_role`,
      )
    }
  })
  await migrate(database, supabase)
  return database
}

/** Empties every table that visitors fill and puts the settings back. */
export async function emptyTables(database: Database): Promise<void> {
  await database.transaction(({ run }) =>
    run(`truncate public.leads, public.audits, public.analytics_events, private.rate_events, private.idempotency_keys;
      delete from private.settings;
      insert into private.settings default values;`),
  )
}

export function asOwner(database: Database, statement: string, values: unknown[] = []): Promise<Row[]> {
  return database.transaction(({ query }) => query(statement, values))
}

/** As the wire does it: role and headers of one request. */
export function asRole(
  database: Database,
  role: 'anon' | 'authenticated' | 'service_role',
  statement: string,
  request: { values?: unknown[]; headers?: Record<string, string>; user?: string } = {},
): Promise<Row[]> {
  return database.transaction(async ({ query }) => {
    await query(
      `select set_config('role', $1, true), set_config('request.headers', $2, true),
         set_config('request.jwt.claims', $3, true)`,
      [role, JSON.stringify(request.headers ?? {}), JSON.stringify({ role, sub: request.user })],
    )
    return query(statement, request.values)
  })
}

async function openTemporary(url: string): Promise<Database> {
  const name = `citence_test_${randomUUID().slice(0, 8)}`
  const admin = await openPostgres(url)
  // `create database` may not stand in a transaction block.
  const outside = (statement: string) =>
    admin.transaction(async ({ run }) => {
      await run('commit')
      await run(statement)
    })
  await outside(`create database ${name}`)
  const temporary = new URL(url)
  temporary.pathname = `/${name}`
  const database = await openPostgres(temporary.href)
  return {
    ...database,
    close: async () => {
      await database.close()
      await outside(`drop database ${name}`)
      await admin.close()
    },
  }
}
