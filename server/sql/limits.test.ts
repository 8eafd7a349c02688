import { describe, expect, it } from 'vitest'
import { onEachDatabase } from '../testing/each-database.ts'

onEachDatabase(({ asOwner, count, contact, audit }) => {
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

    it('slide: what left the window counts no more', async () => {
      await audit()
      await audit()
      await asOwner(
        `update private.rate_events set at = at - interval '24 hours' where id = (select min(id) from private.rate_events)`,
      )
      await asOwner(`update private.rate_events set at = at - interval '24 hours'
          where id = (select min(id) from private.rate_events where at > now() - interval '23 hours')`)
      expect([(await audit()).success, (await audit()).success]).toEqual([true, false])
    })

    it('hold exactly under 12 sendings at once', async () => {
      const replies = await Promise.all(Array.from({ length: 12 }, (_, n) => audit({}, from(n))))
      expect(successes(replies)).toBe(2)
      expect(await count('public.leads')).toBe(2)
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
