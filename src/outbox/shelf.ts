import type { Schedule, Store } from './effects.ts'
import type { Entry } from './entry.ts'
import { byCreation, isWaiting, type Kept, readKept } from './kept.ts'
import { within } from './within.ts'

// IndexedDB has been seen to hang without an error; neither a visitor nor the flusher waits for it without end.
const storageTimeoutMs = 4_000

/** The store in the outbox's terms: typed, in order of creation, and answering in time. Its methods may reject. */
export const openShelf = <Payload>(
  store: Store,
  schedule: Schedule,
  isPayload: (value: unknown) => value is Payload = (value): value is Payload => value !== undefined,
) => {
  const inTime = <Value>(work: () => Promise<Value>) => within(schedule, storageTimeoutMs, work)
  const read = (id: string, value: unknown) => readKept(id, value, isPayload)

  return {
    all: async (): Promise<Kept<Payload>[]> =>
      (await inTime(() => store.all())).map(([id, value]) => read(id, value)).sort(byCreation),

    /** The entry, if it is still there and still to be sent. */
    async waiting(id: string): Promise<Entry<Payload> | undefined> {
      const kept = read(id, await inTime(() => store.get(id)))
      return isWaiting(kept) ? kept : undefined
    },

    /** `written` tells of a write that came too late for `stored`. */
    put(entry: Entry<Payload>) {
      const written = Promise.resolve().then(() => store.put(entry.id, entry))
      return { written, stored: inTime(() => written) }
    },

    /** Leaves alone what is gone or unreadable. */
    change: (id: string, change: (entry: Entry<Payload>) => Entry<Payload>) =>
      inTime(() =>
        store.replace(id, (value) => {
          const kept = read(id, value)
          return 'raw' in kept ? value : change(kept)
        }),
      ),

    delete: (id: string) => inTime(() => store.delete(id)),
  }
}

export type Shelf<Payload> = ReturnType<typeof openShelf<Payload>>
