import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { afterEach } from 'vitest'

/** Real servers on free ports for the tests of one file, each closed at the end of its test. */
export function testServers() {
  let server: Server | undefined
  const close = () => {
    server?.closeAllConnections()
    server?.close()
  }
  afterEach(close)

  /** @returns its origin */
  async function serve(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<string> {
    const listening = createServer(answer)
    server = listening
    await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve))
    const address = listening.address()
    if (typeof address !== 'object' || !address) throw new Error('the test server has no port')
    return `http://127.0.0.1:${address.port}`
  }

  /** Gives every request the same answer. */
  const serveReply = (status: number, body: string, headers: Record<string, string>) =>
    serve((request, response) => {
      request.resume().on('end', () => response.writeHead(status, headers).end(body))
    })

  return { serve, serveReply, close }
}
