import type { Entry, Outcome } from './contract.ts'
import type { Channel, Effects, Lock, Schedule, Store } from './effects.ts'
import { openOutbox } from './outbox.ts'

/** Lets every promise run to where it waits for a timer or for the test. */
export const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

const createTime = () => {
  let elapsed = 0
  let timers: { at: number; work: () => void }[] = []
  const schedule: Schedule = (delayMs, work) => {
    const timer = { at: elapsed + delayMs, work }
    timers.push(timer)
    return () => {
      timers = timers.filter((other) => other !== timer)
    }
  }
  const advance = async (ms: number) => {
    const end = elapsed + ms
    await settled()
    for (;;) {
      const next = timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0]
      if (!next) break
      timers = timers.filter((other) => other !== next)
      elapsed = next.at
      next.work()
      await settled()
    }
    elapsed = end
  }
  return { schedule, advance, pending: () => timers.length }
}

type Fault = (operation: keyof Store, id: string | undefined) => Promise<void> | void

/** A store in memory that copies like IndexedDB does. `fault` may throw, or hang, before an operation. */
export const createMemory = () => {
  const kept = new Map<string, unknown>()
  const memory: { kept: typeof kept; fault: Fault } = { kept, fault: () => {} }
  const store: Store = {
    async all() {
      await memory.fault('all', undefined)
      return [...kept].map(([id, value]) => [id, structuredClone(value)] as const)
    },
    async get(id) {
      await memory.fault('get', id)
      return structuredClone(kept.get(id))
    },
    async put(id, value) {
      await memory.fault('put', id)
      kept.set(id, structuredClone(value))
    },
    async replace(id, change) {
      await memory.fault('replace', id)
      if (!kept.has(id)) return
      const changed = change(structuredClone(kept.get(id)))
      if (changed === undefined) kept.delete(id)
      else kept.set(id, structuredClone(changed))
    },
    async delete(id) {
      await memory.fault('delete', id)
      kept.delete(id)
    },
  }
  return { memory, store }
}

const createLock = () => {
  let held = false
  let most = 0
  let inside = 0
  const lock: Lock = async (work) => {
    if (held) return false
    held = true
    inside += 1
    most = Math.max(most, inside)
    try {
      await work()
    } finally {
      inside -= 1
      held = false
    }
    return true
  }
  return { lock, most: () => most }
}

/** Connects tabs: what one posts reaches all the others, later, as with BroadcastChannel. */
export const createChannels = () => {
  const ends = new Set<(message: unknown) => void>()
  return (): Channel => {
    let own = (_message: unknown) => {}
    return {
      post(message) {
        const copy = structuredClone(message)
        for (const end of ends) if (end !== own) queueMicrotask(() => end(copy))
      },
      listen(listener) {
        own = listener
        ends.add(listener)
        return () => ends.delete(listener)
      },
    }
  }
}

type Answer = Outcome | ((id: string) => Promise<Outcome>)

/** A server that keeps one effect per id. `answers` come in order, the last one for ever; a function may hang. */
export const createServer = (...answers: Answer[]) => {
  const effects = new Map<string, unknown>()
  const requests: string[] = []
  const send = async ({ id, payload }: Entry<string>): Promise<Outcome> => {
    requests.push(id)
    const answer = answers.length > 1 ? answers.shift() : answers[0]
    const outcome = typeof answer === 'function' ? await answer(id) : (answer ?? { kind: 'delivered', reply: 'ok' })
    if (outcome.kind === 'delivered') effects.set(id, payload)
    return outcome
  }
  return { send, requests, effects }
}

/** What every queue of a device has in common, apart from its storage and server. */
export const createEffects = () => {
  const time = createTime()
  const locking = createLock()
  const effects = {
    now: () => 1_000_000,
    random: () => 0,
    schedule: time.schedule,
    lock: locking.lock,
    timeoutMs: 20_000,
  }
  return { time, locking, openChannel: createChannels(), effects }
}

/** A device and the server that answers it; `openTab` opens tabs on the same storage, lock and channel. */
export const createDevice = ({ answers = [], ...given }: Partial<Effects<string>> & { answers?: Answer[] } = {}) => {
  const server = createServer(...answers)
  const { time, locking, openChannel, effects } = createEffects()
  const { memory, store } = createMemory()
  let ids = 0
  const base: Effects<string> = {
    ...effects,
    store,
    send: server.send,
    newId: () => `id-${++ids}`,
    read: (stored) => (typeof stored === 'string' ? stored : undefined),
    ...given,
  }
  const openTab = (special: Partial<Effects<string>> = {}) =>
    openOutbox({ ...base, channel: openChannel(), ...special })
  return { server, time, memory, locking, openTab }
}

export const retry: Outcome = { kind: 'retry', reason: 'no reply' }
export const delivered: Outcome = { kind: 'delivered', reply: 'ok' }
export const refusal: Outcome = { kind: 'refused', code: 'rate_limited', message: 'Rate limit exceeded' }
