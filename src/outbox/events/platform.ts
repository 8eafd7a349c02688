import { hasDatabase } from '../lazy.ts'
import { platform } from '../platform.ts'
import { reopening } from '../store.ts'
import type { EventQueue, Limits, SendRows } from './contract.ts'
import { localLastRows } from './last-rows.ts'
import { openEventQueue } from './queue.ts'
import { numberedStore, openNumberedStore } from './store.ts'

export type Wiring<Row> = {
  /** Of the database, the lock and the channel: one queue per name and origin. */
  name: string
  send: SendRows<Row>
  limits?: Partial<Limits>
}

/** The queue with the storage, lock and channel of this origin: for a page or a worker. It opens nothing by itself. */
export const platformEvents = <Row>({ name, ...given }: Wiring<Row>): EventQueue<Row> => {
  const { store: _leads, newId, ...effects } = platform(name)
  const store = numberedStore<Row>(reopening(() => openNumberedStore(name)))
  // Who never agreed has no database to be emptied, and gets none.
  const clear = async () => {
    if (await hasDatabase(name)) await store.clear()
  }
  const lastRows = localLastRows<Row>(name, () => localStorage, newId)
  return openEventQueue<Row>({ ...effects, store: { ...store, clear }, lastRows, ...given })
}
