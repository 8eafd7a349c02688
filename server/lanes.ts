/** Queues for the database: leads go before events, both before chores. */
export type Lane = 'lead' | 'events' | 'chore'

const byImportance: readonly Lane[] = ['lead', 'events', 'chore']

/** The longest queue of each; leads are small and wait for no other lane, so many may. */
const maxWaiting: Readonly<Record<Lane, number>> = { lead: 1000, events: 60, chore: 1000 }

/** More wait than can be served in time: the request is answered with 503, and sent again later. */
export class Busy extends Error {
  constructor(lane: Lane) {
    super(`too many wait for the database (${lane})`)
  }
}

/**
 * Runs work as places become free, the most important first. `places`: how many run at once, in total and in the lanes
 * that may not take all places.
 */
export function createLanes(places: { all: number; events: number; chore: number }) {
  const waiting: Record<Lane, (() => void)[]> = { lead: [], events: [], chore: [] }
  const running: Record<Lane, number> = { lead: 0, events: 0, chore: 0 }
  const maxRunning: Record<Lane, number> = { lead: places.all, events: places.events, chore: places.chore }

  function startNext(): void {
    for (const lane of byImportance) {
      while (running.lead + running.events + running.chore < places.all && running[lane] < maxRunning[lane]) {
        const start = waiting[lane].shift()
        if (!start) break
        running[lane] += 1
        start()
      }
    }
  }

  return async function inLane<T>(lane: Lane, work: () => Promise<T>): Promise<T> {
    if (waiting[lane].length >= maxWaiting[lane]) throw new Busy(lane)
    await new Promise<void>((resolve) => {
      waiting[lane].push(resolve)
      startNext()
    })
    try {
      return await work()
    } finally {
      running[lane] -= 1
      startNext()
    }
  }
}
