import pg from 'pg'
import type { Database, Row, Transaction } from './database.ts'

/** Connections of one server process; hosted plans allow few, and the procedures are short. */
const poolSize = 10
/** Milliseconds after which a statement is given up: the client sends again, with the same key. */
const statementTimeout = 8_000

/** A PostgreSQL by its URL. @throws when it does not answer. */
export async function openPostgres(url: string): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: 5_000,
    statement_timeout: statementTimeout,
    application_name: 'citence',
  })
  // A connection that breaks is replaced on demand; an error event that nobody hears would end the process. The pool
  // hears the first of an idle connection only: not the reset that follows, and none while a request uses it.
  pool.on('connect', (client) => client.on('error', () => undefined))
  pool.on('error', (error) => console.error(`PostgreSQL: a connection was lost (${error.message}).`))

  const database: Database = {
    where: withoutPassword(url),
    transaction: (work) => transact(pool, work),
    batch: (statements) =>
      transact(pool, async ({ query }) => {
        let rows: Row[] = []
        for (const { text, values } of statements) rows = await query(text, values)
        const value = Object.values(rows[0] ?? {})[0]
        return typeof value === 'string' ? value : null
      }),
    announce: () => undefined,
    close: () => pool.end(),
  }
  try {
    await database.transaction(({ query }) => query('select 1'))
  } catch (error) {
    await pool.end()
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`DATABASE_URL (${database.where}): cannot be used: ${reason}. Check host, name, user and password.`)
  }
  return database
}

async function transact<T>(pool: pg.Pool, work: (transaction: Transaction) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let broken = false
  try {
    await client.query('begin')
    const result = await work({
      query: async (statement, values) => (await client.query<Row>(statement, values ? [...values] : [])).rows,
      run: async (script) => {
        await client.query(script)
      },
    })
    await client.query('commit')
    return result
  } catch (error) {
    // A connection that cannot roll back still holds the role of its request: it must not be used again.
    await client.query('rollback').catch(() => {
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
