import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import type { Hono } from 'hono'
import { defaultCaps, guard } from './connections.ts'

/** Milliseconds that requests under way get to finish before their connections are cut. */
const graceMs = 2_000

/** Milliseconds that a client may take for its headers, and for a whole request; looked at each second. */
const times = { headersTimeout: 8_000, requestTimeout: 20_000, connectionsCheckingInterval: 1_000 }

/** Addresses for which the URL says localhost, an origin that browsers trust. */
const everywhere = new Set(['127.0.0.1', '0.0.0.0', '::', '::1'])

export type Listening = { url: string; close(): Promise<void> }

/** Listens; port 0 takes a free one. @throws when it cannot, with what to do. */
export async function listen(
  app: Hono<{ Bindings: HttpBindings }>,
  host: string,
  port: number,
  trustedProxies = 0,
  caps = defaultCaps,
): Promise<Listening> {
  const server = createServer(times)
  // HTTP/1.0 has no Host header, and health checks of load balancers use it; nothing here depends on the host name.
  guard(server, trustedProxies, caps, getRequestListener(app.fetch, { hostname: 'localhost' }))
  server.listen(port, host)
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    throw new Error(whyNot(error, host, port))
  })
  const name = everywhere.has(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host
  return { url: `http://${name}:${portOf(server)}`, close: () => close(server) }
}

function whyNot({ code, message }: NodeJS.ErrnoException, host: string, port: number): string {
  if (code === 'EADDRINUSE')
    return `PORT=${port}: something else is listening on ${host}:${port}. Stop it, or set PORT to another port.`
  if (code === 'EACCES')
    return `PORT=${port}: this user may not listen there. Set PORT to one from 1024 on, and put a proxy in front (docs/deploy.md, TLS).`
  return `HOST='${host}': ${message}. Expected an address of this machine, an IPv6 one without brackets, or 0.0.0.0 for all.`
}

async function close(server: Server): Promise<void> {
  const closed = once(server, 'close')
  server.close()
  server.closeIdleConnections()
  const cut = setTimeout(() => server.closeAllConnections(), graceMs)
  await closed
  clearTimeout(cut)
}

function portOf(server: Server): number {
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}
