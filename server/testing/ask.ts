import { type Agent, type IncomingHttpHeaders, request } from 'node:http'
import { text } from 'node:stream/consumers'

type Asked = {
  headers: Record<string, string>
  body?: string | undefined
  /** In place of that of the address, and sent as it is. */
  path?: string
  method?: string
  agent?: Agent
  timeout?: number
}
type Answered = { status: number; headers: IncomingHttpHeaders; text: string }

/** Sends exactly these headers, unlike `fetch`; with a body by POST. `timeout`: milliseconds without a byte. Rejects without an answer. */
export function ask(url: string, { headers, body, ...options }: Asked): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) }
    const method = body === undefined ? 'GET' : 'POST'
    const sending = request(url, { method, ...options, headers: { ...headers, ...length } }, (answer) => {
      const { statusCode = 0, headers } = answer
      text(answer).then((text) => resolve({ status: statusCode, headers, text }), reject)
    })
    sending.on('timeout', () => sending.destroy())
    sending.on('error', reject)
    sending.end(body)
  })
}
