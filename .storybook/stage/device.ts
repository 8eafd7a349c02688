import { openPageOutbox } from '../../src/app/background/open-outbox.ts'
import { consent } from '../../src/consent/consent.ts'
import { draftsDatabase } from '../../src/site/ledger.ts'
import { dismiss, toasts } from '../../src/ui/toast/store.ts'

/** The site's own outbox, storage and client: only the backend is the preview's. */
export const outbox = openPageOutbox(() => {})

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
  await Promise.all((await outbox.entries()).map(({ id }) => outbox.remove(id)))
}
