import { isIPv6 } from 'node:net'

/** The number of tokens at first, and how many are added each second. */
export type Rate = { burst: number; perSecond: number }

/** How many subjects are remembered; the least recently seen are forgotten, so that invented ones take no memory. */
const maxBuckets = 50_000

/**
 * Token buckets that may go below zero: a large request is let through once, and the next one waits until it is paid
 * for.
 */
function createBuckets(now: () => number) {
  const buckets = new Map<string, { level: number; at: number }>()
  const levelOf = (subject: string, { burst, perSecond }: Rate) => {
    const known = buckets.get(subject)
    if (!known) return burst
    // A clock that is set back must not take back what came: all visitors would wait until it is where it was.
    known.at = Math.min(known.at, now())
    return Math.min(burst, known.level + ((now() - known.at) / 1000) * perSecond)
  }
  return {
    /** Seconds until the subject may pay again; 0: now. */
    wait(subject: string, rate: Rate): number {
      const level = levelOf(subject, rate)
      return level > 0 ? 0 : Math.ceil((1 - level) / rate.perSecond)
    },
    pay(subject: string, rate: Rate, cost: number): void {
      const level = levelOf(subject, rate) - cost
      buckets.delete(subject)
      buckets.set(subject, { level, at: now() })
      const [oldest] = buckets.keys()
      if (buckets.size > maxBuckets && oldest !== undefined) buckets.delete(oldest)
    },
  }
}

/** `address`: for one address; each wider network around it has twice the rate of the one inside it. */
type RatesOf = { address: Rate; all: Rate }

/**
 * Limits work by client address and in total. Returns the seconds to wait; 0: it was counted. A refusal costs nothing,
 * so a client that waits as told is served.
 */
export function createLimiter(
  { address: rate, all }: RatesOf,
  now: () => number,
): (address: string, cost: number) => number {
  const buckets = createBuckets(now)
  return (address, cost) => {
    const subjects = networksOf(address).map((network, index): [string, Rate] => [
      network,
      { burst: rate.burst * 2 ** index, perSecond: rate.perSecond * 2 ** index },
    ])
    subjects.push(['all', all])
    const wait = Math.max(...subjects.map(([subject, rate]) => buckets.wait(subject, rate)))
    if (wait === 0) for (const [subject, rate] of subjects) buckets.pay(subject, rate, cost)
    return wait
  }
}

/** An IPv4 address; for IPv6 the networks given to one link, customer, site and provider. */
export function networksOf(address: string): string[] {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return [mapped]
  if (!isIPv6(address)) return [address]
  const [head = '', tail = ''] = address.split('::')
  const groups = (text: string) => (text === '' ? [] : text.split(':'))
  const missing = 8 - groups(head).length - groups(tail).length
  const all = [...groups(head), ...Array.from({ length: Math.max(0, missing) }, () => '0'), ...groups(tail)]
  const [a, b, c, d] = all.map((group) => Number.parseInt(group, 16).toString(16))
  const line = (Number.parseInt(d ?? '0', 16) >> 8).toString(16)
  return [`${a}:${b}:${c}:${d}/64`, `${a}:${b}:${c}:${line}/56`, `${a}:${b}:${c}/48`, `${a}:${b}/32`]
}

type Rates = { events: RatesOf; procedures: RatesOf }

/**
 * Limits of requests to the database. Events cost one per row, and more per kilobyte and per visit: the 10,000 events
 * that four tabs stored while offline pass at once, invented visits do not.
 */
export const defaultRates: Rates = {
  events: { address: { burst: 40_000, perSecond: 2 }, all: { burst: 200_000, perSecond: 20 } },
  procedures: { address: { burst: 60, perSecond: 0.5 }, all: { burst: 2000, perSecond: 30 } },
}

const visitCost = 25

export type Limits = ReturnType<typeof createLimits>

/** Each gives the seconds until this address may send; 0: now, and it was counted. */
export function createLimits(rates: Rates, now: () => number) {
  const [events, procedures] = [createLimiter(rates.events, now), createLimiter(rates.procedures, now)]
  return {
    procedure: (address: string) => procedures(address, 1),
    events: (address: string, rows: readonly Record<string, unknown>[], bytes: number) => {
      const visits = new Set(rows.map((row) => row.session_id))
      return events(address, rows.length + visits.size * visitCost + bytes / 1024)
    },
  }
}
