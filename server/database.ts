import type { Lane } from './lanes.ts'

export type Row = Record<string, unknown>

export type Transaction = {
  /** One statement, parameters as `$1`. */
  query(statement: string, values?: readonly unknown[]): Promise<Row[]>
  /** Several statements without parameters: a migration. */
  run(script: string): Promise<void>
}

export type Statement = { text: string; values: readonly string[] }

/**
 * A PostgreSQL, embedded or elsewhere; both have the same SQL and error codes. Work waits in its lane, by default that
 * of leads.
 * @throws Busy when too much waits there.
 */
export type Database = {
  /** Where the data is, for people; never contains a password. */
  where: string
  /** Commits when `work` resolves, rolls back when it rejects. */
  transaction<T>(work: (transaction: Transaction) => Promise<T>, lane?: Lane): Promise<T>
  /**
   * Runs statements one after the other in one transaction, in as few messages as possible. Resolves to the first
   * column of the last statement's first row, as text.
   */
  batch(statements: readonly Statement[], lane?: Lane): Promise<string | null>
  /**
   * Tells other processes of this machine the address of this server, when they cannot open the database themselves.
   */
  announce(url: string): void
  /** VACUUM and ANALYZE, where there is no autovacuum. */
  tidy(): Promise<void>
  close(): Promise<void>
}

/** @throws when the data directory belongs to a running server, or the PostgreSQL cannot be reached. */
export async function openDatabase(options: {
  databaseUrl: string | undefined
  dataDirectory: string
}): Promise<Database> {
  // Only the one that is used is loaded: it is the larger part of a start.
  if (options.databaseUrl) return (await import('./postgres.ts')).openPostgres(options.databaseUrl)
  return (await import('./embedded.ts')).openEmbedded(options.dataDirectory)
}
