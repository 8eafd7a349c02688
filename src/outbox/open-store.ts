import { promisifyRequest, type UseStore } from 'idb-keyval'

/**
 * A database with one store, opened when first used: idb-keyval's `createStore` with three additions. It closes at once
 * when the database is to be changed or deleted elsewhere, so that a later version of the site never waits for a tab of
 * an earlier one; the next call opens it again. It creates a missing store, after other code opened the database first,
 * or its creation was interrupted. And the store may number its entries.
 */
export const openStore = (database: string, store: string, options?: IDBObjectStoreParameters): UseStore => {
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
