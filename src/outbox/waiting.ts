import type { Outcome } from './contract.ts'

const first = 2_000
const longest = 5 * 60_000
// A server's date read by a wrong clock can lie years ahead: nothing is put off for more than a day.
const day = 24 * 3_600_000

/**
 * Milliseconds until the next attempt: doubled with each one and jittered, so that the clients of a failed server do not
 * all return at once. The server's `Retry-After` can only lengthen it.
 *
 * @param attempts how many were made, the one that gave `outcome` included
 * @param random at least 0, below 1
 */
export const delayAfter = (outcome: Outcome & { kind: 'retry' }, attempts: number, random: number): number => {
  const full = Math.min(longest, first * 2 ** (attempts - 1))
  return Math.max(full / 2 + (full / 2) * random, Math.min(day, outcome.after ?? 0))
}

/** A pause that the server asked for: when it ends by this device's clock, and how long it was, in milliseconds. */
export type Pause = { until: number; ms: number }

/** The pause that `Retry-After` asks for; stored with the entry, so that another tab and the worker wait too. */
export const pauseAfter = (outcome: Outcome, now: number): Pause | undefined => {
  const ms = outcome.kind === 'retry' ? Math.min(day, outcome.after ?? 0) : 0
  return ms > 0 ? { until: now + ms, ms } : undefined
}

/** Milliseconds that are left of it: never more than were asked for, whatever the clock has done since. */
export const restOf = (pause: Pause, now: number): number => Math.max(0, Math.min(pause.until - now, pause.ms))
