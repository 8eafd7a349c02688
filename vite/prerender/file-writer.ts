import { Worker } from 'node:worker_threads'

/** What goes to the thread: a file below the folder, or that there are no more. */
export type Order = { readonly path: string; readonly text: string } | 'end'

export type FileWriter = {
  write(path: string, text: string): void
  /** Resolves when all is on disk. @throws what went wrong with any file */
  end(): Promise<void>
}

/**
 * Writes files below a folder in a thread of its own: a disk takes as long for a small file as a processor for a third of
 * a page, and Node's own pool costs as much as it saves.
 */
export function openFileWriter(folder: string): FileWriter {
  const thread = new Worker(new URL('./file-writer-thread.ts', import.meta.url), { workerData: folder })
  const ended = new Promise<void>((resolve, reject) => {
    thread.once('error', reject)
    thread.once('exit', resolve)
  })
  // It is heard when the writer is ended; until then nobody waits.
  ended.catch(() => undefined)
  const order = (what: Order) => thread.postMessage(what)
  return {
    write: (path, text) => order({ path, text }),
    end() {
      order('end')
      return ended
    },
  }
}
