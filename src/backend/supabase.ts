import type { createClient as CreateClient } from '@supabase/supabase-js'
import type { Procedure, Submission } from '../forms/submission.ts'
import type { Send } from '../outbox/entry.ts'
import { outcomeOf } from './outcome.ts'

type Backend = {
  /** Origin of the Supabase project or of the server that speaks its wire. */
  url: string
  /** The publishable (anonymous) key. */
  key: string
  /** Brings the client's constructor when the first entry is sent. */
  load?: () => Promise<typeof CreateClient>
  now?: () => number
}

const fallbacks: Record<Procedure, string> = {
  create_lead_from_contact_form: 'Form submission failed',
  create_free_audit_from_form: 'Audit request failed',
}

const loadSupabase = async () => {
  const { createClient } = await import('@supabase/supabase-js')
  return createClient
}

/** Sends a form's submission by its procedure. The entry's id is the key under which the server keeps one effect. */
export const createSend = ({ url, key, load = loadSupabase, now = Date.now }: Backend): Send<Submission> => {
  /** The client hands out neither the headers nor always the true status (it makes a bare 404 a 204). */
  const responses = new WeakMap<AbortSignal, Response>()

  const connect = async () => {
    const createClient = await load()
    return createClient(url, key, {
      // No visitor signs in: nothing to keep, to refresh or to read from the address.
      auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
      global: {
        fetch: async (input, init) => {
          const response = await fetch(input, init)
          if (init?.signal) responses.set(init.signal, response)
          return response
        },
      },
    })
  }
  let connected: ReturnType<typeof connect> | undefined
  const client = () => {
    connected ??= connect().catch((error) => {
      // A chunk that could not be loaded offline may be loaded later.
      connected = undefined
      throw error
    })
    return connected
  }

  return async ({ id, payload }, signal) => {
    try {
      const supabase = await client()
      const { data, error, status } = await supabase
        .rpc(payload.procedure, payload.arguments)
        .setHeader('Idempotency-Key', id)
        .abortSignal(signal)
      const response = responses.get(signal)
      const reply =
        status === 0 || !response
          ? { status: 0, body: undefined, headers: new Headers() }
          : { status: response.status, body: data ?? error, headers: response.headers }
      return outcomeOf(reply, { now: now(), fallback: fallbacks[payload.procedure] })
    } catch (error) {
      return { kind: 'retry', reason: String(error) }
    }
  }
}
