import { promisifyRequest, type UseStore } from 'idb-keyval'
import type { EventStore, Kept, Numbered } from './contract.ts'

const storeName = 'events'
/** Stands beside the events, whose keys are numbers. */
const droppedKey = 'dropped'
const numbers = () => IDBKeyRange.bound(0, Number.POSITIVE_INFINITY)

/** As idb-keyval's `createStore`, with keys that the database counts up itself: order of arrival over all tabs. */
export const createNumberedStore = (database: string): UseStore => {
  let opening: Promise<IDBDatabase> | undefined
  const open = () => {
    const request = indexedDB.open(database)
    request.onupgradeneeded = () => request.result.createObjectStore(storeName, { autoIncrement: true })
    const opened = promisifyRequest(request)
    opening = opened
    opened.then(
      (db) => {
        db.onclose = () => {
          opening = undefined
        }
      },
      () => {
        opening = undefined
      },
    )
    return opened
  }
  return async (mode, work) => {
    const db = await (opening ?? open())
    return work(db.transaction(storeName, mode).objectStore(storeName))
  }
}

const isKept = <Row>(value: unknown): value is Kept<Row> =>
  typeof value === 'object' && value !== null && 'at' in value && typeof value.at === 'number' && 'row' in value

/** `numberedStore(reopening(() => createNumberedStore('site-events')))` */
export const numberedStore = <Row>(use: UseStore): EventStore<Row> => {
  const count = (store: IDBObjectStore, more: number) => {
    if (more === 0) return
    const request: IDBRequest<unknown> = store.get(droppedKey)
    request.onsuccess = () => store.put(Number(request.result ?? 0) + more, droppedKey)
  }

  return {
    add: (events, most) =>
      use('readwrite', async (store) => {
        const requests = events.map((event) => store.add(event))
        const last = requests.at(-1)
        if (last) {
          last.onsuccess = () => {
            const end = Number(last.result) - most
            if (end < 1) return
            const surplus = IDBKeyRange.bound(0, end)
            const counting = store.count(surplus)
            counting.onsuccess = () => {
              if (counting.result === 0) return
              store.delete(surplus)
              count(store, counting.result)
            }
          }
        }
        await promisifyRequest(store.transaction)
        return requests.map((request) => Number(request.result))
      }),
    oldest: (limit) =>
      use('readonly', async (store) => {
        const [keys, values] = await Promise.all([
          promisifyRequest(store.getAllKeys(numbers(), limit)),
          promisifyRequest<unknown[]>(store.getAll(numbers(), limit)),
        ])
        // Damaged ones stand for nothing that could be sent: the server refuses them, and they go.
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
