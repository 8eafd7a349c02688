import { broadcast } from '../outbox/broadcast.ts'
import { newId } from '../outbox/effects.ts'
import { hasDatabase } from '../outbox/lazy.ts'
import { keyedStore, openStore } from '../outbox/store.ts'
import { draftsDatabase } from '../site/ledger.ts'
import { type Drafts, openDrafts } from './drafts.ts'

let opened: Drafts | undefined

/** The drafts of this browser, in a database of their own: they outlive the tab, and the browser. */
export function pageDrafts(): Drafts {
  opened ??= openDrafts({
    store: keyedStore(openStore(draftsDatabase, 'drafts')),
    exists: () => hasDatabase(draftsDatabase),
    now: Date.now,
    newId,
    openChannel: () => broadcast(draftsDatabase),
  })
  return opened
}
