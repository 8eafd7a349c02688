import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Database, Row } from '../database.ts'
import { openInMemory } from '../embedded.ts'
import { migrate } from '../migrate.ts'
import { openPostgres } from '../postgres.ts'
import { openPrepared } from './embedded.ts'
import { startPostgres, whyNoPostgres } from './postgres.ts'

const supabase = resolve(import.meta.dirname, '..', '..', 'supabase')

export type Kind = 'PGlite' | 'PostgreSQL'

const missing = whyNoPostgres()

/** What suites run on; `skip` says why one cannot run here. */
export const kinds: readonly { kind: Kind; skip: string | undefined }[] = [
  { kind: 'PGlite', skip: undefined },
  { kind: 'PostgreSQL', skip: missing },
]

/** A migrated database that starts as open as hosted Supabase leaves it, so that the revokes are exercised. */
export async function openTestDatabase(kind: Kind): Promise<Database & { url?: string }> {
  if (kind === 'PGlite') return openPrepared(supabase, prepare)
  const database = await openTemporary()
  await prepare(database)
  return database
}

/** A database without anything of ours. */
export const openEmptyDatabase = (kind: Kind): Promise<Database & { url?: string }> =>
  kind === 'PGlite' ? openInMemory() : openTemporary()

async function prepare(database: Database): Promise<void> {
  await database.transaction(async ({ run }) => {
    await run(readFileSync(join(supabase, 'plain', 'roles.sql'), 'utf8'))
    for (const objects of ['tables', 'sequences', 'functions']) {
      await run(
        `alter default privileges in schema public grant all on ${objects} to anon, authenticated, service_role`,
      )
    }
  })
  await migrate(database, supabase)
}

/** Empties every table that visitors fill and puts the settings back. */
export async function emptyTables(database: Database): Promise<void> {
  await database.transaction(({ run }) =>
    run(`truncate public.leads, public.audits, public.analytics_events, public.analytics_daily,
        public.analytics_daily_vitals, private.rate_events, private.idempotency_keys, private.lead_deliveries,
        private.erasure_notices, private.erasures, private.chores;
      update private.analytics_state set refreshed_at = null;
      delete from public.known_values;
      delete from private.settings;
      insert into private.settings default values;
      delete from private.buckets where subject not like '%:all';
      update private.buckets set level = 'infinity';`),
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
  request: { values?: unknown[]; headers?: Record<string, string>; user?: string; pepper?: string } = {},
): Promise<Row[]> {
  return database.transaction(async ({ query }) => {
    await query(
      `select set_config('role', $1, true), set_config('request.headers', $2, true),
         set_config('request.jwt.claims', $3, true), set_config('citence.pepper', $4, true)`,
      [
        role,
        JSON.stringify(request.headers ?? {}),
        JSON.stringify({ role, sub: request.user }),
        request.pepper ?? 'of tests',
      ],
    )
    return query(statement, request.values)
  })
}

const plain = 'citence_test_admin'

async function openTemporary(): Promise<Database & { url: string }> {
  const name = `citence_test_${randomUUID().slice(0, 8)}`
  const cluster = await startPostgres()
  const admin = await openPostgres(cluster.url)
  // `create database` may not be in a transaction block.
  const outside = (statement: string) =>
    admin.transaction(async ({ run }) => {
      await run('commit')
      await run(statement)
    })
  // As on managed services: over TLS, by an administrator who may create roles and databases and is no superuser.
  await outside(
    `do $$ begin if to_regrole('${plain}') is null then create role ${plain} login createrole createdb; end if; end $$`,
  )
  await outside(`create database ${name} owner ${plain} template template0`)
  const temporary = new URL(cluster.url)
  temporary.pathname = `/${name}`
  temporary.username = plain
  if (cluster.certificate) {
    temporary.hostname = 'localhost'
    temporary.searchParams.set('sslmode', 'verify-full')
    temporary.searchParams.set('sslrootcert', cluster.certificate)
  }
  const database = await openPostgres(temporary.href)
  return {
    ...database,
    url: temporary.href,
    close: async () => {
      await database.close()
      // A cluster of our own goes away whole.
      if (process.env.TEST_DATABASE_URL) await outside(`drop database ${name} with (force)`)
      await admin.close()
      await cluster.stop()
    },
  }
}
