import { broadcast } from './broadcast.ts'
import { type Effects, type Lock, newId, schedule } from './effects.ts'
import { keyedStore, openStore } from './store.ts'

/** A tab may be frozen while it holds the lock: a caller that is turned away for longer than this goes ahead without it. */
const longestTurnMs = 30_000

/** `locks` is absent on plain HTTP and in old browsers: then every tab goes ahead, and only the server's deduplication protects. */
export const webLock = (locks: LockManager | undefined, name: string): Lock => {
  const withoutLock = async (work: () => Promise<void>) => {
    await work()
    return true
  }
  if (!locks) return withoutLock
  let turnedAwayAt: number | undefined
  return async (work) => {
    let asked = false
    try {
      return await locks.request(name, { ifAvailable: true }, async (lock) => {
        asked = true
        if (!lock) turnedAwayAt ??= performance.now()
        const mayWork = lock || performance.now() - (turnedAwayAt ?? 0) > longestTurnMs
        if (!mayWork) return false
        turnedAwayAt = undefined
        await work()
        return true
      })
    } catch (error) {
      if (asked) throw error
      return withoutLock(work)
    }
  }
}

/** For callers that cannot try again by a timer: waits for the lock, `patienceMs` at most. */
export const patientLock =
  (locks: LockManager | undefined, name: string, patienceMs: number): Lock =>
  async (work) => {
    const unlocked = webLock(undefined, name)
    if (!locks) return unlocked(work)
    let begun = false
    try {
      await locks.request(name, { signal: AbortSignal.timeout(patienceMs) }, () => {
        begun = true
        return work()
      })
      return true
    } catch (error) {
      if (begun) throw error
      return false
    }
  }

/** The effects of a page or a worker: everything but what is sent and how. `name` is database, lock and channel. */
export const platform = (name: string): Omit<Effects<never>, 'send' | 'read' | 'contentOf'> => ({
  store: keyedStore(openStore(name, 'entries')),
  now: Date.now,
  random: Math.random,
  schedule,
  lock: webLock(navigator.locks, name),
  channel: broadcast(name),
  newId,
  timeoutMs: 20_000,
})

/** Tag of the Background Sync that makes the worker send. `site`: its id. */
export const syncTag = (site: string): string => `${site}-outbox`
