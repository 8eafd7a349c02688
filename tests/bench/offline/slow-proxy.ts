import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { onFreePort } from '../../../server/testing/free-port.ts'

/** Lighthouse's slow 4G. */
export const slow = { bytesPerSecond: 1_600_000 / 8, roundTrip: 150 } as const

/** Small enough that connections share the line evenly. */
const piece = 1_460

/**
 * A proxy that simulates a slow line for every client, because the browser's own emulation does not apply to service
 * workers. All connections share one stream of bytes, and opening one takes a round trip.
 */
export async function openSlowProxy(origin: string) {
  const { port, hostname } = new URL(origin)
  const sockets = new Set<Socket>()
  const half = slow.roundTrip / 2
  let free = 0
  let bytes = 0

  /** Resolves when that many bytes have been sent. */
  async function leave(length: number) {
    const now = performance.now()
    free = Math.max(now, free) + (length / slow.bytesPerSecond) * 1000
    bytes += length
    await wait(free - now)
  }

  const server = createServer(async (client) => {
    const upstream = connect(Number(port), hostname)
    for (const socket of [client, upstream]) {
      sockets.add(socket)
      socket.setNoDelay(true)
      socket.on('error', () => {})
      socket.on('close', () => {
        sockets.delete(socket)
        client.destroy()
        upstream.destroy()
      })
    }
    let late = slow.roundTrip + half
    client.on('data', (data) => {
      setTimeout(() => upstream.destroyed || upstream.write(data), late)
      late = half
    })
    try {
      for await (const data of upstream)
        for (let at = 0; at < data.length; at += piece) {
          const part = data.subarray(at, at + piece)
          await leave(part.length)
          setTimeout(() => client.destroyed || client.write(part), half)
        }
    } catch {
      // The browser has closed the connection.
    }
  })
  return {
    origin: `http://localhost:${await onFreePort(server)}`,
    /** Bytes sent so far. */
    bytes: () => bytes,
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
