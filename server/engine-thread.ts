import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { clusterIn, refuseStrangeCluster } from './cluster.ts'
import type { Statement } from './database.ts'
import { openEngine, startParams } from './engine.ts'

const packageFile = fileURLToPath(new URL('../package.json', import.meta.resolve('@electric-sql/pglite')))
const { version }: { version: string } = JSON.parse(readFileSync(packageFile, 'utf8'))
const kept = resolve(import.meta.dirname, '..', `node_modules/.cache/citence/cluster-${version}`)

/** What the thread is asked. */
export type Question =
  | { name: 'open' }
  | { name: 'batch'; statements: readonly Statement[] }
  | { name: 'query'; statement: string; values: readonly unknown[] }
  | { name: 'run'; script: string }
  | { name: 'close' }

export type Answer = { id: number; value?: unknown; error?: Record<string, unknown> & { message: string } }

/** The first start makes the cluster aside: one that was cut off half way would not open again. */
async function createCluster(directory: string): Promise<string> {
  refuseStrangeCluster(directory)
  const cluster = clusterIn(directory)
  if (existsSync(cluster)) return cluster
  const unfinished = join(directory, 'postgres.unfinished')
  rmSync(unfinished, { recursive: true, force: true })
  await makeCluster(unfinished)
  renameSync(unfinished, cluster)
  return cluster
}

async function answer(question: Question): Promise<unknown> {
  const { batch, query, run, close } = await engine
  switch (question.name) {
    case 'open':
      return undefined
    case 'batch':
      return batch(question.statements)
    case 'query':
      return query(question.statement, question.values)
    case 'run':
      return run(question.script)
    case 'close':
      return close()
  }
}

/** Between threads an error loses its own fields: the code, and what else PostgreSQL said. */
function describe(error: unknown): NonNullable<Answer['error']> {
  return error instanceof Error ? { ...error, message: error.message } : { message: String(error) }
}

const engine = createCluster(String(workerData)).then(openEngine)
// Whoever asks for it learns why it does not open.
engine.catch(() => undefined)

parentPort?.on('message', ({ id, ...question }: Question & { id: number }) => {
  const tell = (answer: Omit<Answer, 'id'>) => parentPort?.postMessage({ id, ...answer })
  answer(question).then(
    (value) => tell({ value }),
    (error) => tell({ error: describe(error) }),
  )
})

/**
 * Makes a new, empty cluster in a directory that is not there yet. A first one costs three and a half seconds of
 * processor time; the next, of a first start elsewhere, a restore, or a backup that is looked through, is a copy of it.
 */
async function makeCluster(directory: string): Promise<void> {
  mkdirSync(directory, { mode: 0o700 })
  if (existsSync(kept)) return cpSync(kept, directory, { recursive: true })
  const fresh = await PGlite.create({ dataDir: directory, startParams })
  await fresh.close()
  const unfinished = `${kept}.${process.pid}`
  try {
    cpSync(directory, unfinished, { recursive: true })
    renameSync(unfinished, kept)
  } catch {
    // An installation that cannot be written to, or another process was quicker: nothing is lost but the time.
    rmSync(unfinished, { recursive: true, force: true })
  }
}
