import { describe, expect, it } from 'vitest'
import { ledger } from '../../site/ledger.ts'
import { reloadIfStale, type StaleWindow } from './recover.ts'

const pageWith = (script: string) => `<!doctype html><script type="module">import("${script}")</script>`

function visit(served: string | Error) {
  const memory = new Map<string, string>()
  const visited = { reloads: 0, requests: 0 }
  const clock = { now: 0 }
  const at = (script: string): StaleWindow => ({
    document: { querySelector: () => ({ textContent: `import("${script}")` }), forms: [] },
    location: {
      href: 'https://site.example/faq',
      reload() {
        visited.reloads += 1
      },
    },
    sessionStorage: { getItem: (key) => memory.get(key) ?? null, setItem: (key, value) => void memory.set(key, value) },
    performance: { now: () => clock.now },
    fetch: async () => {
      visited.requests += 1
      if (served instanceof Error) throw served
      return { text: async () => served }
    },
  })
  return { visited, at, memory, clock }
}

describe('a part of the page that cannot be loaded', () => {
  it('reloads once when the site has been deployed since', async () => {
    const { visited, at, memory } = visit(pageWith('/assets/new.js'))
    await reloadIfStale(at('/assets/old.js'))
    expect(visited.reloads).toBe(1)
    // The name must be that of the ledger, which the script itself cannot import.
    const named = ledger.flatMap(({ id, stored }) => (id === 'reload' ? stored.map(({ key }) => key) : []))
    expect([...memory.keys()]).toEqual(named)
  })

  it('never reloads in a loop, not even when the old page comes back', async () => {
    const { visited, at } = visit(pageWith('/assets/new.js'))
    await reloadIfStale(at('/assets/old.js'))
    await reloadIfStale(at('/assets/old.js'))
    expect(visited.reloads).toBe(1)
  })

  it('asks once while several scripts are missing or tried at each key, and again later', async () => {
    const { visited, at } = visit(pageWith('/assets/new.js'))
    const window = at('/assets/old.js')
    await Promise.all([reloadIfStale(window), reloadIfStale(window)])
    expect(visited).toEqual({ requests: 1, reloads: 1 })

    const same = visit(pageWith('/assets/old.js'))
    const unchanged = same.at('/assets/old.js')
    await Promise.all([reloadIfStale(unchanged), reloadIfStale(unchanged)])
    same.clock.now = 9_000
    await reloadIfStale(unchanged)
    expect(same.visited).toEqual({ requests: 2, reloads: 0 })
    same.clock.now = 10_000
    await reloadIfStale(unchanged)
    expect(same.visited).toEqual({ requests: 4, reloads: 0 })
    // A message that waits for the script does not wait for the clock.
    await reloadIfStale(unchanged, { type: 'kept' })
    expect(same.visited).toEqual({ requests: 6, reloads: 1 })
  })

  it('leaves the page alone when the site is the same', async () => {
    const { visited, at } = visit(pageWith('/assets/old.js'))
    await reloadIfStale(at('/assets/old.js'))
    expect(visited.reloads).toBe(0)
  })

  it('reloads the same site once when the network is back and the browser does not ask it again', async () => {
    const { visited, at } = visit(pageWith('/assets/old.js'))
    for (const event of [undefined, {}, { type: 'online' }, { type: 'online' }])
      await reloadIfStale(at('/assets/old.js'), event)
    expect(visited.reloads).toBe(1)
  })

  it('still recovers from a deploy after that', async () => {
    const { visited, at, memory } = visit(pageWith('/assets/new.js'))
    memory.set('reloaded-from', 'import("/assets/old.js") again')
    await reloadIfStale(at('/assets/old.js'))
    expect(visited.reloads).toBe(1)
  })

  it.each([
    ['offline', new TypeError('Failed to fetch')],
    ['behind a portal', '<!doctype html><title>Sign in</title>'],
  ])('leaves the page alone %s', async (_where, served) => {
    const { visited, at } = visit(served)
    await reloadIfStale(at('/assets/old.js'))
    expect(visited.reloads).toBe(0)
  })

  it('leaves the page alone where nothing can be remembered', async () => {
    const { visited, at } = visit(pageWith('/assets/new.js'))
    const window = at('/assets/old.js')
    await reloadIfStale({
      ...window,
      sessionStorage: {
        getItem: () => null,
        setItem: () => {
          throw new DOMException('full', 'QuotaExceededError')
        },
      },
    })
    expect(visited.reloads).toBe(0)
  })
})
