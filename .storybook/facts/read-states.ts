import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { PageStates } from './facts.ts'

/** Reads the open tasks of every page in a thread of its own, because it takes a second. */
export function statesReader(written: string) {
  let thread: Worker | undefined
  let asked: Promise<PageStates> | undefined
  let last: Promise<unknown> = Promise.resolve()

  async function ask(): Promise<PageStates> {
    thread ??= new Worker(new URL('./states-thread.ts', import.meta.url))
    thread.unref()
    thread.postMessage(written)
    const [states] = await once(thread, 'message')
    return states
  }

  const close = async () => {
    await thread?.terminate()
    thread = undefined
  }

  return {
    states(): Promise<PageStates> {
      asked ??= last.then(ask, ask)
      last = asked.catch(close)
      return asked
    },
    /** @param code whether more than content changed */
    forget(code: boolean) {
      asked = undefined
      if (code) last = last.then(close)
    },
    close,
  }
}
