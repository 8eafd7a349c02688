import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { form, onEachWire } from '../testing/each-wire.ts'

onEachWire(({ url, count, send, contact, events }) => {
  describe('refuses', () => {
    const stored = async () => (await count('public.leads')) + (await count('public.analytics_events'))
    const event = { event_type: 'x', site_id: 'citence' }

    it('a request without key, or with a wrong one', async () => {
      const none = await fetch(`${url()}/rest/v1/rpc/create_lead_from_contact_form`, {
        method: 'POST',
        body: '{}',
      })
      expect(none.status).toBe(401)
      const wrong = await contact({}, { apikey: 'wrong' })
      expect([wrong.status, wrong.json.message]).toEqual([401, 'Invalid API key'])
      expect(await stored()).toBe(0)
    })

    it.each([
      ['no JSON', 'not json', 400, 'PGRST102'],
      ['nothing at all', '', 400, 'PGRST102'],
      ['a list of arguments', '[]', 400, 'PGRST102'],
      ['bytes that are no UTF-8', new Uint8Array([0x22, 0xff, 0x22]), 400, 'PGRST102'],
      ['a NUL character', JSON.stringify({ ...form, p_name: 'a\u0000b' }), 400, '22P05'],
      ['an unknown argument', JSON.stringify({ ...form, p_admin: true }), 404, 'PGRST202'],
      ['more than 64 KB', JSON.stringify({ ...form, p_message: 'x'.repeat(70_000) }), 413, 'PT413'],
      ['10 MB', JSON.stringify({ ...form, p_message: 'x'.repeat(10_000_000) }), 413, 'PT413'],
    ])('a procedure call with %s', async (_, body, status, code) => {
      const reply = await send('/rest/v1/rpc/create_lead_from_contact_form', { body })
      expect([reply.status, reply.json.code]).toEqual([status, code])
      expect(await stored()).toBe(0)
    })

    it.each([
      ['an unknown column', [{ ...event, admin: true }], 400, 'PGRST204'],
      ['a column that is the server’s', [{ ...event, received_at: '2000-01-01' }], 401, '42501'],
      ['another site', [{ ...event, site_id: 'other' }], 409, '23503'],
      ['a forged user', [{ ...event, user_id: randomUUID() }], 401, '42501'],
      ['an id that is none', [{ ...event, id: 'x' }], 400, '22P02'],
      ['a value that is too long', [{ ...event, event_type: 'x'.repeat(65) }], 400, '23514'],
      ['a missing type', [{ site_id: 'citence' }], 400, '23502'],
      ['rows of different shape', [event, { ...event, page_path: '/' }], 400, 'PGRST102'],
      ['rows that are none', [event, 3], 400, 'PGRST102'],
      ['501 rows', Array.from({ length: 501 }, () => event), 413, 'PT413'],
      ['more than 2 MB', [{ ...event, page_path: 'x'.repeat(2_000_001) }], 413, 'PT413'],
    ])('events with %s', async (_, body, status, code) => {
      const reply = await events(body)
      expect([reply.status, reply.json.code]).toEqual([status, code])
      expect(await stored()).toBe(0)
    })

    it('to give rows back, to read, to change and to delete', async () => {
      const returning = await events([event], { headers: { Prefer: 'return=representation' } })
      expect([returning.status, returning.json.code]).toEqual([401, '42501'])
      for (const method of ['GET', 'PATCH', 'DELETE', 'PUT']) {
        expect((await send('/rest/v1/analytics_events', { method })).status).toBe(401)
      }
      expect(await stored()).toBe(0)
    })

    it.each([
      '/rest/v1/leads',
      '/rest/v1/sites',
      '/rest/v1/',
      '/rest/v1/rpc/erase_contact',
      '/rest/v1/rpc/run_retention',
      '/rest/v1/rpc/create_lead_from_contact_form()--',
    ])('%s, which does not exist on this wire', async (path) => {
      const reply = await send(path, { body: '{}' })
      expect(reply.status).toBe(404)
      expect(reply.json.code).toMatch(/^PGRST20[25]$/)
    })
  })
})
