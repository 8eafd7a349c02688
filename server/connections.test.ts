import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { afterEach, describe, expect, it } from 'vitest'
import { defaultCaps } from './connections.ts'
import { type Listening, listen } from './listen.ts'

const app = new Hono<{ Bindings: HttpBindings }>()
app.get('/', (context) => context.text('page'))
app.post('*', async (context) => context.text(String((await context.req.text()).length)))
let server: Listening | undefined
const sockets: Socket[] = []
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  await server?.close()
})

/** Each socket says that much, and no more. */
async function hang(count: number, said: string): Promise<Socket[]> {
  const { hostname, port } = new URL(server?.url ?? '')
  const opened: Socket[] = []
  for (let n = 0; n < count; n++) {
    const socket = connect(Number(port), hostname).on('error', () => undefined)
    sockets.push(socket)
    opened.push(socket)
    await once(socket, 'connect')
    if (said) socket.write(said)
  }
  return opened
}

async function heard(socket: Socket): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of socket) parts.push(part)
  return Buffer.concat(parts).toString()
}

const page = async () => (await fetch(`${server?.url}/`)).text()
const upload = (path: string, length: number) =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: ${length}\r\n\r\n[`

describe('a server whose places are taken', () => {
  it.each([
    ['idle sockets', ''],
    ['slow headers', 'GET / HTTP/1.1\r\nX-A: '],
    ['hanging bodies', upload('/', 1000)],
  ])('serves a page, and tells the oldest of its %s to come again', async (_, said) => {
    server = await listen(app, '127.0.0.1', 0, 0, { ...defaultCaps, connections: { all: 100, perAddress: 5 } })
    const [oldest] = await hang(5, said)
    expect(await page()).toBe('page')
    const answer = oldest && (await heard(oldest))
    expect(answer).toMatch(/^HTTP\/1\.1 503 Service Unavailable\r\nRetry-After: 5\r\n/)
    expect(await page()).toBe('page')
  })

  it('makes room for a body by the oldest that hangs, and keeps those of leads apart', async () => {
    const caps = { ...defaultCaps, others: { all: 3000, perAddress: 3000 }, leads: { all: 3000, perAddress: 3000 } }
    server = await listen(app, '127.0.0.1', 0, 0, caps)
    const [oldestLead] = await hang(3, upload('/rest/v1/rpc/create_lead', 1000))
    const [oldest] = await hang(3, upload('/rest/v1/analytics_events', 1000))
    const send = async (path: string) =>
      (await fetch(`${server?.url}${path}`, { method: 'POST', body: 'x'.repeat(900) })).text()
    expect(await send('/rest/v1/analytics_events')).toBe('900')
    expect(oldest && (await heard(oldest))).toContain('503')
    expect(oldestLead?.destroyed).toBe(false)
    expect(await send('/rest/v1/rpc/create_lead')).toBe('900')
    expect(oldestLead && (await heard(oldestLead))).toContain('503')
  })
})

describe('a body', () => {
  it('is handed on once it is whole, however it was cut', async () => {
    server = await listen(app, '127.0.0.1', 0)
    const [socket] = await hang(1, 'POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 6\r\n\r\n')
    const answer = socket && heard(socket)
    for (const byte of 'abcdef') socket?.write(byte)
    expect(await answer).toMatch(/^HTTP\/1\.1 200 OK\r\n[\s\S]*\r\n6$/)
  })

  it.each(['/', '/rest/v1/rpc/create_lead'])('has to say its length (%s)', async (path) => {
    server = await listen(app, '127.0.0.1', 0)
    const [socket] = await hang(1, `POST ${path} HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n \r\n`)
    const [answer] = socket ? await once(socket, 'data') : []
    expect(String(answer)).toMatch(/^HTTP\/1\.1 411 Length Required\r\nConnection: close\r\n/)
    expect(await page()).toBe('page')
  })
})
