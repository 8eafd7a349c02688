import { journalKey } from '../site/ledger.ts'

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

type Tab = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** What was noted in this tab, kept as long as the session: only after the visitor agreed. */
export function openJournal(tab: () => Tab) {
  return {
    note(noted: Noted): void {
      try {
        tab().setItem(journalKey, JSON.stringify([...readJournal(tab), noted].slice(-most)))
      } catch {
        // Without storage there is nothing to show.
      }
    },
    forget(): void {
      try {
        tab().removeItem(journalKey)
      } catch {
        // Then there is none.
      }
    },
  }
}

/** Oldest first. */
export function readJournal(tab: () => Tab): Noted[] {
  try {
    const stored: unknown = JSON.parse(tab().getItem(journalKey) ?? '[]')
    return Array.isArray(stored) ? stored : []
  } catch {
    return []
  }
}
