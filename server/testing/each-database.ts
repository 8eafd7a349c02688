import { afterAll, beforeAll, beforeEach, describe } from 'vitest'
import type { Database, Row, Transaction } from '../database.ts'
import { asOwner, asRole, emptyTables, type Kind, kinds, openTestDatabase } from './database.ts'

type Given = Record<string, unknown>
type Headers = Record<string, string>
type Reply = Record<string, unknown>
type Role = 'anon' | 'authenticated' | 'service_role'

/** What the SQL suites act through; every test starts with empty tables. */
export type Sql = {
  database(): Database
  transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>
  asOwner(statement: string, values?: unknown[]): Promise<Row[]>
  asRole(role: Role, statement: string, values?: unknown[]): Promise<Row[]>
  count(table: string): Promise<number>
  /** The contact procedure as a visitor; `given` replaces arguments of a valid call. */
  contact(given?: Given, headers?: Headers): Promise<Reply>
  audit(given?: Given, headers?: Headers): Promise<Reply>
  /** Inserts events as a visitor, or as a signed-in user. */
  event(columns: string, values: string, role?: 'anon' | 'authenticated', user?: string): Promise<Row[]>
}

/** Declares a suite for PGlite and PostgreSQL; a database that is not available is skipped with the reason. */
export function onEachDatabase(suite: (sql: Sql) => void): void {
  for (const { kind, skip } of kinds) {
    const name = `on ${kind}${skip ? ` (${skip})` : ''}`
    describe.skipIf(skip)(name, () => suite(prepare(kind)))
  }
}

function prepare(kind: Kind): Sql {
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
    database: () => database,
    transaction: (work) => database.transaction(work),
    asOwner: (statement, values) => asOwner(database, statement, values),
    asRole: (role, statement, values = []) => asRole(database, role, statement, { values }),
    count: async (table) => Number((await asOwner(database, `select count(*) as n from ${table}`))[0]?.n),
    contact: (given, headers) =>
      call(
        'create_lead_from_contact_form',
        { p_name: 'Ada', p_email: 'ada@example.com', p_message: 'Hello', ...given },
        headers,
      ),
    audit: (given, headers) =>
      call('create_free_audit_from_form', { p_email: 'ada@example.com', p_website: 'example.com', ...given }, headers),
    event: (columns, values, role = 'anon', user) =>
      asRole(database, role, `insert into public.analytics_events (${columns}) ${values}`, user ? { user } : {}),
  }
}
