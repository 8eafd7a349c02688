import { describe, expect, it } from 'vitest'
import type { Outcome } from './contract.ts'
import { createDevice, delivered, refusal, retry, settled } from './device.fixture.ts'

const withoutLock = async (work: () => Promise<void>) => {
  await work()
  return true
}

describe('several tabs', () => {
  it('lets only one flusher run, and sends each entry once', async () => {
    const { server, openTab, locking } = createDevice({
      answers: [...Array.from({ length: 12 }, () => retry), delivered],
    })
    const first = openTab()
    for (let at = 0; at < 12; at++) await first.submit(`text ${at}`)
    await settled()
    first.close()
    server.requests.length = 0
    const tabs = [openTab(), openTab(), openTab(), openTab()]
    await Promise.all(tabs.map((tab) => tab.flush()))
    expect(server.requests).toHaveLength(12)
    expect(new Set(server.requests).size).toBe(12)
    expect(locking.most()).toBe(1)
  })

  it('sends each entry once in effect where there are no locks', async () => {
    const { server, openTab, memory } = createDevice({ answers: [retry, retry, delivered], lock: withoutLock })
    const tabs = [openTab(), openTab()]
    await tabs[0]?.submit('one')
    await tabs[0]?.submit('two')
    await Promise.all(tabs.map((tab) => tab.flush()))
    expect([...server.effects.values()].sort()).toEqual(['one', 'two'])
    expect(memory.kept.size).toBe(0)
  })

  it('has the tab that is flushing send what another tab adds, and answers there', async () => {
    const slow = Promise.withResolvers<Outcome>()
    const { openTab } = createDevice({ answers: [() => slow.promise, delivered] })
    const flushing = openTab()
    const other = openTab()
    const first = flushing.submit('slow')
    await settled()
    expect(await other.submit('quick')).toMatchObject({ kind: 'delivered', id: 'id-2' })
    slow.resolve(delivered)
    expect(await first).toMatchObject({ kind: 'delivered', id: 'id-1' })
  })

  it('keeps one entry of what two tabs submit under one id, and sends it though the first of them is gone', async () => {
    const { server, openTab, memory } = createDevice({ answers: [() => new Promise(() => {}), delivered] })
    const gone = openTab({ lock: withoutLock })
    const other = openTab()
    void gone.submit('one', { id: 'draft' })
    await settled()
    gone.close()
    const submitted = other.submit('one', { id: 'draft' })
    await settled()
    expect(server.requests).toEqual(['draft', 'draft'])
    expect(await submitted).toMatchObject({ kind: 'delivered' })
    expect(memory.kept.size).toBe(0)
  })

  it('keeps what another tab submits under an id that this one has removed', async () => {
    const { openTab, memory } = createDevice({ answers: [refusal, retry] })
    const refused = openTab()
    refused.subscribe(() => {})
    await refused.submit('one', { id: 'draft' })
    await refused.remove('draft')
    expect(await openTab().submit('one', { id: 'draft' })).toMatchObject({ kind: 'kept' })
    await refused.flush()
    expect([...memory.kept.keys()]).toEqual(['draft'])
  })

  it('holds the lock while it sends what was kept early, though its form then submits that, too', async () => {
    const slow = Promise.withResolvers<Outcome>()
    const { server, openTab, memory } = createDevice({ answers: [() => slow.promise] })
    const state = { kind: 'waiting' }
    memory.kept.set('early', { version: 1, id: 'early', payload: 'one', createdAt: 1, attempts: 0, state })
    const page = openTab()
    void page.flush()
    await settled()
    const submitted = page.submit('one', { id: 'early' })
    await settled()
    void openTab().flush()
    await settled()
    expect(server.requests).toEqual(['early'])
    slow.resolve(delivered)
    expect(await submitted).toMatchObject({ kind: 'delivered' })
  })

  it('takes over by itself when whoever flushed is done', async () => {
    const { openTab, locking, time } = createDevice()
    const working = Promise.withResolvers<void>()
    locking.lock(() => working.promise)
    const submitted = openTab().submit('hello')
    await time.advance(3_000)
    working.resolve()
    await time.advance(1_000)
    expect(await submitted).toMatchObject({ kind: 'delivered' })
  })

  it('sends what a tab added that the flushing one cannot hear', async () => {
    const slow = Promise.withResolvers<Outcome>()
    const { server, openTab, time } = createDevice({ answers: [() => slow.promise, delivered] })
    const deaf = { post() {}, listen: () => () => {} }
    openTab({ channel: deaf }).submit('slow')
    await settled()
    openTab({ channel: deaf }).submit('quick')
    await settled()
    slow.resolve(retry)
    await time.advance(500)
    expect([...server.effects.values()]).toEqual(['quick'])
  })

  it('tells the other tabs what changed, was delivered and was refused', async () => {
    const { openTab } = createDevice({ answers: [retry, delivered, refusal] })
    const here = openTab()
    const there = openTab()
    const heard: unknown[] = []
    there.subscribe((event) =>
      heard.push(event.kind === 'changed' ? event.entries.map(({ id }) => id) : [event.kind, event.interactive]),
    )
    await here.submit('one')
    await settled()
    expect(heard.at(-1)).toEqual(['id-1'])
    await here.flush()
    await settled()
    expect(heard).toContainEqual(['delivered', false])
    expect(heard.at(-1)).toEqual([])
    await here.submit('two')
    await settled()
    expect(heard).toContainEqual(['refused', true])
  })

  it('sends again after the tab that tried is gone', async () => {
    const { server, openTab, time } = createDevice({ answers: [retry, delivered] })
    const gone = openTab()
    openTab()
    await gone.submit('hello')
    await settled()
    gone.close()
    await time.advance(1_000)
    expect(server.effects.size).toBe(1)
  })

  it('does not follow messages of another version', async () => {
    let tell = (_message: unknown) => {}
    const channel = {
      post() {},
      listen: (listener: typeof tell) => {
        tell = listener
        return () => {}
      },
    }
    const { openTab, memory } = createDevice({ answers: [retry] })
    const outbox = openTab({ channel })
    await outbox.submit('hello')
    tell({ version: 2, kind: 'outcome', entry: { id: 'id-1' }, outcome: delivered, interactive: true })
    tell('noise')
    await outbox.flush()
    expect(memory.kept.size).toBe(1)
  })

  it('leaves no timer behind when closed', async () => {
    const { openTab, time } = createDevice({ answers: [retry] })
    const outbox = openTab()
    await outbox.submit('hello')
    outbox.close()
    await settled()
    expect(time.pending()).toBe(0)
  })
})
