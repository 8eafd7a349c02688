import { describe, expect, it } from 'vitest'
import { networkFirst } from './network-first.ts'

const never = new Promise<never>(() => {})
const atOnce = async () => undefined
const copy = async () => new Response('kept')
const none = async () => undefined
const textOf = async (answer: Promise<Response | undefined>) => (await answer)?.text()

describe('a page that is read from the network', () => {
  it.each([200, 404, 403])('is what the server answers (%i)', async (status) => {
    expect(await textOf(networkFirst(Promise.resolve(new Response('new', { status })), copy, () => never))).toBe('new')
  })

  it.each([
    ['there is no network', async () => Promise.reject(new TypeError('Failed to fetch')), () => never],
    ['the server is in trouble', async () => new Response('bad gateway', { status: 502 }), () => never],
    ['nothing comes', () => never, atOnce],
  ])('is the kept copy when %s', async (_why, network, wait) => {
    expect(await textOf(networkFirst(network(), copy, wait))).toBe('kept')
  })

  it('is waited for where there is no copy', async () => {
    const late = Promise.withResolvers<Response>()
    const answer = textOf(networkFirst(late.promise, none, atOnce))
    late.resolve(new Response('late'))
    expect(await answer).toBe('late')
  })

  it('is nothing where there is no copy, without a network and when a proxy answers for the server', async () => {
    expect(await networkFirst(Promise.reject(new TypeError('Failed to fetch')), none, () => never)).toBeUndefined()
    expect(await networkFirst(Promise.resolve(new Response('502', { status: 502 })), none, () => never)).toBeUndefined()
  })

  it('is what the server says of its own trouble', async () => {
    const health = Response.json({ status: 'database unreachable' }, { status: 503 })
    expect(await networkFirst(Promise.resolve(health), none, () => never)).toBe(health)
  })

  it('waits three seconds', async () => {
    const asked: number[] = []
    await networkFirst(never, copy, async (time) => void asked.push(time))
    expect(asked).toEqual([3_000])
  })
})
