import { describe, expect, it } from 'vitest'
import type { Outcome } from '../contract.ts'
import { settled } from '../device.fixture.ts'
import { createEventDevice, type Row, rowsNamed } from './device.fixture.ts'
import type { LastRows } from './last-rows.ts'
import { bytesOf } from './queue.ts'

const retry: Outcome = { kind: 'retry', reason: 'no reply' }
const unknown: Outcome = { kind: 'retry', reason: 'PGRST204', alone: true }
const delivered: Outcome = { kind: 'delivered', reply: null }
const refused: Outcome = { kind: 'refused', code: '23514', message: 'too long' }
const day = 24 * 3_600_000

const addAll = (queue: { add(row: Row): Promise<boolean> }, rows: readonly Row[]) =>
  Promise.all(rows.map((row) => queue.add(row)))

describe('consent', () => {
  it('reads, writes and sends nothing before it is given', async () => {
    const { server, openTab, memory, time } = createEventDevice()
    const queue = openTab({ consent: false })
    expect(await queue.add({ id: 'a' })).toBe(false)
    await queue.leave([{ id: 'b' }])
    await queue.flush()
    await time.advance(day)
    expect([memory.operations, server.requests, time.pending()]).toEqual([0, [], 0])
  })

  it('withdrawn while a request is under way: it is aborted, nothing follows, the store is empty', async () => {
    const signals: AbortSignal[] = []
    const { openTab, memory, time } = createEventDevice({
      send: (_rows, signal) => {
        signals.push(signal)
        return new Promise(() => {})
      },
    })
    const queue = openTab()
    await addAll(queue, rowsNamed(120))
    const flushing = queue.flush()
    await settled()
    await queue.purge()
    await flushing
    await time.advance(day)
    expect(signals.map(({ aborted }) => aborted)).toEqual([true])
    expect(memory.events.size).toBe(0)
  })

  it('withdrawn in one tab stops the others and takes what they were about to write', async () => {
    const { server, openTab, memory, time } = createEventDevice({ answers: [() => new Promise(() => {})] })
    const [here, there] = [openTab(), openTab()]
    await there.add({ id: 'a' })
    void there.flush()
    await settled()
    const late = there.add({ id: 'late' })
    await here.purge()
    await late
    await settled()
    expect(memory.events.size).toBe(0)
    expect(await there.add({ id: 'later' })).toBe(false)
    await time.advance(day)
    expect(server.requests).toHaveLength(1)
    expect(memory.events.size).toBe(0)
  })

  it('given again, it goes on', async () => {
    const { openTab, memory } = createEventDevice()
    const queue = openTab()
    await queue.purge()
    queue.allow()
    expect(await queue.add({ id: 'a' })).toBe(true)
    expect(memory.events.size).toBe(1)
  })
})

describe('batches', () => {
  it('hold 50 rows at most, oldest first', async () => {
    const { server, openTab } = createEventDevice()
    const queue = openTab()
    await addAll(queue, rowsNamed(120))
    await queue.flush()
    expect(server.requests.map(({ ids }) => [ids.length, ids[0]])).toEqual([
      [50, 'e0'],
      [50, 'e50'],
      [20, 'e100'],
    ])
  })

  it('hold 64 KB at most, counted in bytes', async () => {
    const bodies: number[] = []
    const { openTab } = createEventDevice({
      send: async (rows) => {
        bodies.push(new TextEncoder().encode(JSON.stringify(rows)).length)
        return delivered
      },
    })
    const queue = openTab()
    await addAll(
      queue,
      rowsNamed(30).map((row) => ({ ...row, text: 'é'.repeat(5_000) })),
    )
    await queue.flush()
    expect(bodies).toHaveLength(5)
    expect(Math.max(...bodies)).toBeLessThanOrEqual(65_536)
  })

  it('measure a row as it will be serialised', () => {
    expect(bytesOf({ id: 'é' })).toBe(Buffer.byteLength(JSON.stringify([{ id: 'é' }])) - 1)
  })

  it('are sent some seconds after the first event, together', async () => {
    const { server, openTab, time } = createEventDevice()
    const queue = openTab()
    await queue.add({ id: 'a' })
    await time.advance(4_000)
    await queue.add({ id: 'b' })
    expect(server.requests).toHaveLength(0)
    await time.advance(1_000)
    expect(server.requests.map(({ ids }) => ids)).toEqual([['a', 'b']])
  })

  it('leave out a row that no request could carry, and count it', async () => {
    const { openTab, memory } = createEventDevice()
    const queue = openTab()
    expect(await queue.add({ id: 'a', text: 'x'.repeat(70_000) })).toBe(false)
    expect([memory.events.size, await queue.dropped()]).toEqual([0, 1])
  })

  it('find the one row that the server refuses, count it, and deliver the rest', async () => {
    const { server, openTab, memory } = createEventDevice({
      answers: [async (rows) => (rows.some(({ id }) => id === 'e33') ? refused : delivered)],
    })
    const queue = openTab()
    await addAll(queue, rowsNamed(100))
    await queue.flush()
    expect(server.rows.size).toBe(99)
    expect(server.rows.has('e33')).toBe(false)
    expect([memory.events.size, await queue.dropped()]).toEqual([0, 1])
    expect(server.requests.length).toBeLessThan(25)
  })

  it('take one transaction for all events of one task', async () => {
    const { openTab, memory } = createEventDevice()
    await addAll(openTab(), rowsNamed(40))
    expect(memory.operations).toBe(1)
  })
})

describe('waiting', () => {
  it('keeps what was not acknowledged and sends it again with the same ids', async () => {
    const { server, openTab, memory, time } = createEventDevice({ answers: [retry, delivered] })
    const queue = openTab()
    await addAll(queue, rowsNamed(3))
    await queue.flush()
    expect(memory.events.size).toBe(3)
    await time.advance(1_000)
    expect(server.requests.map(({ ids }) => ids)).toEqual([
      ['e0', 'e1', 'e2'],
      ['e0', 'e1', 'e2'],
    ])
    expect(memory.events.size).toBe(0)
  })

  it('asks for the lock: one flusher at a time over all tabs', async () => {
    const reply = Promise.withResolvers<Outcome>()
    const { server, openTab } = createEventDevice({ answers: [() => reply.promise, delivered] })
    const [first, second] = [openTab(), openTab()]
    await addAll(first, rowsNamed(60))
    const flushing = first.flush()
    await settled()
    await second.flush()
    expect(server.requests).toHaveLength(1)
    reply.resolve(delivered)
    await flushing
    expect(server.requests.map(({ ids }) => ids.length)).toEqual([50, 10])
  })

  it('waits for Retry-After, also when the connection returns meanwhile', async () => {
    const { server, openTab, time } = createEventDevice({
      answers: [{ kind: 'retry', reason: 'status 429', after: 60_000 }, delivered],
    })
    const queue = openTab()
    await queue.add({ id: 'a' })
    await queue.flush()
    await queue.flush()
    await time.advance(59_000)
    expect(server.requests).toHaveLength(1)
    await time.advance(1_000)
    expect(server.rows.size).toBe(1)
  })

  it('of a column that the server does not know holds up no event of another build, and is asked for again', async () => {
    let isPublished = false
    const { server, openTab, memory, time } = createEventDevice({
      answers: [async (rows) => (isPublished || rows.every(({ text }) => text === undefined) ? delivered : unknown)],
    })
    const queue = openTab()
    await addAll(queue, [...rowsNamed(3), ...rowsNamed(60, 'new').map((row) => ({ ...row, text: '' })), { id: 'last' }])
    await queue.flush()
    expect([...server.rows.keys()]).toEqual(['e0', 'e1', 'e2', 'last'])
    expect(server.requests.map(({ ids }) => ids.length)).toEqual([3, 50, 1])
    isPublished = true
    await time.advance(2_000)
    expect([memory.events.size, await queue.dropped()]).toEqual([0, 0])
  })

  it('for such a server, it too gives up after seven days', async () => {
    let clock = 10 * day
    const { openTab, memory } = createEventDevice({ answers: [unknown], now: () => clock })
    const queue = openTab()
    await queue.add({ id: 'old' })
    clock += 8 * day
    await queue.flush()
    expect([memory.events.size, await queue.dropped()]).toEqual([0, 1])
  })

  it('keeps 5,000, lets the oldest go and counts them', async () => {
    const { openTab, memory } = createEventDevice({ answers: [retry] })
    const queue = openTab()
    for (let at = 0; at < 51; at++) await addAll(queue, rowsNamed(100, `${at}-`))
    expect([memory.events.size, await queue.dropped()]).toEqual([5_000, 100])
    expect([...memory.events.values()][0]?.row.id).toBe('1-0')
  })

  it('gives up after seven days what still cannot be sent, and counts it', async () => {
    let clock = 10 * day
    const { openTab, memory } = createEventDevice({ answers: [retry], now: () => clock })
    const queue = openTab()
    await queue.add({ id: 'old' })
    clock += 6 * day
    await queue.add({ id: 'young' })
    clock += 2 * day
    await queue.flush()
    expect([...memory.events.values()].map(({ row }) => row.id)).toEqual(['young'])
    expect(await queue.dropped()).toBe(1)
  })

  it('neither expires nor loses what can be sent with a clock one year off, forwards or backwards', async () => {
    let clock = 1_000 * day
    const { server, openTab, memory } = createEventDevice({ now: () => clock })
    const queue = openTab()
    await queue.add({ id: 'before' })
    clock += 365 * day
    await queue.flush()
    await queue.add({ id: 'ahead' })
    clock -= 2 * 365 * day
    await queue.flush()
    expect([...server.rows.keys()]).toEqual(['before', 'ahead'])
    expect([memory.events.size, await queue.dropped()]).toEqual([0, 0])
  })
})

describe('the last rows of a page that goes', () => {
  const noted = new Map<string, readonly Row[]>()
  const lastRows: LastRows<Row> = {
    note(rows) {
      noted.set('left', rows)
      return () => noted.delete('left')
    },
    left: () => [...noted].map(([key, rows]) => ({ rows, wipe: () => noted.delete(key) })),
    clear: () => noted.clear(),
  }

  it('is wiped when the database has answered', async () => {
    const { openTab, memory } = createEventDevice({ lastRows, answers: [retry] })
    await openTab().leave([{ id: 'exit' }])
    expect([noted.size, memory.events.size]).toEqual([0, 1])
  })

  it('gives the next page what the database did not take any more', async () => {
    const { server, openTab, memory, time } = createEventDevice({ answers: [retry, delivered], lastRows })
    memory.fault = () => new Promise(() => {})
    void openTab().leave([{ id: 'exit' }])
    await settled()
    expect([noted.size, memory.events.size]).toEqual([1, 0])
    memory.fault = () => {}
    openTab()
    await time.advance(6_000)
    expect([noted.size, [...server.rows.keys()]]).toEqual([0, ['exit']])
  })

  it('is cleared when consent is withdrawn', async () => {
    const { openTab } = createEventDevice({ lastRows })
    noted.set('left', [{ id: 'exit' }])
    await openTab({ consent: false }).purge()
    expect(noted.size).toBe(0)
  })
})

describe('leaving', () => {
  it('sends at once what happened last, in a request that outlives the page, and keeps it until acknowledged', async () => {
    const reply = Promise.withResolvers<Outcome>()
    const { server, openTab, memory } = createEventDevice({ answers: [() => reply.promise] })
    const leaving = openTab().leave([{ id: 'exit' }])
    await settled()
    expect(server.requests).toEqual([{ ids: ['exit'], leaving: true }])
    expect(memory.events.size).toBe(1)
    reply.resolve(delivered)
    await leaving
    expect(memory.events.size).toBe(0)
  })

  it('sends what is still collected along, once', async () => {
    const { server, openTab, memory, time } = createEventDevice()
    const queue = openTab()
    await queue.add({ id: 'view' })
    await queue.flush()
    await queue.add({ id: 'click' })
    await queue.leave([{ id: 'exit' }])
    await time.advance(6_000)
    expect(server.requests.map(({ ids }) => ids)).toEqual([['view'], ['exit', 'click']])
    expect(memory.events.size).toBe(0)
  })

  it('removes only its own when others were written in the same task', async () => {
    const { openTab, memory } = createEventDevice({ answers: [delivered] })
    const queue = openTab()
    await Promise.all([queue.add({ id: 'before' }), queue.leave([{ id: 'exit' }]), queue.add({ id: 'after' })])
    expect([...memory.events.values()].map(({ row }) => row.id)).toEqual(['before', 'after'])
  })
})

describe('storage faults', () => {
  it('sends directly when nothing can be stored', async () => {
    const { server, openTab, memory } = createEventDevice()
    memory.fault = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    expect(await openTab().add({ id: 'a' })).toBe(true)
    expect(server.rows.size).toBe(1)
  })

  it('counts what could be neither stored nor sent', async () => {
    const { openTab, memory } = createEventDevice({ answers: [retry] })
    const queue = openTab()
    memory.fault = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    expect(await queue.add({ id: 'a' })).toBe(false)
    expect(await queue.dropped()).toBe(1)
  })

  it('does not retry a failing storage at once, and tries again later by itself', async () => {
    const { server, openTab, memory, time } = createEventDevice()
    const queue = openTab()
    await queue.add({ id: 'a' })
    memory.fault = (operation) => {
      if (operation === 'oldest') throw new DOMException('dead', 'UnknownError')
    }
    await queue.flush()
    const before = memory.operations
    await time.advance(900)
    expect(memory.operations).toBe(before)
    memory.fault = () => {}
    await time.advance(4_100)
    expect(server.rows.size).toBe(1)
  })
})
