import { day } from './backoff.ts'
import type { Outcome } from './entry.ts'

/** A pause that the server asked for: when it ends by this device's clock, and how long it was, in milliseconds. */
export type Pause = { until: number; ms: number }

/** What `Retry-After` asks for; kept with the entry, so that another tab and the worker wait too. */
export const pauseAfter = (outcome: Outcome, now: number): Pause | undefined => {
  const ms = outcome.kind === 'retry' ? Math.min(day, outcome.after ?? 0) : 0
  return ms > 0 ? { until: now + ms, ms } : undefined
}

/** Milliseconds that are left of it: never more than were asked for, whatever the clock has done since. */
export const restOf = (pause: Pause, now: number): number => Math.max(0, Math.min(pause.until - now, pause.ms))
