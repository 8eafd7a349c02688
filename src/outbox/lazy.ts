import { type Entry, type Outbox, type OutboxEvent, schemaVersion } from './contract.ts'
import { newId, schedule, within } from './effects.ts'

/** How long a visitor waits for the code to load, then the message is kept without it; and for that, in turn. */
const loadPatienceMs = 4_000

type Lazy<Payload> = {
  /** Loads and opens the real one. */
  open: () => Promise<Outbox<Payload>>
  /** Called before anything but a submission. */
  mayHoldEntries: () => Promise<boolean>
  /** Stores an entry where the real one will find it. */
  keep: (entry: Entry<Payload>) => Promise<void>
  /** Told when the real one cannot be had for what may be kept. */
  onMissing?: () => void
}

/**
 * An outbox whose code is loaded when it has work: at the first submission, or when something may be kept from before.
 * Most visits send nothing, and should not pay for it. What is submitted while the code cannot be loaded is kept, and sent
 * once it can.
 */
export const lazyOutbox = <Payload>({ open, mayHoldEntries, keep, onMissing }: Lazy<Payload>): Outbox<Payload> => {
  const listeners = new Map<(event: OutboxEvent<Payload>) => void, (() => void) | undefined>()
  let opened: Promise<Outbox<Payload>> | undefined

  const get = () => {
    opened ??= open().then((outbox) => {
      for (const listener of listeners.keys()) listeners.set(listener, outbox.subscribe(listener))
      return outbox
    })
    // A script that did not arrive is asked for again next time.
    opened.catch(() => {
      opened = undefined
    })
    return opened
  }
  const ifNeeded = async () => {
    try {
      return opened || (await mayHoldEntries()) ? await get() : undefined
    } catch {
      onMissing?.()
      return undefined
    }
  }
  const flush = async () => (await ifNeeded())?.flush()

  const keepUntilLoaded = async (payload: Payload, id: string, reason: string) => {
    const state = { kind: 'waiting', reason } as const
    try {
      const entry: Entry<Payload> = { version: schemaVersion, id, payload, createdAt: Date.now(), attempts: 0, state }
      await within(schedule, loadPatienceMs, () => keep(entry))
    } catch (error) {
      return { kind: 'lost', reason: `${reason}; ${error}` } as const
    }
    // The code may have been loaded meanwhile.
    void flush()
    return { kind: 'kept', id, reason } as const
  }

  return {
    async submit(payload, options) {
      try {
        const outbox = await within(schedule, loadPatienceMs, get)
        return await outbox.submit(payload, options)
      } catch {
        return keepUntilLoaded(payload, options?.id ?? newId(), notLoaded)
      }
    },
    flush,
    entries: async () => (await ifNeeded())?.entries() ?? [],
    retry: async (id) => (await ifNeeded())?.retry(id),
    remove: async (id) => (await ifNeeded())?.remove(id),
    subscribe(listener) {
      listeners.set(listener, undefined)
      opened?.then(
        (outbox) => listeners.has(listener) && listeners.set(listener, outbox.subscribe(listener)),
        () => {},
      )
      return () => {
        listeners.get(listener)?.()
        listeners.delete(listener)
      }
    },
  }
}

/** The reason of a message that waits because the code that sends it is not loaded. */
const notLoaded = 'no reply'

/** Whether this browser has a database; true where it cannot list them, false where it refuses storage or has none. */
export const hasDatabase = async (name: string): Promise<boolean> => {
  try {
    if (typeof indexedDB.databases !== 'function') return true
    return (await indexedDB.databases()).some((database) => database.name === name)
  } catch {
    return false
  }
}
