import type { Schedule, Store } from './effects.ts'
import type { Entry } from './entry.ts'
import { byCreation, isWaiting, type ReadPayload, readStoredEntry, type StoredEntry } from './stored-entry.ts'
import { within } from './within.ts'

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
      // Stored as it will be sent, so that every attempt sends the same: a later version might migrate it differently.
      if (JSON.stringify(stored) !== JSON.stringify(kept)) await change(id, (entry) => entry)
      return kept
    },

    /** `written` settles even when the write is too late for `stored`. */
    put(entry: Entry<Payload>) {
      const written = Promise.resolve().then(() => store.put(entry.id, entry))
      return { written, stored: inTime(() => written) }
    },

    delete: (id: string) => inTime(() => store.delete(id)),
  }
}
