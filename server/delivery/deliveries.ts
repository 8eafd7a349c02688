import type { Database, Row } from '../database.ts'
import { fieldsOf } from '../fields.ts'

export type Channel = 'webhook' | 'mail'

/** `id`: the lead's, or of the notice that one was erased; the same at each attempt. */
export type Delivery = { id: string; attempts: number; event: Record<string, unknown> }

/** Makes one attempt; resolves to what went wrong, or to `undefined` when it was acknowledged. */
export type Send = (delivery: Delivery, closing: AbortSignal) => Promise<string | undefined>

/**
 * Milliseconds after which a delivery is free again when the server that tried it is gone; more than one attempt takes. A mail
 * server may look through a message for ten minutes before it takes it, and sending it again meanwhile doubles it (RFC 1047).
 */
const leases = { webhook: 60_000, mail: 15 * 60_000 } as const satisfies Record<Channel, number>
/** Milliseconds that a delivery under way gets to finish when the server stops. */
const grace = 1_500
/** Milliseconds between checks for leads that another server accepted. */
const rest = 15_000

export type Deliveries = { wake(): void; close(): Promise<void> }

type DeliveriesOptions = {
  database: Database
  channel: Channel
  send: Send
  /** Milliseconds to wait after that many attempts. */
  backoff: (attempts: number) => number
  log: (line: string) => void
}

/**
 * Delivers the queued leads of a channel, and notices of erased ones, one after the other, apart from the requests: no
 * visitor waits for it, and no transaction stays open while the receiver answers. Several servers share the queue. At
 * least once: the receiver recognises a repetition by its id.
 */
export function startDeliveries({ database, channel, send, backoff, log }: DeliveriesOptions): Deliveries {
  const cut = new AbortController()
  let closed = false
  let timer: NodeJS.Timeout | undefined
  let working: Promise<void> | undefined
  let again = false
  /** Acknowledged, and the database could not be told yet: not sent again. Forgotten with the process. */
  const taken = new Set<string>()

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
        const error = taken.has(delivery.id) ? undefined : await send(delivery, cut.signal)
        if (error === undefined) taken.add(delivery.id)
        await settle(delivery, error)
        taken.delete(delivery.id)
      }
      pause = Math.min(rest, await nextDue())
    } catch (error) {
      log(`${channel}: ${error instanceof Error ? error.message : error}; it is tried again.`)
    }
    if (!closed) timer = setTimeout(wake, pause)
  }

  async function claim(): Promise<Delivery | undefined> {
    const [row] = await ask('select private.claim_delivery(make_interval(secs => $1), $2) as delivery', [
      leases[channel] / 1000,
      channel,
    ])
    return parse(row?.delivery)
  }

  async function settle({ id, attempts }: Delivery, error: string | undefined): Promise<void> {
    const wait = error === undefined ? 0 : backoff(attempts)
    await ask('select private.settle_delivery($1, $2, make_interval(secs => $3), $4)', [
      id,
      error ?? null,
      wait / 1000,
      channel,
    ])
    if (error) log(`${channel}: ${id} not delivered (${error}, attempt ${attempts}); next in ${wait / 1000} s.`)
  }

  async function nextDue(): Promise<number> {
    const [row] = await ask('select extract(epoch from private.next_delivery_in($1))::float8 as seconds', [channel])
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
      const timeout = setTimeout(() => cut.abort(), grace)
      await working
      clearTimeout(timeout)
    },
  }
}

function parse(value: unknown): Delivery | undefined {
  const { id, attempts, event } = fieldsOf(value)
  if (typeof id !== 'string' || typeof attempts !== 'number' || typeof event !== 'object') return undefined
  return { id, attempts, event: { ...event } }
}
