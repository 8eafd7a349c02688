import type { Send } from './entry.ts'

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

/** Does `work` after `delayMs`, once; the returned function calls it off. */
export type Schedule = (delayMs: number, work: () => void) => () => void

/** Does `work` while no other tab holds the lock. Resolves false at once, without doing it, where one does. */
export type Lock = (work: () => Promise<void>) => Promise<boolean>

/** Reaches the other tabs, never the sender. */
export type Channel = {
  post(message: unknown): void
  /** Returns what stops listening. */
  listen(listener: (message: unknown) => void): () => void
}

export type Effects<Payload> = {
  store: Store
  send: Send<Payload>
  /** Milliseconds since the epoch; only written on entries, never reckoned with. */
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
  /** The payload of this version of the application, made from what it or an earlier one stored; none of what is damaged. */
  read: (stored: unknown) => Payload | undefined
}
