import { existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { clusterIn, makeCluster, refuseUnusableCluster } from './cluster.ts'
import type { Statement } from './database.ts'
import { openEngine } from './engine.ts'

/** What the thread is asked. */
export type Question =
  | { name: 'open' }
  | { name: 'batch'; statements: readonly Statement[] }
  | { name: 'query'; statement: string; values: readonly unknown[] }
  | { name: 'run'; script: string }
  | { name: 'close' }

export type Answer = { id: number; value?: unknown; error?: Record<string, unknown> & { message: string } }

/** The first start makes the cluster under another name: one that was cut off half way could not be opened. */
async function createCluster(directory: string): Promise<string> {
  refuseUnusableCluster(directory)
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

/** An error loses its own fields (such as PostgreSQL's code) between threads. */
function describe(error: unknown): NonNullable<Answer['error']> {
  return error instanceof Error ? { ...error, message: error.message } : { message: String(error) }
}

const engine = createCluster(String(workerData)).then(openEngine)
// Not unhandled: each question rejects with the reason.
engine.catch(() => undefined)

parentPort?.on('message', ({ id, ...question }: Question & { id: number }) => {
  const tell = (answer: Omit<Answer, 'id'>) => parentPort?.postMessage({ id, ...answer })
  answer(question).then(
    (value) => tell({ value }),
    (error) => tell({ error: describe(error) }),
  )
})
