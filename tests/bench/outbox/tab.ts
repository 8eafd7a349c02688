import { promisifyRequest } from 'idb-keyval'
import { createEventSend, type EventRow } from '../../../src/backend/events.ts'
import { openBrowserOutbox } from '../../../src/outbox/browser.ts'
import { openBrowserEvents } from '../../../src/outbox/events/browser.ts'
import type { EventQueue } from '../../../src/outbox/events/contract.ts'
import { eventRow, uuidOf } from './rows.ts'

/*
 * A tab of a site that only queues events: the real modules with the browser's storage, locks and channels. Its
 * functions for the benchmark and the tests are on `window.tab`.
 */
let queue: EventQueue<EventRow> | undefined
const open = () => {
  if (!queue) throw new Error('tab.ts: open() comes first')
  return queue
}

const tab = {
  open({ key, most }: { key: string; most: number }) {
    queue = openBrowserEvents<EventRow>({
      name: 'bench-events',
      send: createEventSend({ url: location.origin, key }),
      // Events are sent when they are told to be.
      limits: { entries: most, collectMs: 3_600_000 },
    })
  },
  allow: () => open().allow(),
  purge: () => open().purge(),
  flush: () => open().flush(),
  leave: (seed: number, at: number) => open().leave([eventRow(uuidOf(seed, at), `s${seed}`, at)]),

  /** Adds events `from` to `to`, one after the other; gives the milliseconds each took. */
  async add(seed: number, from: number, to: number): Promise<number[]> {
    const took: number[] = []
    for (let at = from; at < to; at++) {
      const start = performance.now()
      if (!(await open().add(eventRow(uuidOf(seed, at), `s${seed}`, at)))) throw new Error(`event ${at} was not kept`)
      took.push(performance.now() - start)
    }
    return took
  },

  /** The same in parallel, to fill the store quickly. */
  async fill(seed: number, from: number, to: number): Promise<void> {
    for (let start = from; start < to; start += 250) {
      const some = Array.from({ length: Math.min(250, to - start) }, (_, at) => start + at)
      await Promise.all(some.map((at) => open().add(eventRow(uuidOf(seed, at), `s${seed}`, at))))
    }
  },

  /** Milliseconds that storing each of `count` messages took, while nothing is sent. */
  async keepMessages(count: number): Promise<number[]> {
    const outbox = openBrowserOutbox<{ text: string }>({
      name: 'bench-outbox',
      send: async () => ({ kind: 'retry', reason: 'no reply' }),
      read: (stored) => ({ text: String(stored) }),
    })
    const took: number[] = []
    for (let at = 0; at < count; at++) {
      const start = performance.now()
      await outbox.submit({ text: `message ${at} ${'x'.repeat(600)}` })
      took.push(performance.now() - start)
    }
    return took
  },

  /** How many events wait on this device. */
  async waiting(): Promise<number> {
    // Opening a database that does not exist would create it.
    if (!(await indexedDB.databases()).some(({ name }) => name === 'bench-events')) return 0
    const db = await promisifyRequest(indexedDB.open('bench-events'))
    const events = db.transaction('events').objectStore('events')
    const count = await promisifyRequest(events.count(IDBKeyRange.bound(0, Number.POSITIVE_INFINITY)))
    db.close()
    return count
  },
}

declare global {
  interface Window {
    readonly tab: typeof tab
  }
}

Object.assign(window, { tab })
