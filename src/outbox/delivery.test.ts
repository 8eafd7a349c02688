import { describe, expect, it } from 'vitest'
import type { Outcome } from './contract.ts'
import { createDevice, createServer, delivered, retry, settled } from './device.fixture.ts'

describe('delivery', () => {
  it('stores an enquiry before it sends it, and deletes it only after its delivery was acknowledged', async () => {
    const reply = Promise.withResolvers<Outcome>()
    const { server, openTab, memory } = createDevice({ answers: [() => reply.promise] })
    const submitted = openTab().submit('hello')
    await settled()
    expect(server.requests).toEqual(['id-1'])
    expect([...memory.kept.keys()]).toEqual(['id-1'])
    reply.resolve(delivered)
    expect(await submitted).toEqual({ kind: 'delivered', id: 'id-1', reply: 'ok' })
    expect(memory.kept.size).toBe(0)
  })

  it('answers `kept`, and keeps the entry, when there is no reply', async () => {
    const { openTab, memory } = createDevice({ answers: [retry] })
    expect(await openTab().submit('hello')).toEqual({ kind: 'kept', id: 'id-1', reason: 'no reply' })
    expect(memory.kept.get('id-1')).toMatchObject({ payload: 'hello', attempts: 1, state: { kind: 'waiting' } })
  })

  it('sends after a reload what an earlier visit left, under the same id', async () => {
    const { server, openTab, memory } = createDevice({ answers: [retry, delivered] })
    const before = openTab()
    await before.submit('hello')
    await settled()
    before.close()
    await openTab().flush()
    expect(server.requests).toEqual(['id-1', 'id-1'])
    expect(memory.kept.size).toBe(0)
  })

  it('reports a later delivery as one nobody waited for', async () => {
    const { openTab } = createDevice({ answers: [retry, delivered] })
    const outbox = openTab()
    const events: unknown[] = []
    outbox.subscribe(
      (event) => event.kind !== 'changed' && events.push([event.kind, event.entry.id, event.interactive]),
    )
    await outbox.submit('hello')
    await outbox.flush()
    expect(events).toEqual([['delivered', 'id-1', false]])
  })

  it('reports a delivery that the form waited for as interactive', async () => {
    const { openTab } = createDevice()
    const outbox = openTab()
    const events: unknown[] = []
    outbox.subscribe((event) => event.kind !== 'changed' && events.push([event.kind, event.interactive]))
    await outbox.submit('hello')
    expect(events).toEqual([['delivered', true]])
  })

  it('answers after its patience, and keeps the enquiry, when the request hangs', async () => {
    const { server, openTab, time, memory } = createDevice({ answers: [() => new Promise(() => {}), delivered] })
    const submitted = openTab().submit('hello')
    await time.advance(10_000)
    expect(await submitted).toMatchObject({ kind: 'kept', id: 'id-1' })
    await time.advance(10_000)
    expect(memory.kept.get('id-1')).toMatchObject({ attempts: 1 })
    await time.advance(2_000)
    expect(server.effects.size).toBe(1)
    expect(memory.kept.size).toBe(0)
  })

  it('aborts a request that hangs', async () => {
    const signals: AbortSignal[] = []
    const { openTab, time } = createDevice({
      send: (_entry, signal) => {
        signals.push(signal)
        return new Promise(() => {})
      },
    })
    openTab().submit('hello')
    await time.advance(20_000)
    expect(signals.map(({ aborted }) => aborted)).toEqual([true])
  })

  it('keeps an enquiry when sending throws', async () => {
    const { openTab } = createDevice({
      send: () => {
        throw new Error('a bug')
      },
    })
    expect(await openTab().submit('hello')).toMatchObject({ kind: 'kept', reason: 'Error: a bug' })
  })

  it('takes a double click for one submission', async () => {
    const { server, openTab } = createDevice()
    const outbox = openTab()
    const [first, second] = await Promise.all([outbox.submit('hello'), outbox.submit('hello')])
    expect(second).toBe(first)
    expect(server.requests).toEqual(['id-1'])
  })

  it('sends in the order of creation', async () => {
    let clock = 0
    const { server, openTab } = createDevice({
      answers: [retry, retry, retry, delivered],
      now: () => ++clock,
      newId: () => `id-${9 - clock}`,
    })
    const outbox = openTab()
    for (const text of ['one', 'two', 'three']) await outbox.submit(text)
    server.requests.length = 0
    await outbox.flush()
    expect([...server.effects.values()]).toEqual(['one', 'two', 'three'])
  })

  it('sends the others while one hangs', async () => {
    const server = createServer(retry)
    const { openTab, time } = createDevice({
      send: (entry) => (entry.payload === 'hangs' ? new Promise(() => {}) : server.send(entry)),
    })
    const outbox = openTab()
    const first = outbox.submit('hangs')
    const second = outbox.submit('goes')
    await time.advance(0)
    expect(await second).toMatchObject({ kind: 'kept' })
    expect(server.requests).toEqual(['id-2'])
    outbox.close()
    expect(await first).toMatchObject({ kind: 'kept' })
  })

  it('sends what waited as soon as another enquiry got through', async () => {
    const { server, openTab, memory } = createDevice({ answers: [retry, delivered] })
    const outbox = openTab()
    await outbox.submit('earlier')
    await outbox.submit('later')
    await settled()
    expect(memory.kept.size).toBe(0)
    expect([...server.effects.values()].sort()).toEqual(['earlier', 'later'])
  })

  it('shows subscribers the list before and after a delivery', async () => {
    const reply = Promise.withResolvers<Outcome>()
    const { openTab } = createDevice({ answers: [() => reply.promise] })
    const outbox = openTab()
    const lists: string[][] = []
    outbox.subscribe((event) => event.kind === 'changed' && lists.push(event.entries.map(({ id }) => id)))
    outbox.submit('hello')
    await settled()
    expect(lists).toEqual([['id-1']])
    reply.resolve(delivered)
    await settled()
    expect(lists).toEqual([['id-1'], []])
  })

  it('goes on delivering when a subscriber throws, and reports the error', async () => {
    const { openTab, time, memory } = createDevice()
    const outbox = openTab()
    outbox.subscribe(() => {
      throw new Error('a bug in the panel')
    })
    expect(await outbox.submit('hello')).toMatchObject({ kind: 'delivered' })
    expect(memory.kept.size).toBe(0)
    await expect(time.advance(0)).rejects.toThrow('a bug in the panel')
  })
})
