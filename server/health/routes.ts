import { setTimeout } from 'node:timers/promises'
import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { adminOf } from '../admin.ts'
import { isAdmin } from '../api/caller.ts'
import type { Database } from '../database.ts'
import { fieldsOf } from '../fields.ts'
import { isDoctor, type Keys } from '../keys.ts'
import { clientAddress, connectionOf, isFromThisMachine } from '../proxies.ts'
import { openMetrics, type RequestCounts } from './metrics.ts'
import { createReadiness } from './ready.ts'

type HealthOptions = {
  database: Database
  keys: Keys
  trustedProxies: number
  /** Versions of the migrations of this server, oldest first. */
  migrations: readonly string[]
  requests: RequestCounts
  heard?: (connection: string, headers: Headers) => void
  /** What the owner should know of, if anything. */
  warning?: () => string | undefined
}

/** Milliseconds that Prometheus waits for condition() of the database. */
const timeoutMs = 4_000

type Bindings = { Bindings: HttpBindings }

/** The state of this server, for supervisors, proxies, Prometheus and the doctor. */
export function healthRoutes(options: HealthOptions): Hono<Bindings> {
  const app = new Hono<Bindings>()
  const isHealthy = createPulse(options.database)
  const readiness = createReadiness(options.database, options.migrations)
  const admin = adminOf(options.database, options.keys.secretKey, '')
  let asked: Promise<unknown> | undefined

  /** A long chore delays the answer: meanwhile metrics go without it, and only one query waits. */
  function condition(): Promise<unknown> {
    asked ??= admin
      .call('condition')
      .catch(() => undefined)
      .finally(() => {
        asked = undefined
      })
    return Promise.race([asked, setTimeout(timeoutMs, undefined, { ref: false })])
  }

  app.get('/health', async () => {
    const healthy = await isHealthy()
    const warning = options.warning?.()
    return json({ status: healthy ? 'ok' : 'database unreachable', ...(warning && { warning }) }, healthy)
  })

  app.get('/health/live', () => json({ status: 'ok' }, true))

  app.get('/health/ready', async () => {
    const { ready, checks } = await readiness()
    return json({ status: ready ? 'ok' : 'not ready', checks }, ready)
  })

  // Without a valid token, the answer is that of a path that does not exist.
  app.get('/health/seen', (context, next) => {
    if (!isDoctor(context.req.header('authorization'), options.keys.secretKey, Date.now())) return next()
    const [connection, { headers }] = [connectionOf(context), context.req.raw]
    // What the doctor itself makes up must not be taken for a proxy, and warned of for an hour.
    if (context.req.query('pretending') === undefined) options.heard?.(connection, headers)
    const { trustedProxies } = options
    const address = clientAddress(connection, headers.get('x-forwarded-for'), trustedProxies)
    return Promise.resolve(json({ address, trustedProxies, warning: options.warning?.() ?? null }, true))
  })

  app.get('/metrics', async (context, next) => {
    const { headers } = context.req.raw
    if (!isAdmin(headers, options.keys) || !isFromThisMachine(context.env.incoming.socket, headers)) return next()
    const [ready, answer] = await Promise.all([readiness(), condition()])
    return new Response(openMetrics(options.requests, ready, fieldsOf(answer)), {
      headers: {
        'Content-Type': 'application/openmetrics-text; version=1.0.0; charset=utf-8',
        'Cache-Control': 'no-store',
      },
    })
  })
  return app
}

function json(body: object, well: boolean): Response {
  return Response.json(body, { status: well ? 200 : 503, headers: { 'Cache-Control': 'no-store' } })
}

/** Milliseconds that an answer of the database is cached: however many ask, it is asked once. */
const fresh = 500

/** Whether the database answers. */
function createPulse(database: Database): () => Promise<boolean> {
  let asked = Number.NEGATIVE_INFINITY
  let answer = Promise.resolve(true)
  return () => {
    if (performance.now() - asked > fresh) {
      asked = performance.now()
      answer = database.batch([{ text: 'select 1::text', values: [] }]).then(
        () => true,
        () => false,
      )
    }
    return answer
  }
}
