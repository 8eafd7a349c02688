import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { createServer } from 'node:tls'

const selfSigned = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -noenc -days 2 -subj /CN=localhost'

/** The same site over TLS, with a certificate made for this one run: what breaks behind it breaks in front of it. */
export async function openTls(origin: string): Promise<{ origin: string; close(): void }> {
  const name = '-addext subjectAltName=DNS:localhost -keyout - -out -'
  const pem = execFileSync('openssl', `${selfSigned} ${name}`.split(' '), { encoding: 'utf8', stdio: 'pipe' })
  const { hostname, port } = new URL(origin)
  const open = new Set<Socket>()
  const server = createServer({ key: pem, cert: pem }, (socket) => {
    const onward = connect(Number(port), hostname)
    open.add(socket)
    const end = () => {
      open.delete(socket)
      socket.destroy()
      onward.destroy()
    }
    for (const side of [socket, onward]) side.on('error', end).on('close', end)
    socket.pipe(onward).pipe(socket)
  }).listen(0)
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('tests/engines/tls.ts: there is no port.')
  return {
    origin: `https://localhost:${address.port}`,
    close() {
      server.close()
      for (const socket of open) socket.destroy()
    },
  }
}
