import { PGlite } from '@electric-sql/pglite'
import type { Row, Statement } from './database.ts'
import { createPipeline } from './pipeline.ts'

/** One connection of a PostgreSQL inside a process. Await each call before the next. */
export type Engine = {
  /** Changes when the engine was restarted: what was not committed before is lost. */
  session(): number
  batch(statements: readonly Statement[]): Promise<string | null>
  query(statement: string, values: readonly unknown[]): Promise<Row[]>
  run(script: string): Promise<void>
  close(): Promise<void>
}

/**
 * With the default of 128 MB, PostgreSQL spends a fifth of the start on preparing its buffers; the database rarely has
 * a tenth of that, and the operating system caches files, too.
 */
export const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB']

export async function openEngine(cluster: string): Promise<Engine> {
  return engineOf(await PGlite.create({ dataDir: cluster, startParams }))
}

export function engineOf(pglite: PGlite): Engine {
  return {
    session: () => 0,
    batch: createPipeline(pglite),
    query: async (statement, values) => (await pglite.query<Row>(statement, [...values])).rows,
    run: async (script) => {
      await pglite.exec(script)
    },
    close: () => pglite.close(),
  }
}
