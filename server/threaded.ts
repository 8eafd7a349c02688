import { Worker } from 'node:worker_threads'
import type { Engine } from './engine.ts'
import type { Answer, Question } from './engine-thread.ts'

type Asked = { resolve(value: unknown): void; reject(error: Error): void }

/**
 * An engine in a thread of its own: PostgreSQL computes without a pause until a statement is done, and meanwhile this
 * thread serves pages. `stop` ends it at once, as a killed process would be ended.
 */
export async function openThreaded(directory: string): Promise<Engine & { stop(): Promise<unknown> }> {
  const thread = new Worker(new URL('./engine-thread.ts', import.meta.url), { workerData: directory })
  const asked = new Map<number, Asked>()
  let ended: Error | undefined
  let last = 0

  thread.on('message', ({ id, value, error }: Answer) => {
    if (error) asked.get(id)?.reject(Object.assign(new Error(error.message), error))
    else asked.get(id)?.resolve(value)
    asked.delete(id)
  })
  thread.once('error', (error) => console.error(`database: its thread failed: ${error}`))
  thread.once('exit', () => {
    ended = new Error('The database has ended.')
    for (const { reject } of asked.values()) reject(ended)
    asked.clear()
  })

  function ask(question: Question): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (ended) return reject(ended)
      const id = last++
      asked.set(id, { resolve, reject })
      thread.postMessage({ id, ...question })
    })
  }

  try {
    await ask({ name: 'open' })
  } catch (error) {
    await thread.terminate()
    throw error
  }
  return {
    batch: async (statements) => {
      const value = await ask({ name: 'batch', statements })
      return typeof value === 'string' ? value : null
    },
    query: async (statement, values) => {
      const rows = await ask({ name: 'query', statement, values })
      return Array.isArray(rows) ? rows : []
    },
    run: async (script) => {
      await ask({ name: 'run', script })
    },
    close: async () => {
      await ask({ name: 'close' })
    },
    stop: () => thread.terminate(),
  }
}
