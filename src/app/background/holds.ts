import { hasDatabase } from '../../outbox/lazy.ts'
import { openStore } from '../../outbox/open-store.ts'
import { keyedStore } from '../../outbox/store.ts'

/** Whether a store of this device holds anything. Nobody gets a database for having been asked. */
export async function holds(database: string, store: string): Promise<boolean> {
  if (!(await hasDatabase(database))) return false
  try {
    return (await keyedStore(openStore(database, store)).all()).length > 0
  } catch {
    return true
  }
}
