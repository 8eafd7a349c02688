import type { Pause } from './waiting.ts'

/** Version of the stored shape; an entry of another version is kept untouched, not interpreted. */
export const schemaVersion = 1

/**
 * What waits on this device, one per key of the store. The id is the idempotency key of every attempt: the server keeps
 * one effect per id however often the entry is sent.
 */
export type Entry<Payload> = {
  version: typeof schemaVersion
  /** UUID; the store's key and the `Idempotency-Key` header. */
  id: string
  payload: Payload
  /** Milliseconds since the epoch by this device's clock; shown to the visitor, never used to expire anything. */
  createdAt: number
  attempts: number
  /** `reason`: of the last attempt's failure, as its outcome said. */
  state: { kind: 'waiting'; pause?: Pause; reason?: string } | { kind: 'refused'; code: string; message: string }
}

/** The outcome of one attempt. */
export type Outcome =
  | { kind: 'delivered'; reply: unknown }
  /**
   * Worth trying again; `after` in milliseconds when the server said when. `message`: the server accepts no more for now;
   * a form that waits for the answer shows it, an entry on the device goes on waiting.
   */
  | { kind: 'retry'; reason: string; after?: number; message?: string }
  /** The server understood and said no: kept and shown, never retried by itself. */
  | { kind: 'refused'; code: string; message: string }

/** One attempt. Must resolve, never reject, and must give up when the signal aborts. */
export type Send<Payload> = (entry: Entry<Payload>, signal: AbortSignal) => Promise<Outcome>
