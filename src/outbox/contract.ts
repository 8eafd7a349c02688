import type { StoredEntry } from './stored-entries.ts'
import type { Pause } from './waiting.ts'

/** The answer of `submit` to the form. */
export type Submitted =
  | { kind: 'delivered'; id: string; reply: unknown }
  /** Safe on this device, and sent when it can be. */
  | { kind: 'kept'; id: string; reason: string }
  /** `until`: from when it may be tried again, in milliseconds since the epoch, where the server said so. */
  | { kind: 'refused'; id: string; code: string; message: string; until?: number }
  /** Neither stored nor delivered: the text must stay in the form. Submitted again unchanged, it gets the same id. */
  | { kind: 'lost'; reason: string }

/**
 * `interactive`: the form that submitted it was still waiting for the answer, and has it. Every open tab is told; without
 * a payload it was delivered while no page was open.
 */
export type OutboxEvent<Payload> =
  | { kind: 'changed'; entries: StoredEntry<Payload>[] }
  | { kind: 'delivered'; entry: Delivered<Payload>; reply: unknown; interactive: boolean }
  | { kind: 'refused'; entry: Entry<Payload>; interactive: boolean }

type Delivered<Payload> = Pick<Entry<Payload>, 'id' | 'createdAt'> & { payload?: Payload }

export type SubmitOptions = {
  /** Of its entry: one that another tab submits under the same id, or that is stored already as it was typed, is the same submission. */
  id?: string | undefined
  /** Id of the entry that this one corrects: deleted once this one is stored. */
  replaces?: string | undefined
}

export type Outbox<Payload> = {
  /**
   * Stores the payload (JSON), then sends it. Never rejects. A second call with an equal payload while the first is
   * unanswered is the same submission: a double click.
   */
  submit(payload: Payload, options?: SubmitOptions): Promise<Submitted>
  /** The network may be back: sends what waits, except where the server asked for a pause. Never rejects. */
  flush(): Promise<void>
  /** What this device keeps, oldest first. Never rejects: returns what was last read when the storage does not answer. */
  entries(): Promise<StoredEntry<Payload>[]>
  /** Sends it now, also if it was refused or is to wait. Never rejects. */
  retry(id: string): Promise<void>
  /** Deletes it, and aborts its attempt if one is under way. Never rejects: `entries` shows what is still there. */
  remove(id: string): Promise<void>
  /** Returns a function that unsubscribes. */
  subscribe(listener: (event: OutboxEvent<Payload>) => void): () => void
}

/** Version of the stored shape; an entry of another version is kept untouched, not interpreted. */
export const schemaVersion = 1

/**
 * What waits on this device, one per key of the store. The id is the idempotency key of every attempt: the server keeps
 * one effect per id however often the entry is sent.
 */
export type Entry<Payload> = {
  version: typeof schemaVersion
  /** The store's key and the `Idempotency-Key` header: a UUID where `submit` was given none. */
  id: string
  payload: Payload
  /** Milliseconds since the epoch by this device's clock; shown to the visitor, never used to expire anything. */
  createdAt: number
  attempts: number
  /** `reason`: of the last attempt's failure, as its outcome said. */
  state: { kind: 'waiting'; pause?: Pause; reason?: string } | { kind: 'refused'; code: string; message: string }
}

export type Outcome =
  | { kind: 'delivered'; reply: unknown }
  /**
   * Worth trying again; `after` in milliseconds when the server said when. `message`: the server accepts no more for now;
   * a form that waits for the answer shows it, an entry on the device goes on waiting. `alone`: only what was sent has to
   * wait, and what else there is may be sent meanwhile.
   */
  | { kind: 'retry'; reason: string; after?: number; message?: string; alone?: true }
  /** The server understood and said no: kept and shown, never retried by itself. */
  | { kind: 'refused'; code: string; message: string }

/** One attempt. Must resolve, never reject, and must give up when the signal aborts. */
export type Send<Payload> = (entry: Entry<Payload>, signal: AbortSignal) => Promise<Outcome>
