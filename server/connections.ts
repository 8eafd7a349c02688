import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { clientAddress } from './client-address.ts'
import { createSeats, type Seat } from './seats.ts'

export type Caps = {
  connections: { all: number; perAddress: number }
  /** Bytes of bodies under way: of leads, and of all else. */
  leads: { all: number; perAddress: number }
  others: { all: number; perAddress: number }
}

const megabyte = 1024 * 1024

export const defaultCaps: Caps = {
  connections: { all: 2000, perAddress: 1000 },
  leads: { all: 8 * megabyte, perAddress: 4 * megabyte },
  others: { all: 32 * megabyte, perAddress: 16 * megabyte },
}

/** A body of more bytes is refused by its announced length, without being read. */
const longestBody = { leads: 64 * 1024, others: 2_000_000 }

/** Milliseconds without a byte in either direction, after which a client that takes no answer is cut off. */
const idle = 20_000

/** For the owner on this machine, who waits for a backup, or behind a chore, as long as it takes. */
export const waitPatiently = (socket: Socket) => socket.setTimeout(0)

/** Requests of one connection that have no answer yet. Browsers send the next after an answer, and so do proxies. */
const mostUnanswered = 8

const emptyLine = '\r\n\r\n'

const lastHead = { Connection: 'close', 'Content-Type': 'text/plain; charset=utf-8' }
const busy = 'The server is busy.\n'
const busyHead = { 'Retry-After': '5', ...lastHead }

/**
 * Bounds what clients hold of a server: connections and bodies under way, in all and by address. Whoever hangs makes room
 * for others; who finds none is told to come again. A body is gathered here and handed on whole (`rawBody`), so that one
 * that never ends costs nothing but its bytes. It has to say its length: in chunks of one byte each, a body costs a
 * thousand times what its sender pays. Who sends many requests ahead of their answers is cut off, and two names of the
 * host are refused.
 */
export function guard(server: Server, trustedProxies: number, caps: Caps, answer: RequestListener): void {
  // Behind a proxy all connections come from the proxy.
  const ofProxy = { ...caps.connections, perAddress: caps.connections.all }
  const takeConnection = createSeats(trustedProxies > 0 ? ofProxy : caps.connections)
  const takeBody = { leads: createSeats(caps.leads), others: createSeats(caps.others) }
  const seats = new WeakMap<Socket, { seat: Seat; quietAt: number; atWork: number; unanswered: number }>()

  server.on('connection', (socket: Socket) => {
    const turnAway = () => cutOff(socket, socket.bytesRead === 0 || socket.bytesRead !== seats.get(socket)?.quietAt)
    const seat = takeConnection(socket.remoteAddress ?? '', 1, turnAway)
    if (!seat) return cutOff(socket, true)
    seats.set(socket, { seat, quietAt: -1, atWork: 0, unanswered: 0 })
    socket.prependListener('data', (read: Buffer) => refuseMany(socket, read))
    socket.setTimeout(idle, () => socket.destroy())
    socket.once('close', seat.leave)
  })

  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const connection = seats.get(request.socket)
    if (!connection || request.socket.destroyed) return
    if (connection.unanswered === mostUnanswered) return void request.socket.destroy()
    connection.unanswered += 1
    const work = () => {
      connection.atWork += 1
      connection.seat.settle()
    }
    const rest = () => {
      connection.unanswered -= 1
      connection.atWork = Math.max(0, connection.atWork - 1)
      connection.quietAt = request.socket.bytesRead
      if (connection.atWork === 0) connection.seat.wait()
    }
    response.once('close', rest)

    // Node takes the first of several, where a proxy in front may have taken another (RFC 9112, 3.2).
    if (request.headersDistinct.host?.[1] !== undefined)
      return void response.writeHead(400, lastHead).end('Send one Host.\n')
    if (request.headers['transfer-encoding'] !== undefined) return refuseParts(request.socket)
    const kind = request.url?.startsWith('/rest/v1/rpc/') ? 'leads' : 'others'
    const length = Number(request.headers['content-length'] ?? 0)
    if (length === 0 || length > longestBody[kind]) {
      work()
      return answer(request, response)
    }
    const address = clientAddress(request.socket.remoteAddress ?? '', forwardedFor(request), trustedProxies)
    const body = takeBody[kind](address, length, () => cutOff(request.socket, true))
    if (!body) return void response.writeHead(503, busyHead).end(busy)
    response.once('close', body.leave)
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.once('end', () => {
      work()
      body.settle()
      answer(Object.assign(request, { rawBody: Buffer.concat(parts) }), response)
    })
  })
}

/**
 * Cuts off whoever sends more requests at once than may be unanswered, before one of them is parsed. Node parses all that
 * it has read, 64 KB, also of a socket that is destroyed meanwhile, and reports to each request that it was aborted: 2,200
 * of them took 57 ms. Zeros end its parsing at the first byte. An empty line ends the headers of a request; in JSON as
 * programs write it there is none.
 */
function refuseMany(socket: Socket, read: Buffer): void {
  let end = -emptyLine.length
  for (let heads = 0; heads <= mostUnanswered; heads++) {
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

/** `waitsForAnswer`: a client between two requests would take a word for the answer to its next. */
function cutOff(socket: Socket, waitsForAnswer: boolean): void {
  const fields = Object.entries(busyHead).map(([name, value]) => `${name}: ${value}\r\n`)
  const length = `Content-Length: ${busy.length}\r\n`
  if (waitsForAnswer) socket.write(`HTTP/1.1 503 Service Unavailable\r\n${fields.join('')}${length}\r\n${busy}`)
  socket.end(() => socket.destroy())
}

/**
 * A body in parts costs thirty milliseconds before it can be refused, if its parts are of one byte each. Nothing more is
 * read of the connection, and it is not closed at once, so that the next of its kind takes its time: never all together.
 */
function refuseParts(socket: Socket): void {
  const text = 'Send a Content-Length.\n'
  socket.pause()
  socket.write(`HTTP/1.1 411 Length Required\r\nConnection: close\r\nContent-Length: ${text.length}\r\n\r\n${text}`)
  const later = setTimeout(() => socket.destroy(), 1000 + 2000 * Math.random())
  socket.once('close', () => clearTimeout(later))
}
