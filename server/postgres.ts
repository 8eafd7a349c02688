import { randomUUID } from 'node:crypto'
import pg from 'pg'
import type { Database, Row, Transaction } from './database.ts'
import { createLanes, type Lane } from './lanes.ts'
import { remedyFor, secured } from './postgres-tls.ts'

/** Connections of one server process; hosted plans allow few, and the procedures are short. */
const poolSize = 10
/** Of these, three are always free for leads. */
const places = { all: poolSize, events: 7, chore: 1 }
/** Milliseconds after which a statement is cancelled: the client sends again, with the same idempotency key. */
const statementTimeout = 8_000
/** Milliseconds after which a connection without an answer is given up: its machine is gone, or a firewall forgot it. */
const silence = 10_000
/** Milliseconds that a rollback may take before the connection is closed instead. */
const rollback = 1_000

/** Milliseconds that statements under way get when the database closes. */
const graceMs = 1_000

/** An @ after the host is the rest of a password with a slash in it, which would be taken for a name and told. */
const address = /^postgres(?:ql)?:\/\/[^/?#]*(?:[/?#][^@]*)?$/

/** A PostgreSQL by its URL. `longest`: milliseconds without an answer that end a connection. @throws when it does not answer. */
export async function openPostgres(given: string, longest = silence): Promise<Database> {
  // A socket's has no host behind the user, as libpq takes it.
  if (!address.test(given) || !URL.canParse(given.replace('@/', '@localhost/'))) {
    throw new Error(
      'DATABASE_URL: expected postgres://user:password@host/name, and in user and password percent-encoded what means ' +
        'something in an address (/ is %2F, @ is %40, # is %23, ? is %3F).',
    )
  }
  const where = withoutPassword(given)
  const url = secured(given)
  // Unique to this process, so that it finds its own statements among others.
  const name = `citence ${randomUUID()}`
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: 5_000,
    // A chore may compute for half an hour: of its connection the system asks whether the other end is still there.
    keepAlive: true,
    keepAliveInitialDelayMillis: 30_000,
    application_name: name,
  })
  // A broken connection is replaced on demand, but an error event without a listener would end the process. The pool
  // only listens for the first error of an idle connection: not for the reset that follows, nor while a request uses
  // it.
  pool.on('connect', (client) => client.on('error', () => undefined))
  pool.on('error', (error) => console.error(`PostgreSQL: a connection was lost (${error.message}).`))

  const inLane = createLanes(places)

  function transaction<T>(work: (transaction: Transaction) => Promise<T>, lane: Lane = 'lead'): Promise<T> {
    return inLane(lane, () => transact(pool, work, lane === 'chore' ? 0 : longest))
  }

  const database: Database = {
    where,
    transaction,
    batch: (statements, lane) =>
      transaction(async ({ query }) => {
        let rows: Row[] = []
        for (const { text, values } of statements) rows = await query(text, values)
        const value = Object.values(rows[0] ?? {})[0]
        return typeof value === 'string' ? value : null
      }, lane),
    announce: () => undefined,
    tidy: async () => undefined,
    close: async () => {
      const cut = setTimeout(() => cancel(url, name), graceMs)
      await pool.end()
      clearTimeout(cut)
    },
  }
  try {
    const [row] = await database.transaction(({ query }) => query('show server_encoding'))
    if (row?.server_encoding !== 'UTF8') {
      throw new Error(`its encoding is ${row?.server_encoding}, in which not all that people write can be kept`)
    }
  } catch (error) {
    await pool.end()
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`DATABASE_URL (${where}): cannot be used: ${reason}. ${remedyFor(reason)}`)
  }
  return database
}

/** Cancels the running statements of a process, which are rolled back. */
async function cancel(connectionString: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 1_000 })
  client.on('error', () => undefined)
  await client
    .connect()
    .then(() => client.query('select pg_cancel_backend(pid) from pg_stat_activity where application_name = $1', [name]))
    .catch((error: Error) => console.error(`PostgreSQL: what is under way could not be cut (${error.message}).`))
  await client.end().catch(() => undefined)
}

/** `longest`: milliseconds to wait for the answer to each statement; 0: as long as it takes. */
async function transact<T>(pool: pg.Pool, work: (transaction: Transaction) => Promise<T>, longest: number): Promise<T> {
  const client = await pool.connect()
  const ask = (text: string, values: readonly unknown[] = [], query_timeout = longest) => {
    const question = { text, values: [...values], query_timeout }
    return client.query<Row>(question)
  }
  let broken = false
  try {
    // Not as a setting of the connection, which PgBouncer refuses.
    await ask(`begin; set local statement_timeout = ${statementTimeout}`)
    const result = await work({
      query: async (statement, values) => (await ask(statement, values)).rows,
      run: async (script) => {
        await ask(script)
      },
    })
    await ask('commit')
    return result
  } catch (error) {
    // A connection that cannot roll back still holds the role of its request: it must not be used again.
    await ask('rollback', [], rollback).catch(() => {
      broken = true
    })
    throw error
  } finally {
    client.release(broken)
  }
}

function withoutPassword(url: string): string {
  const parsed = URL.parse(url)
  return parsed ? `postgres://${parsed.host}${parsed.pathname}` : 'PostgreSQL'
}
