import { Worker } from 'node:worker_threads'
import type { Engine } from './engine.ts'
import type { Answer, Question } from './engine-thread.ts'

type Asked = { resolve(value: unknown): void; reject(error: Error): void }

/** A thread that answers questions until it ends, on its own or through `terminate`. */
function startThread(directory: string, ended: () => void) {
  const thread = new Worker(new URL('./engine-thread.ts', import.meta.url), { workerData: directory })
  const asked = new Map<number, Asked>()
  let hasEnded = false
  let last = 0

  thread.on('message', ({ id, value, error }: Answer) => {
    if (error) asked.get(id)?.reject(Object.assign(new Error(error.message), error))
    else asked.get(id)?.resolve(value)
    asked.delete(id)
  })
  thread.once('error', (error) => console.error(`database: its thread failed: ${error}`))
  thread.once('exit', () => {
    hasEnded = true
    for (const { reject } of asked.values()) reject(new Error('The database has ended.'))
    asked.clear()
    ended()
  })

  return {
    ask: (question: Question) =>
      new Promise<unknown>((resolve, reject) => {
        if (hasEnded) return reject(new Error('The database has ended.'))
        const id = last++
        asked.set(id, { resolve, reject })
        thread.postMessage({ id, ...question })
      }),
    terminate: () => thread.terminate(),
  }
}

/**
 * An engine in its own thread: PGlite blocks its thread until a statement is done, and this thread keeps serving pages.
 * A thread that dies is replaced: its open questions fail, and what it had committed is there. `stop` ends it at once,
 * like a killed process.
 */
export async function openThreaded(directory: string): Promise<Engine & { stop(): Promise<unknown> }> {
  let isClosing = false
  let session = 0
  let thread = startThread(directory, replace)
  let opened = thread.ask({ name: 'open' })

  function replace(): void {
    // The first thread is not replaced before it has opened: the caller of this function gets the error.
    if (isClosing || session === 0) return
    console.error('database: its thread ended; it is opened again. Nothing that was acknowledged is lost.')
    session += 1
    thread = startThread(directory, replace)
    opened = thread.ask({ name: 'open' })
    opened.catch((error: Error) => {
      if (isClosing) return
      console.error(`database: it does not open again (${error.message}). The server ends; start it again.`)
      process.exit(1)
    })
  }

  async function ask(question: Question): Promise<unknown> {
    await opened
    return thread.ask(question)
  }

  async function stop(): Promise<unknown> {
    isClosing = true
    return thread.terminate()
  }

  try {
    await opened
    session = 1
  } catch (error) {
    await stop()
    throw error
  }
  return {
    session: () => session,
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
      isClosing = true
      await ask({ name: 'close' })
    },
    stop,
  }
}
