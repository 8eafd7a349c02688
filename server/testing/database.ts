import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Database, Row } from '../database.ts'
import { migrate } from '../migrate.ts'
import { openPostgres } from '../postgres.ts'
import { openEmpty, openPrepared } from './embedded.ts'
import { startPostgres, whyNoPostgres } from './postgres.ts'

const supabase = resolve(import.meta.dirname, '..', '..', 'supabase')

export type Kind = 'PGlite' | 'PostgreSQL'

const missing = whyNoPostgres()

/** The databases that suites run on; `skip` says why one cannot run here. */
export const kinds: readonly { kind: Kind; skip: string | undefined }[] = [
  { kind: 'PGlite', skip: undefined },
  { kind: 'PostgreSQL', skip: missing },
]

/** A migrated database with the default grants of hosted Supabase, so that the revokes are tested. */
export async function openTestDatabase(kind: Kind): Promise<Database & { url?: string }> {
  if (kind === 'PGlite') return openPrepared(supabase, prepare)
  const { prepared } = await ownCluster()
  const database = await openTemporary(prepared)
  if (!prepared) await prepare(database)
  return database
}

/** A database without any tables of ours. */
export const openEmptyDatabase = (kind: Kind): Promise<Database & { url?: string }> =>
  kind === 'PGlite' ? openEmpty() : openTemporary()

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

/** Tables that visitors' requests fill. */
const filled = `public.leads, public.audits, public.analytics_events, public.analytics_daily, public.analytics_daily_vitals,
  private.rate_events, private.idempotency_keys, private.lead_deliveries, private.erasure_notices, private.erasures,
  private.chores`

/**
 * Empties the tables that visitors fill and resets the settings. Truncating an empty table takes as long as a full one.
 */
export async function emptyTables(database: Database): Promise<void> {
  await database.transaction(({ run }) =>
    run(`do $$ declare name text; is_filled boolean; begin
        foreach name in array string_to_array('${filled}', ',') loop
          execute 'select exists (select from ' || name || ')' into is_filled;
          if is_filled then execute 'truncate ' || name || ' cascade'; end if;
        end loop;
      end $$;
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

/** With the role and headers of one request, as the REST interface sets them. */
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

/** As on managed services: an administrator who may create roles and databases, and is no superuser. */
const plain = 'citence_test_admin'

type Cluster = {
  url: string
  certificate: string | undefined
  /**
   * A migrated database to copy: migrating takes longer than most suites. Not in TEST_DATABASE_URL, where it would
   * remain.
   */
  prepared?: string
}
let cluster: Promise<Cluster> | undefined

/** The PostgreSQL of this process. */
const ownCluster = () => (cluster ??= openCluster())

async function openCluster(): Promise<Cluster> {
  const { url, certificate } = await startPostgres()
  const opened = { url, certificate }
  await outside(
    url,
    `do $$ begin if to_regrole('${plain}') is null then create role ${plain} login createrole createdb; end if; end $$`,
  )
  if (process.env.TEST_DATABASE_URL) return opened
  const prepared = newName()
  await outside(url, `create database ${prepared} owner ${plain} template template0`)
  const database = await openPostgres(addressOf(opened, prepared))
  await prepare(database)
  await database.close()
  return { ...opened, prepared }
}

const newName = () => `citence_test_${randomUUID().slice(0, 8)}`

/** Over TLS, as on managed services. */
function addressOf({ url, certificate }: Cluster, name: string): string {
  const address = new URL(url)
  address.pathname = `/${name}`
  address.username = plain
  if (certificate) {
    address.hostname = 'localhost'
    address.searchParams.set('sslmode', 'verify-full')
    address.searchParams.set('sslrootcert', certificate)
  }
  return address.href
}

/** Runs a statement that cannot be in a transaction, such as `create database`. */
async function outside(url: string, statement: string): Promise<void> {
  const admin = await openPostgres(url)
  await admin.transaction(async ({ run }) => {
    await run('commit')
    await run(statement)
  })
  await admin.close()
}

/** Runs statements in a test database as the superuser, who alone may create most extensions. */
export async function asSuperuser(database: Database, ...statements: readonly string[]): Promise<Row[]> {
  const { url } = await ownCluster()
  const [row] = await asOwner(database, 'select current_database() as name')
  const admin = await openPostgres(new URL(`/${row?.name}`, url).href)
  let rows: Row[] = []
  for (const statement of statements) rows = await asOwner(admin, statement)
  await admin.close()
  return rows
}

async function openTemporary(template = 'template0'): Promise<Database & { url: string }> {
  const opened = await ownCluster()
  const name = newName()
  await outside(opened.url, `create database ${name} owner ${plain} template ${template}`)
  const url = addressOf(opened, name)
  const database = await openPostgres(url)
  return {
    ...database,
    url,
    close: async () => {
      await database.close()
      await outside(opened.url, `drop database ${name} with (force)`)
    },
  }
}
