import type { Schedule } from './effects.ts'

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
