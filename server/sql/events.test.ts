import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { onEachDatabase } from '../testing/each-database.ts'

onEachDatabase(({ asOwner, asRole, count, event }) => {
  describe('analytics events', () => {
    it('are stored with defaults and the time of the server', async () => {
      await event('event_type, site_id, event_category', `values ('page_view', 'citence', null)`)
      const [row] = await asOwner(
        `select *, received_at > now() - interval '1 minute' as fresh from public.analytics_events`,
      )
      expect(row).toMatchObject({
        event_type: 'page_view',
        event_category: 'general',
        geo_metric: {},
        properties: {},
        fresh: true,
      })
    })

    it('are taken for a site of another brand once its pages are known', async () => {
      const send = () => event('event_type, site_id', `values ('page_view', 'acme')`)
      await expect(send()).rejects.toMatchObject({ code: '23503' })
      await asRole('service_role', `select public.set_known_values('acme', '["/"]', '["page_view"]')`)
      await send()
      expect(await count('public.analytics_events')).toBe(1)
      await asOwner(`delete from public.sites where site_id = 'acme'`)
    })

    it('are stored once however often a batch is sent, also when one batch holds an id twice', async () => {
      const id = randomUUID()
      const batch = `values ('${id}'::uuid, 'a', 'citence'), ('${id}', 'b', 'citence'), ('${randomUUID()}', 'c', 'citence')`
      await event('id, event_type, site_id', batch)
      await event('id, event_type, site_id', batch)
      expect(await count('public.analytics_events')).toBe(2)
    })

    it.each(['properties', 'geo_metric'])('whose %s hold numbers that unfold are refused', async (column) => {
      const insert = (numbers: string) =>
        event(`event_type, site_id, ${column}`, `values ('x', 'citence', '{"a": [${numbers}]}'::jsonb)`)
      for (const number of ['1e131071', '-1e401', '1e-16383', '0e-16383'])
        await expect(insert(Array(1000).fill(number).join())).rejects.toMatchObject({ code: '22003' })
      await insert('1.7e308, -5e-324, 0.1, 0')
      expect(await count('public.analytics_events')).toBe(1)
    })

    it('are at most 500 in one request', async () => {
      const insert = (n: number) => event('event_type, site_id', `select 'x', 'citence' from generate_series(1, ${n})`)
      await expect(insert(501)).rejects.toMatchObject({ code: 'PT413' })
      await insert(500)
      expect(await count('public.analytics_events')).toBe(500)
    })

    it('beyond the cap are refused before they are stored', async () => {
      const [before] = await asOwner(`select pg_relation_size('public.analytics_events') as size`)
      const insert = event('event_type, site_id', `select 'x', 'citence' from generate_series(1, 200000)`)
      await expect(insert).rejects.toMatchObject({ code: 'PT413' })
      const [after] = await asOwner(`select pg_relation_size('public.analytics_events') as size`)
      expect(Number(after?.size) - Number(before?.size)).toBeLessThan(500_000)
    })
  })
})
