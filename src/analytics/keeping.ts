import type { AnalyticsRow } from './row.ts'

/** Where rows go: the queue of events (src/outbox/events). */
export type Keeper = {
  add(row: AnalyticsRow): Promise<boolean>
  leave(rows: readonly AnalyticsRow[]): Promise<void>
}

const untold = (reason: unknown) => console.warn('Failed to track event', reason)

/**
 * Adds rows to the queue with the id of the signed-in user. Rows that are still under way when the page is left are sent
 * again with the last ones: they keep their id, so the server stores each of them once.
 */
export function openKeeping(keeper: Keeper, currentUser: () => Promise<string | null>, signal: AbortSignal) {
  const underway = new Set<AnalyticsRow>()
  let userId: string | null = null

  return {
    userId: () => userId,
    async keep(row: AnalyticsRow): Promise<void> {
      underway.add(row)
      userId = await currentUser().catch((error) => {
        untold(error)
        return null
      })
      if (signal.aborted) return
      const isKept = await keeper.add({ ...row, user_id: userId })
      underway.delete(row)
      if (!isKept && !signal.aborted) untold('it could not be kept')
    },
    leave: (rows: readonly AnalyticsRow[]): Promise<void> => keeper.leave([...underway, ...rows]),
  }
}
