import { consent } from '../../src/consent/consent.ts'
import { draftsDatabase } from '../../src/site/ledger.ts'
import { dismiss, toasts } from '../../src/ui/toast/store.ts'
import { emptyOutbox } from './outbox.ts'

/** Resets the state to that of a new visitor who declined cookies. */
export async function clear(): Promise<void> {
  sessionStorage.clear()
  await new Promise((deleted) => {
    const request = indexedDB.deleteDatabase(draftsDatabase)
    request.onsuccess = deleted
    request.onerror = deleted
  })
  for (const { id } of toasts.peek()) dismiss(id)
  consent.choose({ analytics: false, marketing: false })
  await emptyOutbox()
}
