import { clear, createStore, del, set, type UseStore, values } from 'idb-keyval'
import { checksDatabase } from '../../site/ledger.ts'
import type { StoredCheck } from './stored-check.ts'

export type History = {
  /** Newest first. */
  all(): Promise<StoredCheck[]>
  keep(entry: StoredCheck): Promise<void>
  forget(id: string): Promise<void>
  forgetAll(): Promise<void>
}

/** The checks that the visitor keeps on this device. No database is opened before there is something to keep or to show. */
export function openHistory(): History {
  let store: UseStore | undefined
  const opened = () => {
    store ??= createStore(checksDatabase, 'checks')
    return store
  }
  return {
    async all() {
      // Opening a database that does not exist would create it.
      const names = await indexedDB.databases()
      if (!names.some(({ name }) => name === checksDatabase)) return []
      const entries = await values<StoredCheck>(opened())
      return entries.sort((a, b) => b.at - a.at)
    },
    keep: (entry) => set(entry.id, entry, opened()),
    forget: (id) => del(id, opened()),
    forgetAll: () => clear(opened()),
  }
}
