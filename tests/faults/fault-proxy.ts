import { once } from 'node:events'
import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { onFreePort } from '../../server/testing/free-port.ts'
import { testKeys } from '../../server/testing/server.ts'

/** A request that came through the proxy. */
export type Call = {
  method: string
  path: string
  body: string
  /** Its `Idempotency-Key`. */
  key: string | undefined
  /** Milliseconds, from a monotonic clock. */
  at: number
}

/** What happens to a request. */
export type Outcome =
  /** `to`: another server than the current one. */
  | { kind: 'pass'; to?: string }
  /** Never reaches the server; the connection breaks. */
  | { kind: 'cut' }
  /** The server does what it is asked; the connection breaks in the middle of its reply. `meanwhile` is called before. */
  | { kind: 'cut reply'; meanwhile?: () => void | Promise<void> }
  /** It is never answered. `meanwhile` is called when it arrives. */
  | { kind: 'hang'; meanwhile?: () => void }
  | { kind: 'late'; ms?: number; until?: Promise<unknown> }
  | { kind: 'answer'; status: number; body?: string; headers?: Record<string, string> }

export const pass: Outcome = { kind: 'pass' }

export type Rule = (call: Call) => Outcome

export type FaultProxy = Awaited<ReturnType<typeof openFaultProxy>>

/** Requests to the backend. */
export const toBackend = ({ path }: Call): boolean => path.startsWith('/rest/v1/')

/** A proxy between browser and server: its origin stays the same, whatever happens behind it. */
export async function openFaultProxy(target: string) {
  const calls: Call[] = []
  let upstream = target
  let decide: Rule = () => pass
  let broken = false

  const server = createServer(async (request, response) => {
    const cut = () => request.socket.destroy()
    if (broken) return cut()
    let body = Buffer.alloc(0)
    try {
      body = Buffer.concat(await Array.fromAsync<Buffer>(request))
    } catch {
      return
    }
    const call = read(request, body)
    calls.push(call)
    const outcome = decide(call)
    if (outcome.kind === 'cut') return cut()
    if (outcome.kind === 'hang') return outcome.meanwhile?.()
    if (outcome.kind === 'answer') {
      return void response.writeHead(outcome.status, outcome.headers).end(outcome.body ?? '')
    }
    if (outcome.kind === 'late') await Promise.all([wait(outcome.ms ?? 0), outcome.until])
    await forward(request, body, (outcome.kind === 'pass' && outcome.to) || upstream, response, async () => {
      if (outcome.kind !== 'cut reply') return !broken
      await outcome.meanwhile?.()
      return false
    }).catch(cut)
  })
  const rule = (rule: Rule = () => pass) => {
    decide = rule
  }
  return {
    url: `http://localhost:${await onFreePort(server)}`,
    /** Every request that arrived, in order. */
    calls,
    /** Sets the rule for requests; without a rule everything passes. */
    rule,
    /** Sets what happens to some requests, by default those to the backend; the others pass. */
    force: (outcome: Outcome, on: (call: Call) => boolean = toBackend) => rule((call) => (on(call) ? outcome : pass)),
    /** No network: every connection breaks. */
    down() {
      broken = true
      server.closeAllConnections()
    },
    up() {
      broken = false
    },
    /** Sets the server behind it. */
    lead(to: string) {
      upstream = to
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function read(request: IncomingMessage, body: Buffer): Call {
  const key = request.headers['idempotency-key']
  return {
    method: request.method ?? '',
    path: request.url ?? '',
    body: body.toString(),
    key: typeof key === 'string' ? key : undefined,
    at: performance.now(),
  }
}

/** Forwards the request; `mayReply` is called when the whole reply has arrived. The test server has its own keys. */
async function forward(
  { method, url, headers }: IncomingMessage,
  body: Buffer,
  upstream: string,
  response: ServerResponse,
  mayReply: () => Promise<boolean>,
): Promise<void> {
  const own = headers.apikey
    ? { apikey: testKeys.publishableKey, authorization: `Bearer ${testKeys.publishableKey}` }
    : {}
  const onward = ask(new URL(url ?? '/', upstream), { method, headers: { ...headers, ...own } })
  onward.end(body)
  const [reply]: IncomingMessage[] = await once(onward, 'response')
  if (!reply) throw new Error('no reply')
  const bytes = Buffer.concat(await Array.fromAsync<Buffer>(reply))
  const whole = await mayReply()
  response.writeHead(reply.statusCode ?? 502, { ...reply.headers, 'content-length': bytes.length })
  if (whole) return void response.end(bytes)
  // After the first byte: Chromium itself repeats a request whose connection ended without one.
  response.write(bytes.subarray(0, bytes.length / 2), () => response.socket?.destroy())
}
