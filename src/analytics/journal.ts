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
export function openJournal(tab: () => Tab, key: string) {
  return {
    note(noted: Noted): void {
      try {
        tab().setItem(key, JSON.stringify([...readJournal(tab, key), noted].slice(-most)))
      } catch {
        // Without storage there is nothing to show.
      }
    },
    forget(): void {
      try {
        tab().removeItem(key)
      } catch {
        // Then there is none.
      }
    },
  }
}

/** Oldest first. */
export function readJournal(tab: () => Tab, key: string): Noted[] {
  try {
    const stored: unknown = JSON.parse(tab().getItem(key) ?? '[]')
    return Array.isArray(stored) ? stored : []
  } catch {
    return []
  }
}
