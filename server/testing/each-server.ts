import { rmSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, describe } from 'vitest'
import type { Database, Row } from '../database.ts'
import type { Listening } from '../listen.ts'
import { asOwner, emptyTables, type Kind, kinds, openTestDatabase } from './database.ts'
import { serveTest, testKeys, writeTestSite } from './server.ts'

type Headers = Record<string, string>
type Sending = { headers?: Headers; method?: string; body?: string | Uint8Array<ArrayBuffer> }
type Reply = { status: number; text: string; json: Record<string, unknown> }

/** What the suites of the REST interface use: HTTP to the real server; every test starts with empty tables. */
type TestServer = {
  url(): string
  asOwner(statement: string): Promise<Row[]>
  count(table: string): Promise<number>
  send(path: string, sending?: Sending): Promise<Reply>
  /** The contact procedure; `more` replaces arguments of a valid call. */
  contact(more?: Record<string, unknown>, headers?: Headers): Promise<Reply>
  audit(headers?: Headers): Promise<Reply>
  events(body: unknown, more?: { query?: string; headers?: Headers }): Promise<Reply>
  /** Another server on the same database, behind that many proxies. */
  behindProxies(trustedProxies: number): Promise<Listening>
}

export const form = { p_name: 'Ada', p_email: 'ada@example.com', p_message: 'Hello', p_language: 'en' }

/** Declares a suite for PGlite and PostgreSQL; a database that is not available is skipped with the reason. */
export function onEachServer(suite: (server: TestServer) => void): void {
  for (const { kind, skip } of kinds) {
    const name = `over ${kind}${skip ? ` (${skip})` : ''}`
    describe.skipIf(skip)(name, () => suite(prepare(kind)))
  }
}

function prepare(kind: Kind): TestServer {
  let site: string
  let database: Database
  let server: Listening
  beforeAll(async () => {
    site = writeTestSite()
    database = await openTestDatabase(kind)
    server = await serveTest(database, site)
  })
  beforeEach(() => emptyTables(database))
  afterAll(async () => {
    await server?.close()
    await database?.close()
    if (site) rmSync(site, { recursive: true })
  })

  async function send(path: string, { headers = {}, method = 'POST', body }: Sending = {}): Promise<Reply> {
    const response = await fetch(server.url + path, {
      method,
      headers: { apikey: testKeys.publishableKey, 'Content-Type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body }),
    })
    const text = await response.text()
    return { status: response.status, text, json: text ? JSON.parse(text) : {} }
  }

  return {
    url: () => server.url,
    asOwner: (statement) => asOwner(database, statement),
    count: async (table) => Number((await asOwner(database, `select count(*) as n from ${table}`))[0]?.n),
    send,
    contact: (more = {}, headers = {}) =>
      send('/rest/v1/rpc/create_lead_from_contact_form', { body: JSON.stringify({ ...form, ...more }), headers }),
    audit: (headers = {}) =>
      send('/rest/v1/rpc/create_free_audit_from_form', {
        body: JSON.stringify({ p_email: form.p_email, p_website: 'example.com' }),
        headers,
      }),
    events: (body, { query = '', headers = {} } = {}) =>
      send(`/rest/v1/analytics_events${query}`, { body: JSON.stringify(body), headers }),
    behindProxies: (trustedProxies) => serveTest(database, site, { trustedProxies, watched: true }),
  }
}
