import type { Outcome } from '../contract.ts'
import type { Channel, Lock, Schedule } from '../effects.ts'
import type { LastRows } from './last-rows.ts'

export type StoredEvent<Row> = {
  /** Milliseconds since the epoch by this device's clock. */
  at: number
  row: Row
}

export type Numbered<Row> = { readonly key: number; readonly kept: StoredEvent<Row> }

/** Where events wait, in order of arrival whatever the clock said. Any method may reject. */
export type EventStore<Row> = {
  /** Appends in one transaction. Then deletes the oldest beyond `most`, and adds them to `dropped`. Returns the new keys. */
  add(events: readonly StoredEvent<Row>[], most: number): Promise<number[]>
  oldest(limit: number): Promise<Numbered<Row>[]>
  /** `counted`: adds them to `dropped`, since they were not delivered. */
  remove(keys: readonly number[], counted: boolean): Promise<void>
  /** How many were given up on this device. */
  dropped(): Promise<number>
  clear(): Promise<void>
}

/**
 * One request with many rows. Must resolve, never reject, and give up when the signal aborts.
 * `leaving`: the page may be gone before the reply; the request must outlive it.
 */
export type SendRows<Row> = (
  rows: readonly Row[],
  signal: AbortSignal,
  options: { leaving: boolean },
) => Promise<Outcome>

export type Limits = {
  rows: number
  /** Bytes of one request's body; also the limit of browsers for all requests together that outlive their page. */
  bytes: number
  /** Events on this device; beyond that the oldest are deleted. */
  entries: number
  /** Milliseconds after which an event that could not be sent is given up. */
  ageMs: number
  /** Milliseconds that events are collected before they are sent together. */
  collectMs: number
}

export const defaultLimits: Limits = {
  rows: 50,
  bytes: 64 * 1024,
  entries: 5_000,
  ageMs: 7 * 24 * 3_600_000,
  collectMs: 5_000,
}

export type EventEffects<Row> = {
  store: EventStore<Row>
  send: SendRows<Row>
  /** Milliseconds since the epoch. */
  now: () => number
  /** At least 0, below 1. */
  random: () => number
  schedule: Schedule
  lock: Lock
  channel?: Channel
  lastRows?: LastRows<Row>
  /** Milliseconds after which a request is aborted and counts as unanswered. */
  timeoutMs: number
  limits?: Partial<Limits>
}

/** Rows carry an id made by the client: the server keeps one row per id however often it is sent. */
export type EventQueue<Row> = {
  /** From here on events are accepted. Before it, and after `purge`, nothing is read, written or sent. */
  allow(): void
  /** Consent was withdrawn: aborts the request under way and empties the store, in every tab. Never rejects. */
  purge(): Promise<void>
  /** Keeps an event and sends it with others soon. Resolves when it is kept (`false`: it was not). Never rejects. */
  add(row: Row): Promise<boolean>
  /** The page is going: keeps these and sends them at once, with what waits, in a request that outlives it. Never rejects. */
  leave(rows: readonly Row[]): Promise<void>
  /** Sends what waits, except where the server asked for a pause. Never rejects. */
  flush(): Promise<void>
  /** How many events were given up on this device: too old, too many, too large, refused. Never rejects. */
  dropped(): Promise<number>
}
