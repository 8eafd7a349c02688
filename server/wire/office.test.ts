import { describe, expect, it } from 'vitest'
import { onEachWire } from '../testing/each-wire.ts'
import { testKeys } from '../testing/server.ts'
import { isFromThisMachine } from './office.ts'

describe('a request of this machine', () => {
  const from = (remoteAddress: string, localAddress = '192.0.2.1', headers = {}) =>
    isFromThisMachine({ remoteAddress, localAddress }, new Headers(headers))

  it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1', '192.0.2.1'])('comes from %s', (address) => {
    expect(from(address)).toBe(true)
  })

  it.each(['192.0.2.7', '2001:db8::1', '10.127.0.1', ''])('does not come from %j', (address) => {
    expect(from(address)).toBe(false)
  })

  it.each(['X-Forwarded-For', 'Forwarded', 'Via'])('does not come through a proxy (%s)', (name) => {
    expect(from('127.0.0.1', '127.0.0.1', { [name]: '127.0.0.1' })).toBe(false)
  })
})

onEachWire(({ send, contact }) => {
  describe('the office over the wire', () => {
    const office = (procedure: string, body: object = {}) =>
      send(`/rest/v1/rpc/${procedure}`, { body: JSON.stringify(body), headers: { apikey: testKeys.secretKey } })

    it('lists, moves on and erases leads with the secret key', async () => {
      const { json } = await contact()
      const id = String(json.lead_id)
      expect((await office('list_leads', { p_status: 'new' })).json).toMatchObject([{ id, name: 'Ada' }])
      expect((await office('set_lead_status', { p_lead: id, p_status: 'contacted' })).json).toMatchObject({
        success: true,
      })
      expect((await office('erase_contact', { p_email: 'ada@example.com' })).json).toMatchObject({ leads: 1 })
      expect((await office('list_leads')).text).toBe('[]')
    })

    it('counts and reports', async () => {
      expect((await office('refresh_analytics')).status).toBe(200)
      expect((await office('analytics_report', { p_month: '2026-03-01' })).json).toMatchObject({ month: '2026-03' })
    })

    it('does not take a visitor’s form', async () => {
      expect((await office('create_lead_from_contact_form', {})).status).toBe(404)
    })
  })
})
