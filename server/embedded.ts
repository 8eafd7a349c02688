import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { PGlite } from '@electric-sql/pglite'
import { lockDataDirectory } from './data-lock.ts'
import type { Database, Row, Transaction } from './database.ts'
import { createPipeline } from './pipeline.ts'

/**
 * Of the default 128 MB of buffers PostgreSQL prepares each page before it answers: a fifth of the whole start, for a
 * database that rarely holds a tenth of that, below which lies the system's own file cache.
 */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB']

/**
 * PGlite asks for the types of all arrays before it is ready: a fifth of the start. The server sends and reads none; one
 * that were sent would be refused as malformed.
 */
class WithoutArrays extends PGlite {
  override async _initArrayTypes(): Promise<void> {}
}

/** PostgreSQL in this process, on disk. @throws when another server holds the directory. */
export async function openEmbedded(directory: string): Promise<Database> {
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  const { release, announce } = lockDataDirectory(directory)
  try {
    const cluster = await createCluster(directory)
    const pglite = new WithoutArrays({ dataDir: cluster, startParams })
    await pglite.waitReady
    const database = serialise(pglite, cluster)
    return { ...database, announce, close: () => database.close().finally(release) }
  } catch (error) {
    release()
    throw error
  }
}

/** PostgreSQL in this process and in memory only, empty or as an earlier one was dumped: for tests. */
export async function openInMemory(from?: Blob): Promise<Database & { dump(): Promise<Blob> }> {
  const pglite = await PGlite.create({ startParams, ...(from && { loadDataDir: from }) })
  return { ...serialise(pglite, 'memory'), dump: () => pglite.dumpDataDir('none') }
}

/** The first start creates the cluster aside: one that was cut off half way would not open again. */
async function createCluster(directory: string): Promise<string> {
  const cluster = join(directory, 'postgres')
  if (existsSync(cluster)) return cluster
  const unfinished = join(directory, 'postgres.unfinished')
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { mode: 0o700 })
  const fresh = await PGlite.create({ dataDir: unfinished, startParams })
  await fresh.close()
  renameSync(unfinished, cluster)
  return cluster
}

/** One transaction at a time: PGlite is one connection, and settings of a request must not be seen by the next. */
function serialise(pglite: PGlite, where: string): Database {
  let last: Promise<unknown> = Promise.resolve()
  const run = createPipeline(pglite)

  function queue<T>(work: () => Promise<T>): Promise<T> {
    // PGlite runs synchronously between promises: without a turn of the event loop nothing is read or answered while
    // requests wait (p99 3.6 s at 100 connections; with it 0.5 s).
    const turn = last.then(() => setImmediate()).then(work)
    last = turn.catch(() => undefined)
    return turn
  }

  return {
    where,
    transaction: (work) =>
      queue(() =>
        pglite.transaction((inner) => {
          const transaction: Transaction = {
            query: async (statement, values) => (await inner.query<Row>(statement, values ? [...values] : [])).rows,
            run: async (script) => {
              await inner.exec(script)
            },
          }
          return work(transaction)
        }),
      ),
    batch: (statements) => queue(() => run(statements)),
    announce: () => undefined,
    close: () => queue(() => pglite.close()),
  }
}
