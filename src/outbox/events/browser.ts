import { hasDatabase } from '../lazy.ts'
import { platform } from '../platform.ts'
import { wakeOn } from '../wake.ts'
import type { EventQueue, Limits, SendRows } from './contract.ts'
import { localLastRows } from './last-rows.ts'
import { openEventQueue } from './queue.ts'
import { numberedStore } from './store.ts'

type Wiring<Row> = {
  /** Name of the database, the lock and the channel: one queue per name and origin. */
  name: string
  send: SendRows<Row>
  limits?: Partial<Limits>
}

/** The queue of a page with the storage, lock and channel of this origin, woken whenever sending may work again. */
export const openBrowserEvents = <Row>({ name, ...given }: Wiring<Row>): EventQueue<Row> => {
  const { store: _leads, newId, ...effects } = platform(name)
  const store = numberedStore<Row>(name)
  // A visitor who never consented has no database to be emptied, and must not get one.
  const clear = async () => {
    if (await hasDatabase(name)) await store.clear()
  }
  const lastRows = localLastRows<Row>(name, () => localStorage, newId)
  const queue = openEventQueue<Row>({ ...effects, store: { ...store, clear }, lastRows, ...given })
  wakeOn(() => void queue.flush())
  return {
    ...queue,
    allow() {
      queue.allow()
      void queue.flush()
    },
  }
}
