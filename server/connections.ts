import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { clientAddress } from './proxies.ts'
import { createSlots, type Slot } from './slots.ts'

type Caps = {
  connections: { all: number; perAddress: number }
  /** Bytes of request bodies being received: for leads, and for everything else. */
  leads: { all: number; perAddress: number }
  others: { all: number; perAddress: number }
}

const megabyte = 1024 * 1024

export const defaultCaps: Caps = {
  connections: { all: 2000, perAddress: 1000 },
  leads: { all: 8 * megabyte, perAddress: 4 * megabyte },
  others: { all: 32 * megabyte, perAddress: 16 * megabyte },
}

/** A longer body is refused by its Content-Length, without being read. */
const maxBodyBytes = { leads: 64 * 1024, others: 2_000_000 }

/** Milliseconds without a byte in either direction, after which a client that takes no answer is cut off. */
const idleTimeoutMs = 20_000

/** For the owner on this machine, who waits for a backup, or behind a chore, as long as it takes. */
export const disableTimeout = (socket: Socket) => socket.setTimeout(0)

/** Requests of one connection that have no answer yet. Browsers send the next after an answer, and so do proxies. */
const maxUnanswered = 8

const emptyLine = '\r\n\r\n'

const lastHead = { Connection: 'close', 'Content-Type': 'text/plain; charset=utf-8' }
const busy = 'The server is busy.\n'
const busyHead = { 'Retry-After': '5', ...lastHead }

/**
 * Limits what clients can occupy: connections and bodies being received, in total and by address. Hanging clients are
 * cut off to make room for others; when there is no room, a client is told to come again. A body is collected here and
 * passed on whole (`rawBody`), so that one that never ends costs only its bytes. It needs a Content-Length: in chunks
 * of one byte, a body costs a thousand times what its sender pays. A client that sends many requests without waiting
 * for answers is cut off, and a request with two Host headers is refused.
 */
export function guard(server: Server, trustedProxies: number, caps: Caps, answer: RequestListener): void {
  // Behind a proxy all connections come from the proxy.
  const ofProxy = { ...caps.connections, perAddress: caps.connections.all }
  const takeConnection = createSlots(trustedProxies > 0 ? ofProxy : caps.connections)
  const takeBody = { leads: createSlots(caps.leads), others: createSlots(caps.others) }
  const slots = new WeakMap<Socket, { slot: Slot; quietAt: number; atWork: number; unanswered: number }>()

  server.on('connection', (socket: Socket) => {
    const turnAway = () => cutOff(socket, socket.bytesRead === 0 || socket.bytesRead !== slots.get(socket)?.quietAt)
    const slot = takeConnection(socket.remoteAddress ?? '', 1, turnAway)
    if (!slot) return cutOff(socket, true)
    slots.set(socket, { slot, quietAt: -1, atWork: 0, unanswered: 0 })
    socket.prependListener('data', (read: Buffer) => refuseMany(socket, read))
    socket.setTimeout(idleTimeoutMs, () => socket.destroy())
    socket.once('close', slot.release)
  })

  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const connection = slots.get(request.socket)
    if (!connection || request.socket.destroyed) return
    if (connection.unanswered === maxUnanswered) return void request.socket.destroy()
    connection.unanswered += 1
    const work = () => {
      connection.atWork += 1
      connection.slot.protect()
    }
    const rest = () => {
      connection.unanswered -= 1
      connection.atWork = Math.max(0, connection.atWork - 1)
      connection.quietAt = request.socket.bytesRead
      if (connection.atWork === 0) connection.slot.allowEviction()
    }
    response.once('close', rest)

    if (request.headers['transfer-encoding'] !== undefined)
      return refuseUnread(request.socket, '411 Length Required', 'Send a Content-Length.\n')
    // Node takes the first Host header, while a proxy in front may have taken another (RFC 9112, 3.2).
    if (request.headersDistinct.host?.[1] !== undefined)
      return void response.writeHead(400, lastHead).end('Send one Host.\n')
    const kind = request.url?.startsWith('/rest/v1/rpc/') ? 'leads' : 'others'
    const length = Number(request.headers['content-length'] ?? 0)
    if (length === 0 || length > maxBodyBytes[kind]) {
      // Node would go on reading, whatever the answer.
      if (length > 0) response.shouldKeepAlive = false
      work()
      return answer(request, response)
    }
    const address = clientAddress(request.socket.remoteAddress ?? '', forwardedFor(request), trustedProxies)
    const body = takeBody[kind](address, length, () => cutOff(request.socket, true))
    if (!body) return void response.writeHead(503, busyHead).end(busy)
    response.once('close', body.release)
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.once('end', () => {
      work()
      body.protect()
      answer(Object.assign(request, { rawBody: Buffer.concat(parts) }), response)
    })
  })

  // Node would answer by itself, past all of the above, and go on to read a body without end.
  server.on('checkExpectation', ({ socket }: IncomingMessage) =>
    refuseUnread(socket, '417 Expectation Failed', 'Expect nothing but 100-continue.\n'),
  )
}

/**
 * Cuts off a client that sends more requests at once than may be unanswered, before one of them is parsed. Node parses
 * all that it has read, up to 64 KB, even if the socket is destroyed, and emits an abort for each request: 2,200 of
 * them took 57 ms. Zeros make the parser fail at the first byte. Requests are counted by the empty line that ends their
 * headers; JSON from ordinary clients contains none.
 */
function refuseMany(socket: Socket, read: Buffer): void {
  let end = -emptyLine.length
  for (let heads = 0; heads <= maxUnanswered; heads++) {
    end = read.indexOf(emptyLine, end + emptyLine.length)
    if (end === -1) return
  }
  socket.destroy()
  read.fill(0)
}

function forwardedFor({ headers }: IncomingMessage): string | null {
  const value = headers['x-forwarded-for']
  return typeof value === 'string' ? value : (value?.join(', ') ?? null)
}

/** `waitsForAnswer`: a client between two requests would take this answer for that of its next request. */
function cutOff(socket: Socket, waitsForAnswer: boolean): void {
  const fields = Object.entries(busyHead).map(([name, value]) => `${name}: ${value}\r\n`)
  const length = `Content-Length: ${busy.length}\r\n`
  if (waitsForAnswer) socket.write(`HTTP/1.1 503 Service Unavailable\r\n${fields.join('')}${length}\r\n${busy}`)
  socket.end(() => socket.destroy())
}

/**
 * A chunked body with chunks of one byte costs thirty milliseconds before it can be refused. So the connection is no
 * longer read, and is closed after a random time, which spreads out the repetitions.
 */
function refuseUnread(socket: Socket, status: string, text: string): void {
  socket.pause()
  socket.write(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: ${text.length}\r\n\r\n${text}`)
  const later = setTimeout(() => socket.destroy(), 1000 + 2000 * Math.random())
  socket.once('close', () => clearTimeout(later))
}
