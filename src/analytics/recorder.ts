import type { AnalyticsRow } from './row.ts'

/** Where rows go: the queue of events (src/outbox/events). */
export type RowQueue = {
  add(row: AnalyticsRow): Promise<boolean>
  leave(rows: readonly AnalyticsRow[]): Promise<void>
}

const warn = (reason: unknown) => console.warn('Failed to track event', reason)

/**
 * Adds rows to the queue with the id of the signed-in user. Rows that are still under way when the page is left are sent
 * again with the last ones: they keep their id, so the server stores each of them once.
 */
export function openRecorder(queue: RowQueue, currentUser: () => Promise<string | null>, signal: AbortSignal) {
  const underway = new Set<AnalyticsRow>()
  let userId: string | null = null

  return {
    userId: () => userId,
    async keep(row: AnalyticsRow): Promise<void> {
      underway.add(row)
      userId = await currentUser().catch((error) => {
        warn(error)
        return null
      })
      if (signal.aborted) return
      const isKept = await queue.add({ ...row, user_id: userId })
      underway.delete(row)
      if (!isKept && !signal.aborted) warn('it could not be kept')
    },
    leave: (rows: readonly AnalyticsRow[]): Promise<void> => queue.leave([...underway, ...rows]),
  }
}
