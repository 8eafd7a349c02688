import { PGlite } from '@electric-sql/pglite'
import type { Row, Statement } from './database.ts'
import { createPipeline } from './pipeline.ts'

/** One connection of a PostgreSQL that runs inside a process: one thing at a time, each waited for. */
export type Engine = {
  /** Another number after the engine had to be opened anew: what was not committed before is gone. */
  session(): number
  batch(statements: readonly Statement[]): Promise<string | null>
  query(statement: string, values: readonly unknown[]): Promise<Row[]>
  run(script: string): Promise<void>
  close(): Promise<void>
}

/**
 * Of the default 128 MB of buffers PostgreSQL prepares each page before it answers: a fifth of the whole start, for a
 * database that rarely holds a tenth of that, below which lies the system's own file cache.
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
