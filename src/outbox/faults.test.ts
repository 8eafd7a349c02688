import { describe, expect, it } from 'vitest'
import { createDevice, delivered, refusal, retry, settled } from './device.fixture.ts'

const quota = () => {
  throw new DOMException('full', 'QuotaExceededError')
}
const hang = () => new Promise<void>(() => {})

describe('storage faults', () => {
  it('sends directly when storage cannot be opened', async () => {
    const { server, openTab, memory } = createDevice()
    memory.fault = quota
    expect(await openTab().submit('hello')).toEqual({ kind: 'delivered', id: 'id-1', reply: 'ok' })
    expect(server.requests).toEqual(['id-1'])
  })

  it('answers `lost`, and keeps nothing, when both storage and network fail', async () => {
    const { openTab, memory } = createDevice({ answers: [retry] })
    memory.fault = quota
    expect(await openTab().submit('hello')).toEqual({ kind: 'lost', reason: 'QuotaExceededError: full; no reply' })
    expect(memory.kept.size).toBe(0)
  })

  it('sends a lost text again under the same id, for the server may have it', async () => {
    const { openTab, memory } = createDevice({ answers: [retry, delivered] })
    memory.fault = quota
    const outbox = openTab()
    await outbox.submit('hello')
    expect(await outbox.submit('hello')).toMatchObject({ kind: 'delivered', id: 'id-1' })
    expect(await outbox.submit('hello')).toMatchObject({ kind: 'delivered', id: 'id-2' })
  })

  it('knows a lost text by its content alone', async () => {
    const { openTab, memory } = createDevice({
      answers: [retry, delivered],
      contentOf: (payload) => payload.split('@')[0],
    })
    memory.fault = quota
    const outbox = openTab()
    await outbox.submit('hello@noon')
    expect(await outbox.submit('hello@one')).toMatchObject({ kind: 'delivered', id: 'id-1' })
  })

  it('sends it so also from another form, which would give it another', async () => {
    const { server, openTab, memory } = createDevice({ answers: [retry, delivered] })
    memory.fault = quota
    const outbox = openTab()
    await outbox.submit('hello', { id: 'draft' })
    await outbox.submit('hello', { id: 'other' })
    expect(server.requests).toEqual(['draft', 'draft'])
  })

  it('passes a refusal on when storage cannot be opened', async () => {
    const { openTab, memory } = createDevice({ answers: [refusal] })
    memory.fault = quota
    expect(await openTab().submit('hello')).toEqual({ id: 'id-1', ...refusal })
  })

  it('sends directly when storage hangs, and deletes what it stored too late', async () => {
    const { server, openTab, memory, time } = createDevice()
    let thaw = () => {}
    memory.fault = (operation) =>
      operation === 'put'
        ? new Promise((resolve) => {
            thaw = resolve
          })
        : undefined
    const outbox = openTab()
    const submitted = outbox.submit('hello')
    await time.advance(4_000)
    expect(await submitted).toMatchObject({ kind: 'delivered' })
    thaw()
    await settled()
    expect(memory.kept.size).toBe(0)
    expect(server.requests).toHaveLength(1)
  })

  it('no longer says that a message waits once the data of the site was cleared', async () => {
    const { openTab, memory, time } = createDevice({ answers: [retry] })
    const outbox = openTab()
    const lists: number[] = []
    outbox.subscribe((event) => event.kind === 'changed' && lists.push(event.entries.length))
    await outbox.submit('hello')
    await settled()
    expect(lists.at(-1)).toBe(1)
    memory.kept.clear()
    await time.advance(2_000)
    expect(lists.at(-1)).toBe(0)
  })

  it('does not send again what it could not delete after delivery', async () => {
    const { server, openTab, memory } = createDevice()
    memory.fault = (operation) => (operation === 'delete' ? quota() : undefined)
    const outbox = openTab()
    expect(await outbox.submit('hello')).toMatchObject({ kind: 'delivered' })
    await outbox.flush()
    expect(await outbox.entries()).toEqual([])
    expect(server.requests).toHaveLength(1)
    memory.fault = () => {}
    await outbox.flush()
    expect(memory.kept.size).toBe(0)
  })

  it('does not send in a loop when a refusal cannot be stored', async () => {
    const { server, openTab, memory, time } = createDevice({ answers: [refusal] })
    memory.fault = (operation) => (operation === 'replace' ? quota() : undefined)
    await openTab().submit('hello')
    await time.advance(59_000)
    expect(server.requests).toHaveLength(1)
  })

  it('comes back by itself when storage hung while flushing', async () => {
    const { server, openTab, memory, time } = createDevice({ answers: [retry, delivered] })
    const outbox = openTab()
    await outbox.submit('hello')
    memory.fault = (operation) => (operation === 'all' ? hang() : undefined)
    await time.advance(10_000)
    expect(server.requests).toHaveLength(1)
    memory.fault = () => {}
    await time.advance(60_000)
    expect(server.effects.size).toBe(1)
  })

  it('shows what it last read while storage does not answer', async () => {
    const { openTab, memory } = createDevice({ answers: [retry] })
    const outbox = openTab()
    await outbox.submit('hello')
    await outbox.entries()
    memory.fault = quota
    expect(await outbox.entries()).toMatchObject([{ id: 'id-1' }])
  })

  it('claims no delivery when storage was wiped', async () => {
    const { server, openTab, memory } = createDevice({ answers: [retry, delivered] })
    const outbox = openTab()
    const kinds: string[] = []
    await outbox.submit('hello')
    outbox.subscribe(({ kind }) => kinds.push(kind))
    memory.kept.clear()
    await outbox.flush()
    expect(server.requests).toHaveLength(1)
    expect(kinds).not.toContain('delivered')
  })

  it('does not bring back an entry that was deleted while its request failed', async () => {
    const { openTab, memory } = createDevice({
      send: async () => {
        memory.kept.clear()
        return retry
      },
    })
    await openTab().submit('hello')
    expect(memory.kept.size).toBe(0)
  })

  it('does not send what was deleted while it was brought to the form of this version', async () => {
    const { openTab, memory, server } = createDevice({ read: (stored) => `new ${stored}` })
    const state = { kind: 'waiting' }
    memory.kept.set('old', { version: 1, id: 'old', payload: 'one', createdAt: 1, attempts: 0, state })
    const rewriting = Promise.withResolvers<void>()
    memory.fault = (operation) => (operation === 'replace' ? rewriting.promise : undefined)
    const outbox = openTab()
    const flushed = outbox.flush()
    await settled()
    await outbox.remove('old')
    rewriting.resolve()
    await flushed
    expect(server.requests).toEqual([])
  })
})
