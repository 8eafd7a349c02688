import { once } from 'node:events'
import { createServer, type Server } from 'node:net'

/** Makes a server listen on a free port. @returns the port */
export async function onFreePort(server: Server, host = '127.0.0.1'): Promise<number> {
  server.listen(0, host)
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('free-port.ts: the system gave no port.')
  return address.port
}

/** A port nothing listens on at the moment. */
export async function freePort(): Promise<number> {
  const probe = createServer()
  const port = await onFreePort(probe)
  probe.close()
  await once(probe, 'close')
  return port
}
