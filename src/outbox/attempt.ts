import type { Outcome } from './contract.ts'
import type { Schedule } from './effects.ts'

export type Attempt = { outcome: Promise<Outcome>; abort: () => void }

/** Calls `send` once. The outcome comes after `timeoutMs` at the latest, even if `send` throws or ignores its signal. */
export const attempt = (
  send: (signal: AbortSignal) => Promise<Outcome>,
  schedule: Schedule,
  timeoutMs: number,
): Attempt => {
  const controller = new AbortController()
  const { promise: outcome, resolve } = Promise.withResolvers<Outcome>()
  const giveUp = (reason: string) => {
    stop()
    controller.abort()
    resolve({ kind: 'retry', reason })
  }
  const stop = schedule(timeoutMs, () => giveUp('time-out'))
  const sent = Promise.resolve().then(() => send(controller.signal))
  sent.then(resolve, (error) => resolve({ kind: 'retry', reason: String(error) })).finally(stop)
  return { outcome, abort: () => giveUp('aborted') }
}
