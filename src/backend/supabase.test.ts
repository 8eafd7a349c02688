import { createClient } from '@supabase/supabase-js'
import { describe, expect, it } from 'vitest'
import type { Submission } from '../forms/submission.ts'
import { type Entry, schemaVersion } from '../outbox/contract.ts'
import { testServers } from './server.fixture.ts'
import { createSend } from './supabase.ts'

const audit: Submission = {
  version: 2,
  form: 'audit',
  page: '/fr/audit',
  fields: { url: 'exemple.fr', email: 'a@exemple.fr' },
  procedure: 'create_free_audit_from_form',
  arguments: {
    p_name: 'Prospect',
    p_email: 'a@exemple.fr',
    p_company: null,
    p_website: 'exemple.fr',
    p_language: 'fr',
    p_utm_data: { utm_source: 'website', utm_medium: 'form', utm_campaign: 'free_audit_2025' },
    p_project_source: 'site',
  },
  signals: { honeypot: false, fillMs: 5300 },
}
const entry: Entry<Submission> = {
  version: schemaVersion,
  id: '6f1c7f0e-0000-4000-8000-000000000001',
  payload: audit,
  createdAt: 0,
  attempts: 0,
  state: { kind: 'waiting' },
}
const never = new AbortController().signal
const key = 'sb_publishable_test'
const { serve, serveReply, close } = testServers()

/** The outcome of the entry when the server answers this. */
const sendTo = async (status: number, body: string, headers: Record<string, string> = {}) =>
  createSend({ url: await serveReply(status, body, headers), key, now: () => 0 })(entry, new AbortController().signal)

describe('createSend', () => {
  it('calls the procedure with its arguments, the key and the id, and reads the reply', async () => {
    const seen: unknown[] = []
    const url = await serve(async (request, response) => {
      let body = ''
      for await (const chunk of request) body += chunk
      const { apikey, 'idempotency-key': id, 'x-form-signals': signals, 'content-type': type } = request.headers
      seen.push({ method: request.method, path: request.url, apikey, id, signals, type, body: JSON.parse(body) })
      response.end('{"success":true,"error":null,"lead_id":"l1","audit_id":"a1"}')
    })
    const outcome = await createSend({ url, key })(entry, new AbortController().signal)
    expect(seen).toEqual([
      {
        method: 'POST',
        path: '/rest/v1/rpc/create_free_audit_from_form',
        apikey: key,
        id: entry.id,
        signals: '{"honeypot":false,"fillMs":5300}',
        type: 'application/json',
        body: audit.arguments,
      },
    ])
    expect(outcome).toEqual({
      kind: 'delivered',
      reply: { success: true, error: null, lead_id: 'l1', audit_id: 'a1' },
    })
  })

  const notOurs = { kind: 'retry', reason: 'a reply that is not ours' }
  const missing = { kind: 'retry', reason: 'status 404' }

  it.each([
    ['keeps an enquiry when a captive portal answers with HTML', 200, '<!doctype html><title>Sign in</title>', notOurs],
    ['keeps an enquiry when a host answers with nothing, which the client calls a 204', 404, '', missing],
    ['keeps an enquiry when a host answers with a list, which the client calls a 200', 404, '[]', missing],
    [
      'uses a message of the procedure where the server gives none',
      200,
      '{"success":false}',
      { kind: 'refused', code: 'refused', message: 'Audit request failed' },
    ],
  ])('%s (%i)', async (_, status, body, outcome) => {
    expect(await sendTo(status, body)).toEqual(outcome)
  })

  it('reads Retry-After, which the client does not hand out', async () => {
    expect(await sendTo(429, '{}', { 'Retry-After': '30' })).toEqual({
      kind: 'retry',
      reason: 'status 429',
      after: 30_000,
    })
  })

  it('keeps an enquiry when no server listens', async () => {
    const url = await serve(() => {})
    close()
    expect(await createSend({ url, key })(entry, never)).toEqual({ kind: 'retry', reason: 'no reply' })
  })

  it('keeps an enquiry when the reply is cut off', async () => {
    const url = await serve((_request, response) => {
      response.writeHead(200, { 'Content-Length': '100' })
      response.write('{"success":true,', () => response.destroy())
    })
    const outcome = await createSend({ url, key })(entry, new AbortController().signal)
    expect(outcome).toEqual({ kind: 'retry', reason: 'no reply' })
  })

  it('gives up when told to', async () => {
    const abort = new AbortController()
    const url = await serve(() => abort.abort())
    expect(await createSend({ url, key })(entry, abort.signal)).toEqual({ kind: 'retry', reason: 'no reply' })
  })

  it('loads the client when it is first needed, and again when that failed', async () => {
    const url = await serve((_request, response) => response.end('{"success":true,"lead_id":"l1"}'))
    let loads = 0
    const send = createSend({
      url,
      key,
      load: async () => {
        loads += 1
        if (loads === 1) throw new TypeError('Failed to fetch dynamically imported module')
        return createClient
      },
    })
    expect(loads).toBe(0)
    expect(await send(entry, new AbortController().signal)).toMatchObject({ kind: 'retry' })
    expect(await send(entry, new AbortController().signal)).toMatchObject({ kind: 'delivered' })
    expect(await send(entry, new AbortController().signal)).toMatchObject({ kind: 'delivered' })
    expect(loads).toBe(2)
  })
})
