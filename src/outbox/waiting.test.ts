import { describe, expect, it } from 'vitest'
import { createDevice, delivered, refusal, retry, settled } from './device.fixture.ts'
import { delayAfter } from './waiting.ts'

const paused = { kind: 'retry', reason: 'status 429', after: 60_000 } as const

describe('waiting', () => {
  it('waits longer after each failure, up to five minutes', () => {
    const delays = [1, 2, 3, 8, 9, 5_000].map((attempts) => delayAfter({ kind: 'retry', reason: '' }, attempts, 0))
    expect(delays).toEqual([1_000, 2_000, 4_000, 128_000, 150_000, 150_000])
  })

  it('spreads the next attempts of many visitors over half the delay', () => {
    expect(delayAfter({ kind: 'retry', reason: '' }, 1, 0.5)).toBe(1_500)
  })

  it('lets no server put an enquiry off for more than a day', () => {
    expect(delayAfter({ kind: 'retry', reason: '', after: 1e12 }, 1, 0)).toBe(86_400_000)
  })

  it('tries again by itself, without end', async () => {
    const { server, openTab, time } = createDevice({ answers: [retry] })
    await openTab().submit('hello')
    await time.advance(24 * 3_600_000)
    expect(server.requests.length).toBeGreaterThan(500)
    expect(server.requests.length).toBeLessThan(700)
  })

  it('waits for Retry-After, also when the connection returns meanwhile', async () => {
    const { server, openTab, time } = createDevice({ answers: [paused, delivered] })
    const outbox = openTab()
    await outbox.submit('hello')
    await time.advance(59_999)
    await outbox.flush()
    expect(server.requests).toHaveLength(1)
    await time.advance(1)
    expect(server.effects.size).toBe(1)
  })

  it.each([
    ['with the same clock', 0],
    ['with a clock that has gone back a year', -365 * 24 * 3_600_000],
  ])('has the worker wait for Retry-After too, %s', async (_clock, jump) => {
    const { server, openTab, time } = createDevice({ answers: [paused, delivered] })
    const page = openTab()
    await page.submit('hello')
    await settled()
    page.close()
    const worker = openTab({ now: () => 1_000_000 + jump })
    await worker.flush()
    await worker.flush()
    expect(server.requests).toHaveLength(1)
    await time.advance(60_000)
    expect(server.effects.size).toBe(1)
  })

  it('sends before Retry-After when the visitor asks for it', async () => {
    const { server, openTab } = createDevice({ answers: [paused, delivered] })
    const outbox = openTab()
    await outbox.submit('hello')
    await outbox.retry('id-1')
    expect(server.effects.size).toBe(1)
  })

  it('does not retry at once when the server asks for a pause of 0 seconds', async () => {
    const { server, openTab, time } = createDevice({ answers: [{ kind: 'retry', reason: 'status 429', after: 0 }] })
    await openTab().submit('hello')
    await time.advance(999)
    expect(server.requests).toHaveLength(1)
  })

  it('does not wait for the timer when the connection returns', async () => {
    const { server, openTab } = createDevice({ answers: [retry, delivered] })
    const outbox = openTab()
    await outbox.submit('hello')
    await outbox.flush()
    expect(server.effects.size).toBe(1)
  })

  it('neither expires nor loses with a clock one year off, forwards or backwards', async () => {
    const year = 365 * 24 * 3_600_000
    let clock = 10 * year
    const { server, openTab, time, memory } = createDevice({ answers: [retry, retry, delivered], now: () => clock })
    await openTab().submit('hello')
    clock -= year
    await time.advance(1_000)
    expect(server.requests).toHaveLength(2)
    expect(memory.kept.size).toBe(1)
    clock += 2 * year
    await time.advance(2_000)
    expect(server.effects.size).toBe(1)
  })
})

describe('refusal', () => {
  it('keeps what was refused and sends the next', async () => {
    const { openTab } = createDevice({ answers: [refusal, delivered] })
    const outbox = openTab()
    expect(await outbox.submit('bad')).toEqual({ id: 'id-1', ...refusal })
    expect(await outbox.submit('good')).toMatchObject({ kind: 'delivered', id: 'id-2' })
    expect(await outbox.entries()).toMatchObject([{ id: 'id-1', state: refusal }])
  })

  it('never sends a refused entry again by itself', async () => {
    const { server, openTab, time } = createDevice({ answers: [refusal] })
    const outbox = openTab()
    await outbox.submit('bad')
    await outbox.flush()
    await time.advance(24 * 3_600_000)
    expect(server.requests).toHaveLength(1)
  })

  it('sends a refused entry again when the visitor asks', async () => {
    const { server, openTab, memory } = createDevice({ answers: [refusal, delivered] })
    const outbox = openTab()
    await outbox.submit('bad')
    await outbox.retry('id-1')
    expect(server.requests).toEqual(['id-1', 'id-1'])
    expect(memory.kept.size).toBe(0)
  })

  it('deletes a refused entry when its corrected form is stored', async () => {
    const { openTab, memory } = createDevice({ answers: [refusal, retry] })
    const outbox = openTab()
    await outbox.submit('bad')
    await outbox.submit('better', { replaces: 'id-1' })
    expect([...memory.kept.keys()]).toEqual(['id-2'])
  })

  it.each([undefined, 'draft'])(
    'sends a refused and removed entry again under its id, as the correction of %s',
    async (replaces) => {
      const { openTab, memory } = createDevice({ answers: [refusal, delivered] })
      const outbox = openTab()
      await outbox.submit('bad', { id: 'draft' })
      await outbox.remove('draft')
      expect(await outbox.submit('bad', { id: 'draft', replaces })).toMatchObject({ kind: 'delivered' })
      expect(memory.kept.size).toBe(0)
    },
  )

  it('deletes what the visitor removes, and aborts its request', async () => {
    const signals: AbortSignal[] = []
    const { openTab, memory } = createDevice({
      send: (_entry, signal) => {
        signals.push(signal)
        return new Promise(() => {})
      },
    })
    const outbox = openTab()
    const submitted = outbox.submit('hello')
    await settled()
    await outbox.remove('id-1')
    expect(await submitted).toEqual({ kind: 'lost', reason: 'removed' })
    expect(signals.map(({ aborted }) => aborted)).toEqual([true])
    expect(memory.kept.size).toBe(0)
    expect(await outbox.entries()).toEqual([])
  })

  it('leaves an entry of another version, or a damaged one, untouched, and sends the rest', async () => {
    const strange = { version: 2, id: 'new', payload: 'hi', createdAt: 5, attempts: 0, state: { kind: 'waiting' } }
    const { openTab, memory, time } = createDevice()
    memory.kept.set('new', strange)
    memory.kept.set('torn', 'half an en')
    const outbox = openTab()
    expect(await outbox.submit('hello')).toMatchObject({ kind: 'delivered' })
    await outbox.retry('new')
    await time.advance(24 * 3_600_000)
    expect(await outbox.entries()).toEqual([
      { id: 'torn', createdAt: 0, raw: 'half an en', state: { kind: 'refused', code: 'unreadable', message: '' } },
      { id: 'new', createdAt: 5, raw: strange, state: { kind: 'refused', code: 'unreadable', message: '' } },
    ])
    expect(memory.kept.get('new')).toEqual(strange)
    await outbox.remove('torn')
    expect([...memory.kept.keys()]).toEqual(['new'])
  })
})
