import { hasDatabase } from '../outbox/lazy.ts'
import { openStore } from '../outbox/open-store.ts'
import { broadcast, newId } from '../outbox/platform.ts'
import { keyedStore, reopening } from '../outbox/store.ts'
import { siteId } from '../site/brand.ts'
import { type Drafts, openDrafts } from './drafts.ts'

export const draftsName = `${siteId}-drafts`
let opened: Drafts | undefined

/** The drafts of this browser, in a database of their own: they outlive the tab, and the browser. */
export function pageDrafts(): Drafts {
  opened ??= openDrafts({
    store: keyedStore(reopening(() => openStore(draftsName, 'drafts'))),
    exists: () => hasDatabase(draftsName),
    now: Date.now,
    newId,
    openChannel: () => (typeof BroadcastChannel === 'function' ? broadcast(draftsName) : undefined),
  })
  return opened
}
