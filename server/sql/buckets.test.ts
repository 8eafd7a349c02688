import { describe, expect, it } from 'vitest'
import { asRole } from '../testing/database.ts'
import { onEachDatabase } from '../testing/each-database.ts'

const contact = `select public.create_lead_from_contact_form(p_name => 'Ada', p_email => 'ada@example.com', p_message => '') as reply`
const events = (rows: number, more = `'s'`) =>
  `insert into public.analytics_events (event_type, site_id, session_id) select 'x', 'citence', ${more} from generate_series(1, ${rows}) n`

onEachDatabase(({ asOwner, count, database }) => {
  const rate = (kind: string, scope: string, burst: number, perSecond: number) =>
    asOwner(
      `update private.rates set burst = ${burst}, per_second = ${perSecond} where kind = '${kind}' and scope = '${scope}'`,
    )
  const from = (address: string, statement: string) =>
    asRole(database(), 'anon', statement, { headers: { 'x-client-address': address } })
  /** How many of these calls pass; the others must get a Retry-After. */
  const passed = async (statement: string, times: number, address: (n: number) => string = () => '198.51.100.7') => {
    let through = 0
    for (let n = 0; n < times; n++) {
      await from(address(n), statement).then(
        () => {
          through += 1
        },
        (error) => {
          const detail = JSON.parse(error.detail)
          expect([error.code, detail.status, JSON.parse(error.message).code]).toEqual(['PGRST', 429, 'PT429'])
          expect(Number(detail.headers['Retry-After'])).toBeGreaterThan(0)
        },
      )
    }
    return through
  }
  const anywhere = (n: number) => `198.51.100.${n}`

  describe('token buckets without a server in front', () => {
    it.each([
      ['address', 5, () => '198.51.100.7'],
      ['/64', 5, (n: number) => `2001:db8:1:2::${n + 1}`],
      ['/56', 10, (n: number) => `2001:db8:1:2${n.toString(16).padStart(2, '0')}::1`],
    ])(
      'let through 60 procedures of one %s at first (here 5 an address), also those that refuse',
      async (_, most, address) => {
        await rate('procedures', 'address', 5, 0.001)
        expect(await passed(contact, most + 3, address)).toBe(most)
        expect(await passed(contact, 2, (n) => ['203.0.113.1', '2001:db8:1:300::1'][n] ?? '')).toBe(2)
        await rate('procedures', 'address', 60, 0.5)
      },
    )

    it('let through as many procedures in all, from wherever', async () => {
      await rate('procedures', 'all', 32, 0.001)
      expect(await passed(contact, 36, anywhere)).toBe(32)
      await rate('procedures', 'all', 2000, 30)
    })

    it('fill again', async () => {
      await rate('procedures', 'address', 1, 0.5)
      expect(await passed(contact, 3)).toBe(1)
      await asOwner(`update private.buckets set at = at - interval '2 seconds'`)
      expect(await passed(contact, 3)).toBe(1)
      await rate('procedures', 'address', 60, 0.5)
    })

    it('cost an event a token, a kilobyte and 25 for its visit, and store nothing of what they refuse', async () => {
      await rate('events', 'address', 600, 0.001)
      // 100 rows of one visit cost less than 200, 10 visits more than 250.
      expect(await passed(events(100), 3)).toBe(3)
      expect(await passed(events(10, 'n'), 4, () => '198.51.100.8')).toBe(3)
      expect(await count('public.analytics_events')).toBe(330)
      await rate('events', 'address', 40_000, 2)
    })

    it('let through the 10,000 events that four tabs stored', async () => {
      expect(await passed(events(500, `'s' || n % 4`), 20)).toBe(20)
    })

    it('let through as many events in all, and cost nothing for those that are known', async () => {
      await rate('events', 'all', 1600, 0.001)
      const batch = events(500)
        .replace('(event_type', '(id, event_type')
        .replace(`select 'x'`, `select md5(n::text)::uuid, 'x'`)
      expect(await passed(batch, 5, anywhere)).toBe(5)
      expect(await passed(events(500), 5, anywhere)).toBe(2)
      await rate('events', 'all', 200_000, 20)
    })

    it('do not count requests that the server has counted, nor inserts by the owner', async () => {
      await rate('procedures', 'all', 1, 0.001)
      await rate('events', 'all', 1, 0.001)
      for (let n = 0; n < 3; n++) {
        await database().transaction(async ({ query }) => {
          await query(`select set_config('role', 'anon', true), set_config('citence.counted', 'yes', true)`)
          await query(contact)
          await query(events(1))
        })
        await asOwner(events(1))
      }
      await rate('procedures', 'all', 2000, 30)
      await rate('events', 'all', 200_000, 20)
      expect(await count('public.analytics_events')).toBe(6)
    })

    it('hold under 40 requests at once, of which none waits for all others', async () => {
      await rate('procedures', 'address', 15, 0.001)
      const all = await Promise.allSettled(Array.from({ length: 40 }, () => from('198.51.100.7', contact)))
      const through = all.filter(({ status }) => status === 'fulfilled').length
      await rate('procedures', 'address', 60, 0.5)
      // Concurrent calls may each have seen the last token.
      expect(through).toBeGreaterThanOrEqual(15)
      expect(through).toBeLessThan(15 + 10)
      expect(all.filter((one) => one.status === 'rejected').map((one) => one.reason.code)).toEqual(
        Array.from({ length: 40 - through }, () => 'PGRST'),
      )
    })

    it('are forgotten after a day, but not those of all', async () => {
      await from('198.51.100.7', contact)
      await asRole(database(), 'service_role', `select public.run_retention(now() + interval '25 hours')`)
      expect(await count('private.buckets')).toBe(32)
    })
  })
})
