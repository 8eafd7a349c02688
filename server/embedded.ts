import { statfsSync } from 'node:fs'
import { setImmediate, setTimeout } from 'node:timers/promises'
import { PGlite } from '@electric-sql/pglite'
import { lockDataDirectory } from './data-lock.ts'
import type { Database, Transaction } from './database.ts'
import { type Engine, engineOf, startParams } from './engine.ts'
import { createLanes } from './lanes.ts'
import { openThreaded } from './threaded.ts'

/**
 * Milliseconds that a running statement gets when the database closes; if it takes longer, it is rolled back at the
 * next start.
 */
const timeoutMs = 2_000

const megabyte = 2 ** 20

/** PostgreSQL in a thread of this process, on disk. @throws when another server holds the directory. */
export async function openEmbedded(directory: string): Promise<Database> {
  const { release, announce } = lockDataDirectory(directory)
  try {
    const engine = await openThreaded(directory)
    const database = overEngine(engine, `${directory}/postgres`)
    const close = async () => {
      await Promise.race([database.close(), setTimeout(timeoutMs, undefined, { ref: false })]).finally(engine.stop)
      release()
    }
    return { ...database, announce, close }
  } catch (error) {
    release()
    const { bavail, bsize } = statfsSync(directory)
    // The error of the engine does not name the cause.
    if (bavail * bsize < megabyte) throw new Error(`DATA_DIR: the disk of ${directory} is full.`, { cause: error })
    throw error
  }
}

/** PostgreSQL in this thread and in memory only, empty or from a dump: for tests. */
export async function openInMemory(from?: Blob): Promise<Database & { dump(): Promise<Blob> }> {
  const pglite = await PGlite.create({ startParams, ...(from && { loadDataDir: from }) })
  const engine = engineOf(pglite)
  // PGlite in the thread of the server would block it while requests wait: this gives the event loop a turn.
  const yielding: Engine = { ...engine, batch: (statements) => setImmediate().then(() => engine.batch(statements)) }
  return { ...overEngine(yielding, 'memory'), dump: () => pglite.dumpDataDir('none') }
}

/** The database of an open PGlite, of any version. */
export const overPGlite = (pglite: PGlite, where: string): Database => overEngine(engineOf(pglite), where)

/** One transaction at a time: an engine is one connection, and a request must not see the settings of another. */
function overEngine(engine: Engine, where: string): Database {
  const inLane = createLanes({ all: 1, events: 1, chore: 1 })

  async function transact<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    await engine.run('begin')
    const session = engine.session()
    // After a restart of the engine, the start of the transaction is lost: the rest must not run.
    const goOn = () => {
      if (engine.session() !== session) throw new Error('The database was opened anew in the middle of a transaction.')
    }
    const run = async (script: string) => {
      goOn()
      await engine.run(script)
    }
    const query = async (statement: string, values: readonly unknown[] = []) => {
      goOn()
      return engine.query(statement, values)
    }
    try {
      const result = await work({ query, run })
      await run('commit')
      return result
    } catch (error) {
      await engine.run('rollback')
      throw error
    }
  }

  /** Table by table, so that requests go in between. */
  async function tidy(): Promise<void> {
    const named = `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'private')`
    for (const { name } of await inLane('chore', () => engine.query(named, []))) {
      await inLane('chore', () => engine.run(`vacuum (analyze) ${name}`))
    }
  }

  return {
    where,
    tidy,
    transaction: (work, lane = 'lead') => inLane(lane, () => transact(work)),
    batch: (statements, lane = 'lead') => inLane(lane, () => engine.batch(statements)),
    announce: () => undefined,
    close: () => inLane('lead', engine.close),
  }
}
