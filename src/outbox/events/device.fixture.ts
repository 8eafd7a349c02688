import type { Outcome } from '../contract.ts'
import { createEffects } from '../device.fixture.ts'
import type { EventEffects, EventStore, StoredEvent } from './contract.ts'
import { openEventQueue } from './queue.ts'

export type Row = { id: string; text?: string }

/** As IndexedDB: keys count up, one transaction at a time. `fault` may throw, or hang, before an operation. */
const createEventMemory = () => {
  const events = new Map<number, StoredEvent<Row>>()
  const memory = {
    events,
    dropped: 0,
    operations: 0,
    fault: (_operation: keyof EventStore<Row>): Promise<void> | void => {},
  }
  let last = 0
  const begin = (operation: keyof EventStore<Row>) => {
    memory.operations += 1
    return memory.fault(operation)
  }
  const store: EventStore<Row> = {
    async add(added, most) {
      await begin('add')
      const keys = added.map((event) => {
        last += 1
        events.set(last, structuredClone(event))
        return last
      })
      for (const key of [...events.keys()].filter((key) => key <= last - most)) {
        events.delete(key)
        memory.dropped += 1
      }
      return keys
    },
    async oldest(limit) {
      await begin('oldest')
      return [...events].slice(0, limit).map(([key, kept]) => ({ key, kept: structuredClone(kept) }))
    },
    async remove(keys, counted) {
      await begin('remove')
      for (const key of keys) events.delete(key)
      if (counted) memory.dropped += keys.length
    },
    async dropped() {
      await begin('dropped')
      return memory.dropped
    },
    async clear() {
      await begin('clear')
      events.clear()
      memory.dropped = 0
    },
  }
  return { memory, store }
}

type Answer = Outcome | ((rows: readonly Row[]) => Promise<Outcome>)

/** A server that keeps one row per id. `answers` come in order, the last one for ever. */
const createRowServer = (answers: Answer[]) => {
  const rows = new Map<string, Row>()
  const requests: { ids: string[]; leaving: boolean }[] = []
  const send: EventEffects<Row>['send'] = async (sent, _signal, { leaving }) => {
    requests.push({ ids: sent.map(({ id }) => id), leaving })
    const answer = answers.length > 1 ? answers.shift() : answers[0]
    const outcome = typeof answer === 'function' ? await answer(sent) : (answer ?? { kind: 'delivered', reply: null })
    if (outcome.kind === 'delivered') for (const row of sent) rows.set(row.id, row)
    return outcome
  }
  return { send, requests, rows }
}

type Given = Partial<EventEffects<Row>> & { answers?: Answer[] }

/**
 * A device and the server that answers it; `openTab` opens tabs on the same storage, lock and channel, with consent by
 * default.
 */
export const createEventDevice = ({ answers = [], ...given }: Given = {}) => {
  const server = createRowServer(answers)
  const { time, openChannel, effects } = createEffects()
  const { memory, store } = createEventMemory()
  const base: EventEffects<Row> = {
    ...effects,
    store,
    send: server.send,
    ...given,
  }
  const openTab = ({ consent = true } = {}) => {
    const queue = openEventQueue({ ...base, channel: openChannel() })
    if (consent) queue.allow()
    return queue
  }
  return { server, time, memory, openTab }
}

/** `count` rows, named by their place. */
export const rowsNamed = (count: number, name = 'e'): Row[] =>
  Array.from({ length: count }, (_, at) => ({ id: `${name}${at}` }))
