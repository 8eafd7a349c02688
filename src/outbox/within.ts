import type { Schedule } from './effects.ts'

export const schedule: Schedule = (delayMs, work) => {
  const timer = setTimeout(work, delayMs)
  return () => clearTimeout(timer)
}

/** Rejects when `work` has not settled after `ms`; the work itself goes on, and its result is ignored. */
export const within = <Value>(schedule: Schedule, ms: number, work: () => Promise<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    const cancel = schedule(ms, () => reject(new Error(`no answer from the storage within ${ms} ms`)))
    Promise.resolve().then(work).then(resolve, reject).finally(cancel)
  })
