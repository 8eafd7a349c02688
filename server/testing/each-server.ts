import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { Database } from '../database.ts'
import type { Listening } from '../listen.ts'
import { asOwner, emptyTables, type Kind, openTestDatabase } from './database.ts'
import { onEachKind } from './each-database.ts'
import { form, serveTest, testKeys } from './server.ts'

type Headers = Record<string, string>
type Sending = { headers?: Headers; method?: string; body?: string | Uint8Array<ArrayBuffer> }
type Reply = { status: number; text: string; json: Record<string, unknown> }

/** As onEachDatabase, for suites of the REST interface: HTTP to the real server; every test starts with empty tables. */
export function onEachServer(suite: (server: ReturnType<typeof prepare>) => void): void {
  onEachKind((kind) => suite(prepare(kind)))
}

function prepare(kind: Kind) {
  let database: Database
  let server: Listening
  beforeAll(async () => {
    database = await openTestDatabase(kind)
    server = await serveTest(database)
  })
  beforeEach(() => emptyTables(database))
  afterAll(async () => {
    await server?.close()
    await database?.close()
  })

  async function send(path: string, { headers = {}, method = 'POST', body }: Sending): Promise<Reply> {
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
    asOwner: (statement: string) => asOwner(database, statement),
    count: async (table: string) => Number((await asOwner(database, `select count(*) as n from ${table}`))[0]?.n),
    send,
    /** The contact procedure; `more` replaces arguments of a valid call. */
    contact: (more: Record<string, unknown> = {}, headers: Headers = {}) =>
      send('/rest/v1/rpc/create_lead_from_contact_form', { body: JSON.stringify({ ...form, ...more }), headers }),
    audit: () =>
      send('/rest/v1/rpc/create_free_audit_from_form', {
        body: JSON.stringify({ p_email: form.p_email, p_website: 'example.com' }),
      }),
    events: (body: unknown, { query = '', headers = {} }: { query?: string; headers?: Headers } = {}) =>
      send(`/rest/v1/analytics_events${query}`, { body: JSON.stringify(body), headers }),
    /** Another server on the same database, behind that many proxies. */
    behindProxies: (trustedProxies: number) => serveTest(database, { trustedProxies, watched: true }),
  }
}
