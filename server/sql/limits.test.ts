import { describe, expect, it } from 'vitest'
import { onEachDatabase } from '../testing/each-database.ts'

onEachDatabase(({ asOwner, contact, audit }) => {
  describe('limits', () => {
    const successes = (replies: Record<string, unknown>[]) => replies.filter((reply) => reply.success).length
    const from = (number: number) => ({ 'x-client-address': `198.51.100.${number}` })

    it('are 2 audits a day for a mailbox, however it is spelled, from wherever', async () => {
      const spellings = ['jo.do@gmail.com', 'JODO+a@Gmail.com', ' jodo@googlemail.com ']
      const replies = []
      for (const [index, p_email] of spellings.entries()) replies.push(await audit({ p_email }, from(index)))
      expect(replies.map((reply) => reply.success)).toEqual([true, true, false])
      expect(replies[2]).toEqual({
        success: false,
        error: 'Rate limit exceeded. You can only request 2 audits per day.',
        code: 'rate_limited',
        retry_after: expect.any(Number),
        lead_id: null,
        audit_id: null,
      })
      // The first of the two has to be a day old.
      expect(Math.abs(Number(replies[2]?.retry_after) - 86_400)).toBeLessThan(60)
    })

    it.each([
      ['ada@xn--mnchen-3ya.example', 'ada@münchen.example', 'ADA@MÜNCHEN.example', 'ada@mu\u0308nchen.example.'],
      ['élodie@example.com', 'e\u0301lodie@example.com', 'ÉLODIE@example.com', 'e\u200blodie@example.com'],
      ['иван@пример.example', 'ИВАН@xn--e1afmkfd.example', 'иван+a@ПРИМЕР.example', 'иван@пример。example'],
      ['ａｄａ@example.com', 'ada@ｅｘａｍｐｌｅ.com', 'ada@example.com', 'ada+x@example．com'],
      ['x@xn--fiqs8s.example', 'x@中国.example', 'x@XN--FIQS8S.example', 'x+中@中国.example'],
    ])('know one mailbox in the spellings of %s', async (...spellings) => {
      const replies = []
      for (const [index, p_email] of spellings.entries()) replies.push(await audit({ p_email }, from(index)))
      expect(replies.map((reply) => reply.success)).toEqual([true, true, false, false])
    })

    it.each([
      'a@xn--a.example',
      'a@xn--.example',
      'a@xn--99999999999.example',
      `a@xn--${'z'.repeat(200)}.example`,
      'a@xn---.example',
    ])('survive the domain of %s', async (p_email) => {
      expect([
        (await audit({ p_email })).success,
        (await audit({ p_email })).success,
        (await audit({ p_email })).success,
      ]).toEqual([true, true, false])
    })

    it('keep two people of one domain apart', async () => {
      const replies = []
      for (const p_email of [
        'a@xn--mnchen-3ya.example',
        'b@münchen.example',
        'a@munich.example',
        'a@xn--e1afmkfd.example',
      ])
        replies.push(await audit({ p_email }), await audit({ p_email }))
      expect(successes(replies)).toBe(8)
    })

    it('are 40 contact messages an hour for an IPv6 /56', async () => {
      const replies = []
      for (let n = 0; n < 41; n++) {
        const address = { 'x-client-address': `2001:db8:1:2${n.toString(16).padStart(2, '0')}::1` }
        replies.push(await contact({ p_email: `a${n}@example.com` }, address))
      }
      expect(successes(replies)).toBe(40)
      expect(await contact({ p_email: 'b@example.com' }, { 'x-client-address': '2001:db8:1:300::1' })).toMatchObject({
        success: true,
      })
    })

    it.each([
      ['198.51.100.7:51234', '198.51.100.7'],
      ['[2001:db8::7]:443', '2001:db8::7'],
    ])('know %s without its port', async (withPort, without) => {
      await asOwner(`update private.settings set contacts_per_address = 1`)
      await contact({ p_email: 'a@example.com' }, { 'x-client-address': withPort })
      const second = await contact({ p_email: 'b@example.com' }, { 'x-client-address': without })
      expect(second).toMatchObject({ code: 'rate_limited' })
      const other = await contact({ p_email: 'c@example.com' }, { 'x-client-address': '198.51.100.8:51234' })
      expect(other).toMatchObject({ success: true })
    })

    it('are 10 audits a day for a client address', async () => {
      const replies = []
      for (let n = 0; n < 11; n++) replies.push(await audit({ p_email: `a${n}@example.com` }))
      expect(successes(replies)).toBe(10)
    })

    it('are 5 contact messages an hour for a mailbox', async () => {
      const replies = []
      for (let n = 0; n < 6; n++) replies.push(await contact({}, from(n)))
      expect(successes(replies)).toBe(5)
      expect(replies[5]).toMatchObject({ error: 'Rate limit exceeded. Please try again later.', code: 'rate_limited' })
    })

    it('are 20 contact messages an hour for a client address, IPv6 by its /64', async () => {
      const replies = []
      for (let n = 0; n < 21; n++) {
        replies.push(await contact({ p_email: `a${n}@example.com` }, { 'x-client-address': `2001:db8:1:2::${n + 1}` }))
      }
      expect(successes(replies)).toBe(20)
      expect(await contact({ p_email: 'b@example.com' }, { 'x-client-address': '2001:db8:1:3::1' })).toMatchObject({
        success: true,
      })
    })

    it('slide: requests outside the window no longer count', async () => {
      await audit()
      await audit()
      await asOwner(
        `update private.rate_events set at = at - interval '24 hours' where id = (select min(id) from private.rate_events)`,
      )
      await asOwner(`update private.rate_events set at = at - interval '24 hours'
          where id = (select min(id) from private.rate_events where at > now() - interval '23 hours')`)
      expect([(await audit()).success, (await audit()).success]).toEqual([true, false])
    })

    it('may be as large as can be set, also for a line of IPv6', async () => {
      await expect(asOwner('update private.settings set contacts_per_address = 1000000001')).rejects.toThrow(/check/)
      await asOwner('update private.settings set contacts_per_address = 1000000000')
      expect(await contact({}, { 'x-client-address': '2001:db8::1' })).toMatchObject({ success: true })
    })

    it.each(['junk', '', ', ,', '1.2.3.4, evil', "'; drop table leads"])(
      'survive the client address %j',
      async (address) => {
        expect(await contact({}, { 'x-client-address': address })).toMatchObject({ success: true })
      },
    )

    it('count the entry of X-Forwarded-For that our own edge wrote', async () => {
      await asOwner(`update private.settings set client_address_header = 'x-forwarded-for', contacts_per_address = 1`)
      await contact({ p_email: 'a@example.com' }, { 'x-forwarded-for': '6.6.6.6, 198.51.100.7' })
      const second = await contact({ p_email: 'b@example.com' }, { 'x-forwarded-for': '7.7.7.7, 198.51.100.7' })
      expect(second).toMatchObject({ code: 'rate_limited' })
    })

    it('keep no address in clear', async () => {
      await contact()
      const [row] = await asOwner(`select string_agg(r::text, ' ') as text from private.rate_events r`)
      expect(String(row?.text)).not.toMatch(/203\.0\.113|@|example/)
    })
  })
})
