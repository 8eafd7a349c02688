import { type Entry, schemaVersion } from './contract.ts'
import { type Schedule, type Store, within } from './effects.ts'

// IndexedDB has been seen to hang without an error; neither a visitor nor the flusher waits for it without end.
const storageTimeoutMs = 4_000

/** The store in the outbox's terms: typed, in order of creation, and answering in time. Its methods may reject. */
export const openStoredEntries = <Payload>(store: Store, schedule: Schedule, readPayload: ReadPayload<Payload>) => {
  const inTime = <Value>(work: () => Promise<Value>) => within(schedule, storageTimeoutMs, work)
  const read = (id: string, value: unknown) => readStoredEntry(id, value, readPayload)

  /** Leaves alone what is gone or unreadable. */
  const change = (id: string, change: (entry: Entry<Payload>) => Entry<Payload>) =>
    inTime(() =>
      store.replace(id, (value) => {
        const kept = read(id, value)
        return 'raw' in kept ? value : change(kept)
      }),
    )

  return {
    change,
    all: async (): Promise<StoredEntry<Payload>[]> =>
      (await inTime(() => store.all())).map(([id, value]) => read(id, value)).sort(byCreation),

    /** The entry, if it is still there and still to be sent. */
    async waiting(id: string): Promise<Entry<Payload> | undefined> {
      const stored = await inTime(() => store.get(id))
      const kept = read(id, stored)
      if (!isWaiting(kept)) return undefined
      if (JSON.stringify(stored) === JSON.stringify(kept)) return kept
      // Stored as it will be sent, so that every attempt sends the same: a later version might migrate it differently.
      let rewritten: Entry<Payload> | undefined
      await change(id, (entry) => {
        rewritten = entry
        return entry
      })
      // Nothing where it was deleted meanwhile.
      return rewritten
    },

    /** `written` settles even when the write is too late for `stored`. */
    put(entry: Entry<Payload>) {
      const written = Promise.resolve().then(() => store.put(entry.id, entry))
      return { written, stored: inTime(() => written) }
    },

    delete: (id: string) => inTime(() => store.delete(id)),
  }
}

/** Makes a payload of this version from what is stored; `undefined` when that is damaged. */
type ReadPayload<Payload> = (stored: unknown) => Payload | undefined

/** Found in the store but written by another version, or damaged: shown and kept as it is, never sent, never rewritten. */
type Unreadable = {
  id: string
  createdAt: number
  raw: unknown
  state: { kind: 'refused'; code: 'unreadable'; message: string }
}

/** What this device keeps. `'raw' in kept` is true for unreadable ones. */
export type StoredEntry<Payload> = Entry<Payload> | Unreadable

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const isPause = (pause: unknown) =>
  pause === undefined || (isRecord(pause) && typeof pause.until === 'number' && typeof pause.ms === 'number')

const isState = (state: unknown) =>
  isRecord(state) &&
  ((state.kind === 'waiting' && isPause(state.pause) && typeof (state.reason ?? '') === 'string') ||
    (state.kind === 'refused' && typeof state.code === 'string' && typeof state.message === 'string'))

const isEntry = (id: string, value: unknown): value is Entry<unknown> =>
  isRecord(value) &&
  value.version === schemaVersion &&
  value.id === id &&
  typeof value.createdAt === 'number' &&
  typeof value.attempts === 'number' &&
  isState(value.state)

/** Reads what the store holds under `id`; never throws. */
const readStoredEntry = <Payload>(id: string, value: unknown, read: ReadPayload<Payload>): StoredEntry<Payload> => {
  const payload = isEntry(id, value) ? read(value.payload) : undefined
  if (isEntry(id, value) && payload !== undefined) return { ...value, payload }
  return {
    id,
    createdAt: isRecord(value) && typeof value.createdAt === 'number' ? value.createdAt : 0,
    raw: value,
    state: { kind: 'refused', code: 'unreadable', message: '' },
  }
}

/** Whether it is to be sent: readable, and not refused. */
export const isWaiting = <Payload>(kept: StoredEntry<Payload>): kept is Entry<Payload> => kept.state.kind === 'waiting'

const byCreation = (a: StoredEntry<unknown>, b: StoredEntry<unknown>): number => a.createdAt - b.createdAt
