import { promisifyRequest, type UseStore } from 'idb-keyval'
import type { Store } from './effects.ts'

/**
 * A database with one store, opened when first used: idb-keyval's `createStore` with four additions. It closes at once
 * when the database is to be changed or deleted elsewhere, so that a later version of the site never waits for a tab of
 * an earlier one; the next call opens it again. So it does when the connection has died. It creates a missing store, after
 * other code opened the database first, or its creation was interrupted. And the store may number its entries.
 */
export const openStore = (database: string, store: string, options?: IDBObjectStoreParameters): UseStore =>
  reopening(() => connection(database, store, options))

const connection = (database: string, store: string, options?: IDBObjectStoreParameters): UseStore => {
  let opening: Promise<IDBDatabase> | undefined
  const forget = () => {
    opening = undefined
  }

  const connect = async (version?: number): Promise<IDBDatabase> => {
    const request = indexedDB.open(database, version)
    request.onupgradeneeded = () => {
      const { objectStoreNames } = request.result
      if (!objectStoreNames.contains(store)) request.result.createObjectStore(store, options)
    }
    const db = await promisifyRequest(request)
    db.onclose = forget
    db.onversionchange = () => {
      forget()
      db.close()
    }
    if (db.objectStoreNames.contains(store)) return db
    db.close()
    return connect(db.version + 1)
  }
  const open = () => {
    opening ??= connect()
    opening.catch(forget)
    return opening
  }

  return async (mode, work) => work((await open()).transaction(store, mode).objectStore(store))
}

// A dead connection answers InvalidStateError for ever; WebKit loses its database process with an UnknownError.
const connectionDied = (error: unknown) =>
  error instanceof Error && (error.name === 'InvalidStateError' || error.name === 'UnknownError')

/** Opens the database again, once per call, when its connection has died. */
export const reopening = (open: () => UseStore): UseStore => {
  let current: UseStore | undefined
  return async (mode, work) => {
    if (!current) current = open()
    const used = current
    try {
      return await used(mode, work)
    } catch (error) {
      if (!connectionDied(error)) throw error
      // Several calls may find the same connection dead: the first reopens it for all.
      if (current === used) current = open()
      return current(mode, work)
    }
  }
}

/**
 * One key per entry: `keyedStore(openStore('outbox', 'entries'))`. It goes through idb-keyval's
 * transactions directly, because `update()` brings a deleted key back and `set()` carries the default store along.
 */
export const keyedStore = (use: UseStore): Store => {
  const write = (work: (store: IDBObjectStore) => void) =>
    use('readwrite', (store) => {
      work(store)
      return promisifyRequest(store.transaction)
    })

  return {
    all: () =>
      use('readonly', async (store) => {
        const [keys, values] = await Promise.all([
          promisifyRequest(store.getAllKeys()),
          promisifyRequest<unknown[]>(store.getAll()),
        ])
        return keys.map((key, at) => [String(key), values[at]] as const)
      }),
    get: (id) => use('readonly', (store) => promisifyRequest<unknown>(store.get(id))),
    put: (id, value) =>
      write((store) => {
        store.put(value, id)
        // Explicit, because a page that is closing does not live until the last reply: its transaction would be aborted.
        store.transaction.commit()
      }),
    replace: (id, change) =>
      write((store) => {
        const request: IDBRequest<unknown> = store.get(id)
        request.onsuccess = () => {
          if (request.result === undefined) return
          const changed = change(request.result)
          if (changed === undefined) store.delete(id)
          else store.put(changed, id)
        }
      }),
    delete: (id) => write((store) => store.delete(id)),
  }
}
