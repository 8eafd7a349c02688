import type { Outcome } from './contract.ts'
import type { Schedule } from './effects.ts'

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

/**
 * Which entries must not be sent yet. Measured by timers alone, never by comparing clocks: a clock that jumps neither
 * sends an entry too early nor delays it for ever.
 */
export const createHolds = (schedule: Schedule) => {
  const held = new Map<string, { cancel: () => void; firm: boolean }>()

  const release = (id: string) => {
    held.get(id)?.cancel()
    held.delete(id)
  }
  const releaseAll = (which: (hold: { firm: boolean }) => boolean) => {
    for (const [id, hold] of held) if (which(hold)) release(id)
  }

  return {
    has: (id: string) => held.has(id),
    release,
    /** A firm hold was asked for by the server and outlasts `wake`. */
    hold(id: string, delayMs: number, firm: boolean, then: () => void) {
      release(id)
      const cancel = schedule(delayMs, () => {
        held.delete(id)
        then()
      })
      held.set(id, { cancel, firm })
    },
    /** The network may be back: ends the holds that the server did not ask for. */
    wake: () => releaseAll((hold) => !hold.firm),
    clear: () => releaseAll(() => true),
  }
}
