import { createLimiter, type Rates as RatesOf } from './buckets.ts'

export type Rates = { events: RatesOf; procedures: RatesOf }

/**
 * Limits of requests to the database. Events cost one per row, and more per kilobyte and per visit: the 10,000 events
 * that four tabs stored while offline pass at once, invented visits do not.
 */
export const defaultRates: Rates = {
  events: { address: { burst: 40_000, perSecond: 2 }, all: { burst: 200_000, perSecond: 20 } },
  procedures: { address: { burst: 60, perSecond: 0.5 }, all: { burst: 2000, perSecond: 30 } },
}

const visitCost = 25

export type Limits = {
  /** Seconds until this address may call a procedure; 0: now, and it was counted. */
  procedure(address: string): number
  events(address: string, rows: readonly Record<string, unknown>[], bytes: number): number
}

export function createLimits(rates: Rates, now: () => number): Limits {
  const [events, procedures] = [createLimiter(rates.events, now), createLimiter(rates.procedures, now)]
  return {
    procedure: (address) => procedures(address, 1),
    events: (address, rows, bytes) => {
      const visits = new Set(rows.map((row) => row.session_id))
      return events(address, rows.length + visits.size * visitCost + bytes / 1024)
    },
  }
}
