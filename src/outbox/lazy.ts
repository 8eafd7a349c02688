import type { Outbox, OutboxEvent } from './contract.ts'

/**
 * An outbox whose code is loaded when it has work: at the first submission, or when something may be kept from before.
 * Most visits send nothing, and should not pay for it.
 * @param open loads and opens the real one
 * @param mayHoldEntries asked before anything but a submission
 */
export const lazyOutbox = <Payload>(
  open: () => Promise<Outbox<Payload>>,
  mayHoldEntries: () => Promise<boolean>,
): Outbox<Payload> => {
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
      return undefined
    }
  }

  return {
    submit: (payload, options) =>
      get().then(
        (outbox) => outbox.submit(payload, options),
        (error) => ({ kind: 'lost', reason: String(error) }),
      ),
    flush: async () => (await ifNeeded())?.flush(),
    entries: async () => (await ifNeeded())?.entries() ?? [],
    retry: async (id) => (await ifNeeded())?.retry(id),
    remove: async (id) => (await ifNeeded())?.remove(id),
    subscribe(listener) {
      listeners.set(listener, undefined)
      void opened?.then((outbox) => listeners.has(listener) && listeners.set(listener, outbox.subscribe(listener)))
      return () => {
        listeners.get(listener)?.()
        listeners.delete(listener)
      }
    },
    close: () => void opened?.then((outbox) => outbox.close()),
  }
}

/** Whether this browser has the database of an outbox; true where it does not tell. */
export const hasDatabase = async (name: string): Promise<boolean> => {
  if (typeof indexedDB.databases !== 'function') return true
  return (await indexedDB.databases()).some((database) => database.name === name)
}
