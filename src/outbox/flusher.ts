import type { Lock } from './effects.ts'

// A slow or hanging entry occupies one of these; the ones behind it use the others.
const parallel = 3

type Flushing = {
  lock: Lock
  /** Ids to be sent now, oldest first; must not reject. */
  due: () => Promise<string[]>
  /** Must not reject, and must leave the entry no longer due. */
  deliver: (id: string) => Promise<void>
  /** Another tab is flushing. */
  onBusy: () => void
}

/** Delivers what is due until nothing is, one flusher at a time. */
export const createFlusher = ({ lock, due, deliver, onBusy }: Flushing) => {
  let running: Promise<void> | undefined
  let asked = false
  let wakeUp = () => {}
  const flying = new Map<string, Promise<unknown>>()

  const fly = (id: string) => {
    const landed = deliver(id).finally(() => flying.delete(id))
    flying.set(id, landed)
  }

  const work = async () => {
    let queue = await due()
    while (queue.length + flying.size > 0) {
      const id = flying.size < parallel ? queue.shift() : undefined
      if (id !== undefined) {
        if (!flying.has(id)) fly(id)
        continue
      }
      const woken = new Promise<void>((resolve) => {
        wakeUp = resolve
      })
      if (!asked) await Promise.race([...flying.values(), woken])
      if (asked || queue.length + flying.size === 0) {
        asked = false
        queue = (await due()).filter((next) => !flying.has(next))
      }
    }
  }

  const round = async (): Promise<void> => {
    asked = false
    // A failing lock must not hold messages back, and must not be tried again at once.
    const held = await lock(work).catch(() => false)
    if (!held) onBusy()
    else if (asked) await round()
  }

  /** Starts a round, or makes the one under way look again. */
  const run = (): Promise<void> => {
    if (running) {
      asked = true
      wakeUp()
    } else {
      running = round().finally(() => {
        running = undefined
      })
    }
    return running
  }

  return {
    run,
    /** For an entry that a visitor waits for: a round under way sends it at once, beside slow ones. */
    hurry(id: string): void {
      if (running && !flying.has(id)) fly(id)
      void run()
    },
  }
}
