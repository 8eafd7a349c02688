import type { Database, Row } from '../database.ts'
import { type Delivery, deliver, type Target } from './deliver.ts'

/** Milliseconds after which a delivery is free again when the server that tried it is gone; more than one attempt takes. */
const lease = 60_000
/** Milliseconds that a delivery under way gets to finish when the server stops. */
const grace = 1_500
/** Milliseconds between looks for leads that another server accepted. */
const rest = 15_000

export type Courier = { wake(): void; close(): Promise<void> }

export type CourierOptions = {
  database: Database
  target: Target
  now: () => number
  /** Milliseconds to wait after that many attempts. */
  backoff: (attempts: number) => number
  log: (line: string) => void
}

/**
 * Brings queued leads, and notices of erased ones, to the webhook, one after the other, beside the requests: no visitor
 * waits for it, and no transaction stays open while the receiver takes its time. Several servers share the queue. At
 * least once: the receiver knows a repetition by its id.
 */
export function startCourier({ database, target, now, backoff, log }: CourierOptions): Courier {
  const cut = new AbortController()
  let closed = false
  let timer: NodeJS.Timeout | undefined
  let working: Promise<void> | undefined
  let again = false

  function wake(): void {
    again = true
    if (closed) return
    clearTimeout(timer)
    working ??= work().finally(() => {
      working = undefined
      if (again) wake()
    })
  }

  async function work(): Promise<void> {
    again = false
    let pause = rest
    try {
      while (!closed) {
        const delivery = await claim()
        if (!delivery) break
        await settle(delivery, await deliver(target, delivery, now, cut.signal))
      }
      pause = Math.min(rest, await nextDue())
    } catch (error) {
      log(`webhook: ${error instanceof Error ? error.message : error}; it is tried again.`)
    }
    if (!closed) timer = setTimeout(wake, pause)
  }

  async function claim(): Promise<Delivery | undefined> {
    const [row] = await ask('select private.claim_delivery(make_interval(secs => $1)) as delivery', [lease / 1000])
    return parse(row?.delivery)
  }

  async function settle({ id, attempts }: Delivery, error: string | undefined): Promise<void> {
    const wait = error === undefined ? 0 : backoff(attempts)
    await ask('select private.settle_delivery($1, $2, make_interval(secs => $3))', [id, error ?? null, wait / 1000])
    if (error) log(`webhook: ${id} not delivered (${error}, attempt ${attempts}); next in ${wait / 1000} s.`)
  }

  async function nextDue(): Promise<number> {
    const [row] = await ask('select extract(epoch from private.next_delivery_in())::float8 as seconds')
    return typeof row?.seconds === 'number' ? Math.max(0, row.seconds * 1000) : rest
  }

  function ask(statement: string, values: readonly unknown[] = []): Promise<Row[]> {
    return database.transaction(({ query }) => query(statement, values))
  }

  wake()
  return {
    wake,
    close: async () => {
      closed = true
      clearTimeout(timer)
      const patience = setTimeout(() => cut.abort(), grace)
      await working
      clearTimeout(patience)
    },
  }
}

function parse(value: unknown): Delivery | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  if (!('id' in value && 'attempts' in value && 'event' in value)) return undefined
  const { id, attempts, event } = value
  if (typeof id !== 'string' || typeof attempts !== 'number' || typeof event !== 'object') return undefined
  return { id, attempts, event: { ...event } }
}
