import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { createMiddleware } from 'hono/factory'
import { disableTimeout } from '../connections.ts'
import type { Database, Statement } from '../database.ts'
import { type Keys, pepperOf } from '../keys.ts'
import { Busy, type Lane } from '../lanes.ts'
import type { Limits } from '../limits.ts'
import { clientAddress, connectionOf, isFromThisMachine } from '../proxies.ts'
import { readJson } from './body.ts'
import { type Caller, identify } from './caller.ts'
import { answerEarly, answerLater, answerProblem, isProblem, type Problem, problem, problemOf } from './problem.ts'
import { callProcedure, insertEvents, rowsOf, runAsCaller } from './statements.ts'
import { eventsTable, type Surface } from './surface.ts'

/** A form of 10,000 characters, and 500 events with all their properties. */
const procedureLimits = { bytes: 64 * 1024, rows: 500, values: 1000 }
const eventsLimits = { bytes: 2_000_000, rows: 500, values: 50_000 }

/** Also refuses compressed bodies: the site sends none, and their real size is unknown. */
const limitBody = (maxSize: number) =>
  [
    createMiddleware(async ({ req }, next) => {
      const coding = req.header('content-encoding') ?? 'identity'
      if (coding === 'identity') return next()
      return answerEarly(problem(415, 'PGRST107', 'The request body must not be compressed.'))
    }),
    bodyLimit({
      maxSize,
      onError: () => answerEarly(problem(413, 'PT413', `The request body is larger than ${maxSize} bytes.`)),
    }),
  ] as const

const tooMany = problem(429, 'PT429', 'Rate limit exceeded. Please try again later.')
const busy = problem(503, 'PGRST003', 'Too many requests wait for the database.')

export type RestOptions = {
  database: Database
  keys: Keys
  surface: Surface
  trustedProxies: number
  /** Limits for visitors; without it everything is let through. */
  limits?: Limits
  /** Called with the origin of each call. */
  heard?: (connection: string, headers: Headers) => void
  /** Called after a visitor's procedure: there may be a lead to deliver. */
  submitted: () => void
}

type Bindings = { Bindings: HttpBindings }
type Asked = Context<Bindings>

/** The part of Supabase's REST interface that this site uses, under `/rest/v1`, with PostgREST's statuses and codes. */
export function restInterface(options: RestOptions): Hono<Bindings> {
  const { database, keys, surface } = options
  const pepper = pepperOf(keys.secretKey)
  const app = new Hono<Bindings>()

  app.post('/rpc/:name', ...limitBody(procedureLimits.bytes), (context) =>
    asIdentified(context, async (caller) => {
      const admin =
        caller.role === 'service_role' && isFromThisMachine(context.env.incoming.socket, context.req.raw.headers)
      if (admin) disableTimeout(context.env.incoming.socket)
      const wait = admin ? 0 : (options.limits?.procedure(addressOf(context)) ?? 0)
      if (wait > 0) return answerLater(tooMany, wait)
      const body = await readJson(context.req.raw, procedureLimits)
      if (isProblem(body)) return answerEarly(body)
      const procedures = admin ? surface.admin : surface.procedures
      const statement = callProcedure(procedures, context.req.param('name'), body)
      if (isProblem(statement)) return answerProblem(statement)
      const reply = await run(caller, context, statement, admin ? 'chore' : 'lead')
      if (!admin) options.submitted()
      return new Response(reply, { headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' } })
    }),
  )

  app.all(`/${eventsTable}`, ...limitBody(eventsLimits.bytes), (context) =>
    asIdentified(context, async (caller) => {
      if (context.req.method !== 'POST') return answerProblem(denied(caller))
      const address = addressOf(context)
      // Before two megabytes are read: whether the client has to wait anyway.
      const owed = options.limits?.events(address, [], 0) ?? 0
      if (owed > 0) return answerLater(tooMany, owed)
      const body = await readJson(context.req.raw, eventsLimits)
      if (isProblem(body)) return answerEarly(body)
      const returning = /\breturn=representation\b/.test(context.req.header('prefer') ?? '')
      const rows = rowsOf(body)
      if (isProblem(rows)) return answerProblem(rows)
      const statement = insertEvents(surface, rows, body, context.req.query('columns') ?? null, returning)
      if (statement && isProblem(statement)) return answerProblem(statement)
      const wait = options.limits?.events(address, rows, body.text.length) ?? 0
      if (wait > 0) return answerLater(tooMany, wait)
      if (statement) await run(caller, context, statement, 'events')
      return new Response(null, { status: 201, headers: { 'Cache-Control': 'no-store', 'Content-Range': '*/*' } })
    }),
  )

  app.all('*', (context) =>
    asIdentified(context, async () => {
      const name = context.req.path.split('/')[3] ?? ''
      return answerProblem(problem(404, 'PGRST205', `Could not find the table 'public.${name}' in the schema cache`))
    }),
  )

  async function asIdentified(context: Asked, answer: (caller: Caller) => Promise<Response>): Promise<Response> {
    const { headers } = context.req.raw
    options.heard?.(connectionOf(context), headers)
    const caller = await identify(headers, keys)
    if (isProblem(caller)) return answerProblem(caller)
    try {
      return await answer(caller)
    } catch (error) {
      if (error instanceof Busy) return answerLater(busy, 5)
      const known = problemOf(error, caller.role)
      // Messages of the database may quote what was sent: only its code is logged.
      if (!known) console.error(`database: ${error instanceof Error ? error.message : 'unknown error'}`)
      else if (known.status >= 500) console.error(`database: error ${known.code}`)
      return answerProblem(known ?? problem(503, 'PGRST000', 'Could not reach the database.'))
    }
  }

  function run(caller: Caller, context: Asked, statement: Statement, lane: Lane) {
    // Only headers that the procedures read: a forwarded address that the client made up does not reach the database.
    const headers: Record<string, string> = { [surface.clientAddressHeader]: addressOf(context) }
    for (const name of ['idempotency-key', 'x-form-signals']) {
      const value = context.req.header(name)
      if (value !== undefined) headers[name] = value
    }
    const { method, url } = context.req
    const settings = { headers, method, path: new URL(url).pathname.slice('/rest/v1'.length), pepper }
    return runAsCaller(database, caller, settings, statement, lane)
  }

  function addressOf(context: Asked): string {
    const forwarded = context.req.header('x-forwarded-for') ?? null
    return clientAddress(connectionOf(context), forwarded, options.trustedProxies)
  }

  return app
}

/** Only the service role may do anything else with events, and nobody may through this interface. */
function denied(caller: Caller): Problem {
  return problem(caller.role === 'anon' ? 401 : 403, '42501', `permission denied for table ${eventsTable}`)
}
