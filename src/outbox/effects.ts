import type { Send } from './contract.ts'

/** Where entries live: one key per entry, so that tabs never overwrite each other's. Any method may reject. */
export type Store = {
  all(): Promise<readonly (readonly [id: string, value: unknown])[]>
  get(id: string): Promise<unknown>
  put(id: string, value: unknown): Promise<void>
  /**
   * Read and write in one transaction; `undefined` deletes. A key that is gone stays gone: what was delivered elsewhere
   * must not come back.
   */
  replace(id: string, change: (value: unknown) => unknown): Promise<void>
  delete(id: string): Promise<void>
}

/** Runs `work` after `delayMs`, once; the returned function cancels it. */
export type Schedule = (delayMs: number, work: () => void) => () => void

/** Runs `work` while no other tab holds the lock. Resolves to false at once, without running it, where one does. */
export type Lock = (work: () => Promise<void>) => Promise<boolean>

/** Reaches the other tabs, never the sender. */
export type Channel = {
  post(message: unknown): void
  /** Returns a function that stops listening. */
  listen(listener: (message: unknown) => void): () => void
}

export type Effects<Payload> = {
  store: Store
  send: Send<Payload>
  /** Milliseconds since the epoch; stored with entries, and compared only with the end of a stored pause. */
  now: () => number
  /** At least 0, below 1. */
  random: () => number
  schedule: Schedule
  lock: Lock
  /** Without it other tabs learn of changes when they next read. */
  channel?: Channel
  /** A fresh UUID. */
  newId: () => string
  /** Milliseconds after which an attempt is aborted and counts as unanswered. */
  timeoutMs: number
  /** The payload of this version of the application, from what it or an earlier one stored; `undefined` when damaged. */
  read: (stored: unknown) => Payload | undefined
  /** What the server compares: payloads in which it is equal are the same submission. The whole payload by default. */
  contentOf?: (payload: Payload) => unknown
}

/** A UUID of version 4; `crypto.randomUUID` is missing on plain http. */
export const newId = (): string =>
  '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, (digit) => {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1))
    return (Number(digit) ^ (byte & (15 >> (Number(digit) / 4)))).toString(16)
  })

export const schedule: Schedule = (delayMs, work) => {
  const timer = setTimeout(work, delayMs)
  return () => clearTimeout(timer)
}

/** Rejects when `work` has not settled after `ms`; the work itself goes on, and its result is ignored. */
export const within = <Value>(schedule: Schedule, ms: number, work: () => Promise<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    const cancel = schedule(ms, () => reject(new Error(`no answer from the storage within ${ms} ms`)))
    Promise.resolve().then(work).then(resolve, reject).finally(cancel)
  })
