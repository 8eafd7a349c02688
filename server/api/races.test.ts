import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { onEachServer } from '../testing/each-server.ts'
import { testKeys } from '../testing/server.ts'

onEachServer(({ asOwner, count, send, contact, audit, events }) => {
  describe('at once', () => {
    const times = <T>(n: number, work: (n: number) => Promise<T>) =>
      Promise.all(Array.from({ length: n }, (_, i) => work(i)))
    /** Limited concurrency, as with browsers: thousands of sockets at once would test the kernel. */
    const crowd = async <T>(n: number, width: number, work: (n: number) => Promise<T>) => {
      const results: T[] = []
      let next = 0
      await times(width, async () => {
        while (next < n) {
          const mine = next++
          results[mine] = await work(mine)
        }
      })
      return results
    }

    it('40 sendings of one key make 1 lead and 40 equal replies', async () => {
      const headers = { 'Idempotency-Key': randomUUID() }
      const replies = await times(40, () => contact({}, headers))
      expect(new Set(replies.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
      expect(replies[0]?.json.success).toBe(true)
      expect(await count('public.leads')).toBe(1)
    })

    it('40 audits of one mailbox make exactly 2', async () => {
      const replies = await times(40, () => audit())
      expect(replies.filter(({ json }) => json.success)).toHaveLength(2)
      expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
      expect(await count('public.audits')).toBe(2)
    })

    it('2,000 mixed requests of 25 mailboxes meet no deadlock, and none is answered by an error of the server', async () => {
      const batch = Array.from({ length: 3 }, () => ({
        id: randomUUID(),
        event_type: 'x',
        site_id: 'citence',
        session_id: 's',
      }))
      const replies = await crowd(2000, 40, (n) => {
        const p_email = `a${n % 25}@example.com`
        const key = { 'Idempotency-Key': `key-of-${n % 500}` }
        if (n % 4 === 0) return events(n % 8 === 0 ? batch : [...batch].reverse())
        if (n % 4 === 1)
          return send('/rest/v1/rpc/create_free_audit_from_form', {
            body: JSON.stringify({ p_email, p_website: 'a.co' }),
          })
        return contact({ p_email }, key)
      })
      expect(replies.filter(({ status }) => status !== 200 && status !== 201)).toEqual([])
      expect(await count('public.analytics_events')).toBe(3)
      // One address sends it all: 10 audits a day, 20 messages an hour.
      expect([await count('public.audits'), await count(`public.leads where source = 'contact'`)]).toEqual([10, 20])
    })

    it('a visitor and an admin, 1,000 times in turn, never get each other’s rights nor each other’s key', async () => {
      await asOwner('update private.settings set contacts_per_address = 10000')
      const secret = { apikey: testKeys.secretKey }
      const replies = await crowd(1000, 40, async (n) => {
        if (n % 2 === 0)
          return { n, ...(await send('/rest/v1/rpc/list_leads', { body: '{"p_limit": 1}', headers: secret })) }
        if (n % 4 === 1) {
          const forged = { event_type: 'x', site_id: 'citence', user_id: randomUUID() }
          return { n, ...(await events([forged])) }
        }
        return {
          n,
          ...(await contact({ p_name: `N${n}`, p_email: `n${n}@example.com` }, { 'Idempotency-Key': `key-of-${n}` })),
        }
      })
      expect(replies.filter(({ n }) => n % 2 === 0).map(({ status }) => status)).toEqual(Array(500).fill(200))
      expect(replies.filter(({ n }) => n % 4 === 1).map(({ status }) => status)).toEqual(Array(250).fill(401))
      expect(await count('public.analytics_events')).toBe(0)

      const leads = await asOwner(
        `select l.name, encode(l.idempotency_key_hash, 'hex') as key, l.id from public.leads l`,
      )
      const expected = await asOwner(`select 'N' || n as name,
          encode(sha256(convert_to('contact:key-of-' || n, 'UTF8')), 'hex') as key from generate_series(3, 999, 4) n`)
      const pairs = (rows: Record<string, unknown>[]) => rows.map(({ name, key }) => `${name} ${key}`).sort()
      expect(pairs(leads)).toEqual(pairs(expected))
      // Each reply names the lead of its own request.
      const ids = new Map(leads.map(({ name, id }) => [name, id]))
      const mine = replies.filter(({ n }) => n % 4 === 3)
      expect(mine.filter(({ n, json }) => json.lead_id !== ids.get(`N${n}`))).toEqual([])
    })
  })
})
