import { describe, expect, it } from 'vitest'
import { onEachServer } from '../testing/each-server.ts'
import { sendContact } from '../testing/server.ts'

onEachServer(({ asOwner, count, contact, events, behindProxies }) => {
  describe('accepts', () => {
    it('a contact form, and answers success, error and lead_id', async () => {
      const { status, json } = await contact({ p_phone: null, p_company: null, p_utm_data: { utm_source: 'website' } })
      expect([status, json]).toEqual([200, { success: true, error: null, lead_id: expect.any(String) }])
    })

    it('one event, a batch, and a batch whose rows differ when the columns are named', async () => {
      const row = { event_type: 'page_view', site_id: 'citence' }
      const one = await events(row)
      expect([one.status, one.text]).toEqual([201, ''])
      expect((await events([row, row])).status).toBe(201)
      const columns = '?columns=%22event_type%22,%22site_id%22,%22page_path%22'
      expect((await events([row, { ...row, page_path: '/faq' }], { query: columns })).status).toBe(201)
      expect(await count('public.analytics_events')).toBe(5)
    })
  })

  describe('takes as the text it is', () => {
    it('SQL, and a line break in a name as a space, from whatever address is claimed', async () => {
      const p_message = "'); drop table public.leads; --\n{{7*7}} <script>"
      const { json } = await contact(
        { p_name: "Robert'); --\r\nBcc: eve@example.com", p_message },
        { 'X-Forwarded-For': "junk, 999.1.1.1, '; drop table leads" },
      )
      expect(json.success).toBe(true)
      expect(await asOwner('select name, message from public.leads')).toEqual([
        { name: "Robert'); -- Bcc: eve@example.com", message: p_message },
      ])
    })

    it('how the form was filled, from its header', async () => {
      await contact({}, { 'X-Form-Signals': '{"honeypot":true,"fillMs":5300}' })
      expect(await asOwner('select flags, fill_ms from public.leads')).toEqual([{ flags: ['honeypot'], fill_ms: 5300 }])
    })
  })

  describe('limits', () => {
    it('by the connection, whatever forwarded address is claimed', async () => {
      await asOwner('update private.settings set contacts_per_address = 3')
      const replies = []
      for (let n = 0; n < 4; n++) {
        const claimed = `198.51.100.${n}`
        replies.push(
          await contact(
            { p_email: `a${n}@example.com` },
            {
              'X-Forwarded-For': claimed,
              'X-Client-Address': claimed,
              'X-Real-IP': claimed,
              Forwarded: `for=${claimed}`,
            },
          ),
        )
      }
      expect(replies.map(({ json }) => json.success)).toEqual([true, true, true, false])
    })

    it('by the visitor behind a proxy of ours', async () => {
      const proxied = await behindProxies(1)
      await asOwner('update private.settings set contacts_per_address = 1')
      const from = async (forwardedFor: string, p_email: string) => {
        const response = await sendContact(proxied.url, { p_email }, { 'X-Forwarded-For': forwardedFor })
        return (await response.json()).success
      }
      expect(await from('6.6.6.6, 198.51.100.1', 'a@example.com')).toBe(true)
      expect(await from('7.7.7.7, 198.51.100.1', 'b@example.com')).toBe(false)
      expect(await from('198.51.100.2', 'c@example.com')).toBe(true)
      await proxied.close()
    })
  })

  it('answers the same for a known and an unknown e-mail address', async () => {
    await contact()
    const shape = ({ status, json }: Awaited<ReturnType<typeof contact>>) => [
      status,
      { ...json, lead_id: typeof json.lead_id },
    ]
    expect(shape(await contact())).toEqual(shape(await contact({ p_email: 'new@example.com' })))
  })
})
