import { describe, expect, it } from 'vitest'
import { onEachDatabase } from '../testing/each-database.ts'

onEachDatabase(({ asOwner, asRole, count, contact, audit }) => {
  describe('retention', () => {
    it('deletes what is past its time, by the given clock, and nothing else', async () => {
      await asOwner(`insert into public.leads (source, name, email, language, status, last_contact_at, contract_ended_on) values
          ('contact', 'old inquiry', 'a@b.co', 'fr', 'new', '2025-01-09', null),
          ('contact', 'young inquiry', 'a@b.co', 'fr', 'new', '2025-01-11', null),
          ('contact', 'client', 'a@b.co', 'fr', 'client', '2019-01-01', null),
          ('contact', 'former client', 'a@b.co', 'fr', 'former_client', '2026-01-01', '2024-01-08'),
          ('contact', 'recent former client', 'a@b.co', 'fr', 'former_client', '2020-01-01', '2024-01-12')`)
      await asOwner(`insert into public.analytics_events (event_type, site_id, received_at) values
          ('old', 'citence', '2024-11-09'), ('young', 'citence', '2024-11-11')`)
      await asOwner(`insert into public.analytics_daily (day, site_id, dimension, value, visits, views, conversions) values
          ('2024-11-09', 'citence', 'total', '', 1, 1, 0), ('2024-11-11', 'citence', 'total', '', 1, 1, 0)`)
      await asOwner(`insert into private.lead_deliveries (lead_id, created_at)
          select id, case name when 'client' then '2026-12-01'::timestamptz else '2027-01-01' end from public.leads`)
      const [row] = await asRole('service_role', `select public.run_retention('2027-01-10') as deleted`)
      expect(row?.deleted).toMatchObject({ analytics_events: 1, inquiries: 1, clients: 1, lead_deliveries: 1 })
      expect(await count('public.analytics_daily')).toBe(1)
      const kept = await asOwner('select name from public.leads order by name')
      expect(kept.map((lead) => lead.name)).toEqual(['client', 'recent former client', 'young inquiry'])
    })

    it('may not be run by a visitor', async () => {
      for (const statement of ['select public.run_retention()', `select public.erase_contact('a@b.co')`]) {
        await expect(asRole('anon', statement)).rejects.toMatchObject({ code: '42501' })
      }
    })

    it('erases a contact with audits and turns', async () => {
      await contact()
      await audit()
      await contact({ p_email: 'eve@example.com' })
      await asRole('service_role', `select public.erase_contact(' ADA@example.com ')`)
      expect([await count('public.leads'), await count('public.audits')]).toEqual([1, 0])
    })
  })
})
