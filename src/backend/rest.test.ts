import { describe, expect, it } from 'vitest'
import { createEventSend } from './events.ts'
import { createWorkerSend } from './rest.ts'
import { testServers } from './server.fixture.ts'

const key = 'sb_publishable_test'
const { serve, serveReply, close } = testServers()
const rows = [
  { id: '6f1c7f0e-0000-4000-8000-000000000001', event_type: 'page_view', site_id: 'citence' },
  { id: '6f1c7f0e-0000-4000-8000-000000000002', event_type: 'page_exit', site_id: 'citence' },
]

const sendTo = async (status: number, body: string, headers: Record<string, string> = {}) =>
  createEventSend({ url: await serveReply(status, body, headers), key, now: () => 0 })(
    rows,
    new AbortController().signal,
    { leaving: false },
  )

describe('a batch of events', () => {
  it('is one insert with the key and all rows', async () => {
    const seen: unknown[] = []
    const url = await serve(async (request, response) => {
      let body = ''
      for await (const chunk of request) body += chunk
      seen.push({ path: request.url?.split('?')[0], apikey: request.headers.apikey, body: JSON.parse(body) })
      response.writeHead(201).end()
    })
    const outcome = await createEventSend({ url, key })(rows, new AbortController().signal, { leaving: true })
    expect(seen).toEqual([{ path: '/rest/v1/analytics_events', apikey: key, body: rows }])
    expect(outcome).toEqual({ kind: 'delivered', reply: null })
  })

  it.each([
    [200, '<!doctype html><title>Sign in</title>'],
    [201, '<!doctype html><title>Sign in</title>'],
    [204, ''],
    [404, ''],
    [401, '{"code":"PGRST301","message":"no"}'],
    [503, '{"code":"PGRST002","message":"no"}'],
  ])('is kept at status %i with the body %j', async (status, body) => {
    expect(await sendTo(status, body)).toMatchObject({ kind: 'retry' })
  })

  it.each([
    [400, '23514'],
    [409, '23503'],
    [413, 'PT413'],
  ])('is refused at status %i with code %s', async (status, code) => {
    expect(await sendTo(status, JSON.stringify({ code, message: 'no' }))).toMatchObject({ kind: 'refused', code })
  })

  it('waits as long as the server asks', async () => {
    expect(await sendTo(429, '{}', { 'Retry-After': '30' })).toMatchObject({ kind: 'retry', after: 30_000 })
  })

  it('is kept when nobody listens', async () => {
    const url = await serve(() => {})
    close()
    const outcome = await createEventSend({ url, key })(rows, new AbortController().signal, { leaving: false })
    expect(outcome).toEqual({ kind: 'retry', reason: 'no reply' })
  })
})

it('the worker calls a procedure as the page does', async () => {
  const seen: unknown[] = []
  const url = await serve(async (request, response) => {
    request.resume()
    const { apikey, 'idempotency-key': id } = request.headers
    seen.push({ method: request.method, path: request.url, apikey, id })
    response.end('{"success":true,"error":null,"lead_id":"l1"}')
  })
  const send = createWorkerSend({ url, key })
  const outcome = await send(
    {
      version: 1,
      id: '6f1c7f0e-0000-4000-8000-000000000003',
      createdAt: 0,
      attempts: 0,
      state: { kind: 'waiting' },
      payload: {
        version: 2,
        form: 'footer',
        page: '/faq',
        fields: {},
        procedure: 'create_lead_from_contact_form',
        arguments: {
          p_name: 'Ada',
          p_email: 'ada@example.com',
          p_company: null,
          p_message: 'Hello',
          p_language: 'en',
          p_utm_data: { utm_source: 'website', utm_medium: 'footer_form', utm_campaign: 'footer_contact_2025' },
        },
      },
    },
    new AbortController().signal,
  )
  expect(seen).toEqual([
    {
      method: 'POST',
      path: '/rest/v1/rpc/create_lead_from_contact_form',
      apikey: key,
      id: '6f1c7f0e-0000-4000-8000-000000000003',
    },
  ])
  expect(outcome).toMatchObject({ kind: 'delivered' })
})
