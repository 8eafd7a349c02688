import { describe, expect, it } from 'vitest'
import { memoryCaches } from '../outbox/memory-caches.fixture.ts'
import { allPages } from './all-pages.ts'
import type { ManifestEntry } from './manifest.ts'

const entry = (url: string, revision: string): ManifestEntry => ({
  url,
  revision,
  integrity: `sha256-${revision}`,
  transfer: 10,
})
const [a, b] = ['kept/pages/a.bin', 'kept/pages/b.bin'] as const

/** A device, and a server with one build of the site after the other. */
function device() {
  const memory = memoryCaches()
  const storage = { isBroken: false }
  const caches = {
    async open(name: string) {
      const cache = await memory.open(name)
      const match: typeof cache.match = async (key) => {
        if (storage.isBroken) throw new DOMException('Unexpected internal error.', 'UnknownError')
        return cache.match(key)
      }
      return { ...cache, match }
    },
  }
  const server = { pages: [entry(a, '1'), entry(b, '1')], revision: 'one', gone: '' }
  const asked: string[] = []
  const fetch = async (url: string) => {
    asked.push(url)
    if (server.gone === url) throw new TypeError('Failed to fetch')
    return url.endsWith('.json') ? Response.json(server.pages) : new Response(`${url} of ${server.revision}`)
  }
  const worker = () => {
    const list = { ...entry('kept/pages.json', server.revision), lists: true, transfer: 25 } as const
    return allPages({ caches, fetch, base: 'https://site.example/sw.js' }, list)
  }
  const text = async (made: ReturnType<typeof worker>, url: string) => (await made.find(url))?.text()
  return { server, storage, asked, worker, text }
}

describe('all pages of a site beyond the caps', () => {
  it('are not asked for by themselves', async () => {
    const { asked, worker } = device()
    const made = worker()
    await made.install()
    expect([await made.missing(), await made.find(a), asked]).toEqual([25, undefined, []])
  })

  it('are kept for those who ask', async () => {
    const { worker, text } = device()
    const made = worker()
    const kept: string[] = []
    expect(await made.keep(({ url }) => kept.push(url))).toBe(true)
    expect([await made.missing(), kept.sort()]).toEqual([0, [a, b]])
    // Also when the worker has been started anew.
    expect(await text(worker(), b)).toBe(`${b} of one`)
  })

  it('go on where the network was lost', async () => {
    const { server, asked, worker } = device()
    server.gone = b
    const made = worker()
    expect([await made.keep(), await made.missing()]).toEqual([false, 10])
    server.gone = ''
    asked.length = 0
    expect([await made.keep(), await made.missing(), asked]).toEqual([true, 0, [b]])
  })

  it('come along with a new version, which fetches what changed and is not installed without', async () => {
    const { server, asked, worker, text } = device()
    await worker().keep()
    Object.assign(server, { pages: [entry(a, '1'), entry(b, '2')], revision: 'two', gone: b })
    await expect(worker().install()).rejects.toThrow()
    Object.assign(server, { gone: '' })
    asked.length = 0
    const next = worker()
    await next.install()
    expect(asked).toEqual([b])
    await next.activate()
    expect([await text(next, a), await text(next, b)]).toEqual([`${a} of one`, `${b} of two`])
  })

  it('are not deleted where their list cannot be read for once', async () => {
    const { storage, worker, text } = device()
    await worker().keep()
    storage.isBroken = true
    await worker().activate()
    storage.isBroken = false
    expect(await text(worker(), a)).toBe(`${a} of one`)
  })

  it('of another build are never used', async () => {
    const { server, worker } = device()
    await worker().keep()
    Object.assign(server, { pages: [entry(a, '9'), entry(b, '9')], revision: 'nine' })
    expect(await worker().find(a)).toBeUndefined()
  })
})
