import { afterAll, beforeAll, beforeEach, describe } from 'vitest'
import type { Database, Transaction } from '../database.ts'
import { asOwner, asRole, emptyTables, type Kind, kinds, openTestDatabase } from './database.ts'

type Given = Record<string, unknown>
type Headers = Record<string, string>
type Reply = Record<string, unknown>
type Role = 'anon' | 'authenticated' | 'service_role'

/** What the SQL suites act through; every test starts with empty tables. */
export type Sql = ReturnType<typeof prepare>

/** Declares a suite for PGlite and PostgreSQL; a database that is not available is skipped with the reason. */
export function onEachDatabase(suite: (sql: Sql) => void): void {
  onEachKind((kind) => suite(prepare(kind)))
}

export function onEachKind(suite: (kind: Kind) => void): void {
  for (const { kind, skip } of kinds) {
    describe.skipIf(skip)(`on ${kind}${skip ? ` (${skip})` : ''}`, () => suite(kind))
  }
}

function prepare(kind: Kind) {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase(kind)
  })
  beforeEach(() => emptyTables(database))
  afterAll(() => database?.close())

  async function call(procedure: string, given: Given, headers: Headers = {}): Promise<Reply> {
    const passed = Object.keys(given).map((name, position) => `${name} => $${position + 1}`)
    const rows = await asRole(database, 'anon', `select public.${procedure}(${passed.join(', ')}) as reply`, {
      values: Object.values(given),
      headers: { 'x-client-address': '203.0.113.9', ...headers },
    })
    return rows[0]?.reply as Reply
  }

  return {
    kind,
    database: () => database,
    transaction: <T>(work: (transaction: Transaction) => Promise<T>) => database.transaction(work),
    asOwner: (statement: string, values?: unknown[]) => asOwner(database, statement, values),
    asRole: (role: Role, statement: string, values: unknown[] = []) => asRole(database, role, statement, { values }),
    count: async (table: string) => Number((await asOwner(database, `select count(*) as n from ${table}`))[0]?.n),
    /** The contact procedure as a visitor; `given` replaces arguments of a valid call. */
    contact: (given?: Given, headers?: Headers) =>
      call(
        'create_lead_from_contact_form',
        { p_name: 'Ada', p_email: 'ada@example.com', p_message: 'Hello', ...given },
        headers,
      ),
    audit: (given?: Given, headers?: Headers) =>
      call('create_free_audit_from_form', { p_email: 'ada@example.com', p_website: 'example.com', ...given }, headers),
    /** Inserts events as a visitor, or as a signed-in user. */
    event: (columns: string, values: string, role: 'anon' | 'authenticated' = 'anon', user?: string) =>
      asRole(database, role, `insert into public.analytics_events (${columns}) ${values}`, user ? { user } : {}),
  }
}
