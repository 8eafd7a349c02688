import { journalKey } from '../site/ledger.ts'
import { readJson, type WebStorage, writeItem } from '../site/web-storage.ts'

/** One event of this session, as it is shown to the visitor. */
export type Noted = {
  readonly type: string
  /** Milliseconds since the epoch. */
  readonly at: number
  readonly path: string
  readonly title: string
}

/** Events that are kept; in a longer session the oldest are forgotten. */
const most = 100

/** Notes an event in this tab, for as long as the session: only after the visitor agreed. */
export const noteEvent = (tab: WebStorage, noted: Noted): void =>
  writeItem(tab, journalKey, JSON.stringify([...readJournal(tab), noted].slice(-most)))

/** What was noted, oldest first. */
export function readJournal(tab: WebStorage): Noted[] {
  const stored = readJson(tab, journalKey)
  return Array.isArray(stored) ? stored : []
}
