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
let asked = 0
/** Called for each request to /hang, which is never answered. */
let hangs = () => undefined as unknown
app.get('/hang', () => {
  asked += 1
  hangs()
  return new Promise<Response>(() => undefined)
})
let server: Listening | undefined
const sockets: Socket[] = []
afterEach(async () => {
  asked = 0
  for (const socket of sockets.splice(0)) socket.destroy()
  await server?.close()
})

/** Opens sockets that each send this text, and nothing more. */
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

  it('cuts off the oldest hanging body to make room, separately for leads', async () => {
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

  it.each([
    ['that does not say its length', '/', '', '411 Length Required'],
    ['for a procedure that does not say its length', '/rest/v1/rpc/create_lead', '', '411 Length Required'],
    ['for two hosts that does not say its length', '/', 'Host: y\r\n', '411 Length Required'],
    ['of a client that expects what nobody offers', '/', 'Expect: x\r\n', '417 Expectation Failed'],
  ])('%s is not read', async (_, path, header, status) => {
    server = await listen(app, '127.0.0.1', 0)
    const chunked = `Host: x\r\n${header}Transfer-Encoding: chunked`
    const [socket] = await hang(1, `POST ${path} HTTP/1.1\r\n${chunked}\r\n\r\n1\r\n \r\n`)
    const [answer] = socket ? await once(socket, 'data') : []
    expect(String(answer)).toContain(`HTTP/1.1 ${status}\r\nConnection: close\r\n`)
    expect(await page()).toBe('page')
  })

  it('that is too long is not read on behind the answer', async () => {
    server = await listen(app, '127.0.0.1', 0)
    const [socket] = await hang(1, upload('/', 2_000_001).replace('POST', 'GET'))
    expect(socket && (await heard(socket))).toMatch(/^HTTP\/1\.1 200 OK\r\n[\s\S]*\r\nConnection: close\r\n/)
  })
})

describe('requests that are sent ahead of their answers', () => {
  const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`

  it('are answered in order, when they are few', async () => {
    server = await listen(app, '127.0.0.1', 0)
    const post = `POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\n\r\nabc`
    const last = 'GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'
    const [socket] = await hang(1, `${post}${get('/')}${post}${get('/').repeat(4)}${last}`)
    const answers = socket && (await heard(socket))
    expect(answers?.split(/HTTP\/1\.1 200 OK\r\n[\s\S]*?\r\n\r\n/)).toEqual([
      '',
      ...['3', 'page', '3', 'page', 'page', 'page', 'page', 'page'],
    ])
  })

  it('cost nothing when they are thousands at once, also behind a body', async () => {
    server = await listen(app, '127.0.0.1', 0)
    const many = get('/hang').repeat(2000)
    const [first] = await hang(1, many)
    expect(first && (await heard(first))).toBe('')
    const [second] = await hang(1, upload('/', 2) + many)
    expect(second && (await heard(second))).toBe('')
    expect(asked).toBe(0)
    expect(await page()).toBe('page')
  })

  it('end the connection when they are sent a few at a time', async () => {
    server = await listen(app, '127.0.0.1', 0)
    const begun = new Promise<void>((resolve) => {
      hangs = () => asked === 5 && resolve()
    })
    const [socket] = await hang(1, get('/hang').repeat(5))
    await begun
    socket?.write(get('/hang').repeat(5))
    expect(socket && (await heard(socket))).toBe('')
    expect(asked).toBe(8)
    expect(await page()).toBe('page')
  })
})

describe('the name of the host', () => {
  it.each([
    ['twice', 'GET / HTTP/1.1\r\nHost: x\r\nHost: x\r\n\r\n', 400],
    ['twice, in another case', 'GET / HTTP/1.1\r\nHost: x\r\nX-A: b\r\nhOST: y\r\n\r\n', 400],
    ['twice in HTTP/1.0', 'GET / HTTP/1.0\r\nHost: x\r\nHost: y\r\n\r\n', 400],
    ['never', 'GET / HTTP/1.1\r\n\r\n', 400],
    ['never in HTTP/1.0, which has none', 'GET / HTTP/1.0\r\n\r\n', 200],
    ['once in HTTP/1.0', 'GET / HTTP/1.0\r\nHost: x\r\n\r\n', 200],
    ['once', 'GET / HTTP/1.1\r\nHost: x\r\nX-Forwarded-Host: y\r\nConnection: close\r\n\r\n', 200],
  ])('is said %s', async (_, said, status) => {
    server = await listen(app, '127.0.0.1', 0)
    const [socket] = await hang(1, said)
    expect(socket && (await heard(socket))).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  })
})
