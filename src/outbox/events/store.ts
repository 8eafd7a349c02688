import { promisifyRequest } from 'idb-keyval'
import { openStore } from '../store.ts'
import type { EventStore, Numbered, StoredEvent } from './contract.ts'

const storeName = 'events'
/** Key of the count of dropped events, in the store of the events, whose keys are numbers. */
const droppedKey = 'dropped'
const numbers = () => IDBKeyRange.bound(0, Number.POSITIVE_INFINITY)

const isKept = <Row>(value: unknown): value is StoredEvent<Row> =>
  typeof value === 'object' &&
  value !== null &&
  'at' in value &&
  typeof value.at === 'number' &&
  'row' in value &&
  value.row instanceof Object

/** Keys that the database counts up itself: order of arrival over all tabs. */
export const numberedStore = <Row>(database: string): EventStore<Row> => {
  const use = openStore(database, storeName, { autoIncrement: true })
  const count = (store: IDBObjectStore, more: number) => {
    if (more === 0) return
    const request: IDBRequest<unknown> = store.get(droppedKey)
    request.onsuccess = () => store.put(Number(request.result ?? 0) + more, droppedKey)
  }

  const deleteUpTo = (end: number) =>
    use('readwrite', (store) => {
      const surplus = IDBKeyRange.bound(0, end)
      const counting = store.count(surplus)
      counting.onsuccess = () => {
        if (counting.result === 0) return
        store.delete(surplus)
        count(store, counting.result)
      }
      return promisifyRequest(store.transaction)
    })

  return {
    async add(events, most) {
      const keys = await use('readwrite', async (store) => {
        const requests = events.map((event) => store.add(event))
        const done = promisifyRequest(store.transaction)
        // Explicit, because a page that is closing does not live until the last reply: its transaction would be aborted.
        store.transaction.commit()
        await done
        return requests.map((request) => Number(request.result))
      })
      const surplus = (keys.at(-1) ?? 0) - most
      if (surplus > 0) await deleteUpTo(surplus)
      return keys
    },
    oldest: (limit) =>
      use('readonly', async (store) => {
        const [keys, values] = await Promise.all([
          promisifyRequest(store.getAllKeys(numbers(), limit)),
          promisifyRequest<unknown[]>(store.getAll(numbers(), limit)),
        ])
        // Damaged events become empty rows, which the server refuses, so that they are deleted.
        return keys.map((key, at): Numbered<Row> => {
          const kept: unknown = values[at]
          return { key: Number(key), kept: isKept<Row>(kept) ? kept : { at: 0, row: {} as Row } }
        })
      }),
    remove: (keys, counted) =>
      use('readwrite', (store) => {
        for (const key of keys) store.delete(key)
        if (counted) count(store, keys.length)
        return promisifyRequest(store.transaction)
      }),
    dropped: () => use('readonly', async (store) => Number((await promisifyRequest(store.get(droppedKey))) ?? 0)),
    clear: () =>
      use('readwrite', (store) => {
        store.clear()
        return promisifyRequest(store.transaction)
      }),
  }
}
