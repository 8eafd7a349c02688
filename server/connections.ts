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

/** A body of more bytes is refused before it is read; one of unknown length counts as this much. */
const longestBody = { leads: 64 * 1024, others: 2_000_000 }

/** Milliseconds without a byte in either direction, after which a client that takes no answer is cut off. */
const idle = 20_000

const busy = 'The server is busy.\n'
const busyHead = { 'Retry-After': '5', Connection: 'close', 'Content-Type': 'text/plain; charset=utf-8' }

/**
 * Bounds what clients hold of a server: connections and bodies under way, in all and by address. Whoever hangs makes room
 * for others; who finds none is told to come again.
 */
export function guard(server: Server, trustedProxies: number, caps: Caps, answer: RequestListener): void {
  // Behind a proxy all connections come from the proxy.
  const ofProxy = { ...caps.connections, perAddress: caps.connections.all }
  const takeConnection = createSeats(trustedProxies > 0 ? ofProxy : caps.connections)
  const takeBody = { leads: createSeats(caps.leads), others: createSeats(caps.others) }
  const seats = new WeakMap<Socket, { seat: Seat; quietAt: number; atWork: number }>()

  server.on('connection', (socket: Socket) => {
    const turnAway = () => cutOff(socket, socket.bytesRead === 0 || socket.bytesRead !== seats.get(socket)?.quietAt)
    const seat = takeConnection(socket.remoteAddress ?? '', 1, turnAway)
    if (!seat) return cutOff(socket, true)
    seats.set(socket, { seat, quietAt: -1, atWork: 0 })
    socket.setTimeout(idle, () => socket.destroy())
    socket.once('close', seat.leave)
  })

  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const connection = seats.get(request.socket)
    if (!connection) return
    const work = () => {
      connection.atWork += 1
      connection.seat.settle()
    }
    const rest = () => {
      connection.atWork = Math.max(0, connection.atWork - 1)
      connection.quietAt = request.socket.bytesRead
      if (connection.atWork === 0) connection.seat.wait()
    }
    response.once('close', rest)

    if (!hasBody(request)) work()
    else {
      const kind = request.url?.startsWith('/rest/v1/rpc/') ? 'leads' : 'others'
      const address = clientAddress(request.socket.remoteAddress ?? '', forwardedFor(request), trustedProxies)
      const body = takeBody[kind](address, weightOf(request, longestBody[kind]), () => cutOff(request.socket, true))
      if (!body) return void response.writeHead(503, busyHead).end(busy)
      request.once('end', () => {
        work()
        body.settle()
      })
      response.once('close', body.leave)
    }
    answer(request, response)
  })
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

function weightOf({ headers }: IncomingMessage, longest: number): number {
  const length = Number(headers['content-length'] ?? longest)
  // Beyond it a body is refused by its length alone.
  return length > longest ? 0 : length
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
