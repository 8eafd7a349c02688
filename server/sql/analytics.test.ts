import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { onEachDatabase } from '../testing/each-database.ts'

const migration = join(import.meta.dirname, '../../supabase/migrations/20261130070700_late_events_once.sql')

onEachDatabase(({ asOwner, asRole, contact, audit }) => {
  type Given = Record<string, unknown> & { received: string }
  const insert = async (...events: Given[]) => {
    for (const { received, ...columns } of events) {
      const row = { event_type: 'page_view', site_id: 'citence', session_id: 's1', page_path: '/', ...columns }
      const names = Object.keys(row).join(', ')
      await asOwner(
        `insert into public.analytics_events (received_at, ${names})
         select '${received}', ${names} from jsonb_populate_record(null::public.analytics_events, $1)`,
        [JSON.stringify(row)],
      )
    }
  }
  const refresh = async (first = 'null') =>
    (await asRole('service_role', `select public.refresh_analytics(${first}) as done`))[0]?.done
  const days = () =>
    asOwner(`select to_char(day, 'YYYY-MM-DD') as day, visits::int, views::int, conversions::int
      from public.analytics_daily where dimension = 'total' order by day`)
  const valuesOf = async (dimension: string) =>
    (
      await asOwner(`select value, visits::int, views::int from public.analytics_daily
        where dimension = '${dimension}' order by value`)
    ).map(({ value, visits, views }) => [value, visits, views])
  const report = async (month: string) =>
    (await asRole('service_role', `select public.analytics_report('${month}-01') as report`))[0]?.report

  const know = (pages: string[], types: string[]) =>
    asRole('service_role', 'select public.set_known_values($1, $2, $3)', [
      'citence',
      JSON.stringify(pages),
      JSON.stringify(types),
    ])

  beforeEach(() => know(['/', '/faq', '/fr', '/fr/faq', '/french-fries'], ['page_view', 'audit_form', 'web_vitals']))

  describe('the daily counts', () => {
    it('name only existing pages', async () => {
      const invented = Array.from({ length: 5 }, (_, n) => ({ page_path: `/invented-${n}`, session_id: 's4' }))
      const rows = [{}, { page_path: '/faq', session_id: 's2' }, { page_path: null, session_id: 's3' }, ...invented]
      await insert(...rows.map((row) => ({ received: '2026-03-02 10:00Z', ...row })))
      await refresh()
      expect(await valuesOf('page')).toEqual([
        ['(unknown)', 1, 5],
        ['/', 1, 1],
        ['/faq', 1, 1],
      ])
      expect(await days()).toEqual([{ day: '2026-03-02', visits: 4, views: 8, conversions: 0 }])
    })

    it('contain only the number of events of unknown types', async () => {
      const invented = Array.from({ length: 5 }, (_, n) => ({ event_type: `type-${n}`, event_category: 'conversion' }))
      await insert(...[{}, ...invented].map((row, n) => ({ received: '2026-03-02', session_id: `s${n}`, ...row })))
      await refresh()
      expect(await days()).toEqual([{ day: '2026-03-02', visits: 1, views: 1, conversions: 0 }])
      expect(await valuesOf('unknown')).toEqual([['', 5, 5]])
      expect(await report('2026-03')).toMatchObject({ unknown_events: 5, pages: [{ value: '/', visits: 1 }] })
    })

    it('name a hundred campaigns of a day, and only valid countries', async () => {
      const invented = Array.from({ length: 103 }, (_, n) => ({ utm_campaign: `c${n}`, ip_country: `Atlantis ${n}` }))
      const real = [
        { utm_campaign: 'spring', ip_country: 'FR', session_id: 'a' },
        { utm_campaign: 'spring', ip_country: 'Europe', session_id: 'b' },
      ]
      await insert(...[...invented, ...real].map((row) => ({ received: '2026-03-02', ...row })))
      await refresh()
      const campaigns = await valuesOf('campaign')
      expect(campaigns).toHaveLength(101)
      expect(campaigns).toContainEqual(['spring', 2, 2])
      expect(campaigns).toContainEqual(['(other)', 4, 4])
      expect(await valuesOf('country')).toEqual([
        ['(unknown)', 1, 103],
        ['Europe', 1, 1],
        ['FR', 1, 1],
      ])
    })

    it('name nothing before the list of known values is set', async () => {
      await asOwner('delete from public.known_values')
      await insert({ received: '2026-03-02 10:00Z' })
      await refresh()
      expect(await days()).toEqual([])
      expect(await valuesOf('unknown')).toEqual([['', 1, 1]])
    })

    it('count visits once, views each, and conversions that succeeded', async () => {
      await insert(
        { received: '2026-03-02 10:00Z', page_path: '/fr/faq', device_type: 'mobile', utm_campaign: 'spring' },
        { received: '2026-03-02 10:01Z', page_path: '/fr', device_type: 'mobile' },
        { received: '2026-03-02 10:02Z', session_id: 's2', page_path: '/french-fries' },
        {
          received: '2026-03-02 10:03Z',
          event_type: 'audit_form',
          event_category: 'conversion',
          utm_campaign: 'spring',
        },
        {
          received: '2026-03-02 10:04Z',
          event_type: 'audit_form',
          event_category: 'conversion',
          properties: { success: false },
        },
      )
      await refresh()
      expect(await days()).toEqual([{ day: '2026-03-02', visits: 2, views: 3, conversions: 1 }])
      expect(await valuesOf('language')).toEqual([
        ['en', 2, 1],
        ['fr', 1, 2],
      ])
      expect(await valuesOf('page')).toEqual([
        ['/', 1, 0],
        ['/fr', 1, 1],
        ['/fr/faq', 1, 1],
        ['/french-fries', 1, 1],
      ])
      expect(await valuesOf('device')).toEqual([['mobile', 1, 2]])
      expect(await valuesOf('campaign')).toEqual([['spring', 1, 1]])
    })

    it('are the same after counting again', async () => {
      await insert({ received: '2026-03-02 10:00Z' }, { received: '2026-03-05 10:00Z' })
      await refresh()
      const first = await asOwner('select * from public.analytics_daily order by 1, 2, 3, 4')
      await refresh()
      await refresh(`'2026-03-01'`)
      expect(await asOwner('select * from public.analytics_daily order by 1, 2, 3, 4')).toEqual(first)
    })

    it('leave an event that came late on the day it happened when only later days are counted again', async () => {
      await insert({ received: '2026-03-08 10:00Z', properties: { timestamp: '2026-03-02T23:00:00.000Z' } })
      await refresh()
      await refresh(`'2026-03-05'`)
      expect(await days()).toEqual([{ day: '2026-03-02', visits: 1, views: 1, conversions: 0 }])
    })

    it('leave no day out after a recount of later ones', async () => {
      await insert({ received: '2026-03-02 10:00Z' }, { received: '2026-03-20 10:00Z' })
      await refresh(`'2026-03-10'`)
      await refresh()
      expect((await days()).map(({ day }) => day)).toEqual(['2026-03-02', '2026-03-20'])
    })

    it('are mended by the migration without losing days whose events have been deleted', async () => {
      await insert(
        { received: '2026-02-27' },
        { received: '2026-03-02 10:00Z', page_path: '/faq' },
        { received: '2026-03-20' },
      )
      await refresh()
      await asOwner(`delete from public.analytics_events where received_at < '2026-03-02 12:00Z'`)
      await insert({ received: '2026-03-02 13:00Z', properties: { timestamp: '2026-02-27T10:00:00.000Z' } })
      await asOwner(`update public.analytics_daily set visits = 9 where day = '2026-03-20' and dimension = 'total'`)
      await asOwner(readFileSync(migration, 'utf8').replace(/^.*\$\$;/s, ''))
      expect(await refresh()).toMatchObject({ first_day: '2026-03-03' })
      expect(await days()).toEqual([
        { day: '2026-02-27', visits: 1, views: 1, conversions: 0 },
        { day: '2026-03-02', visits: 1, views: 1, conversions: 0 },
        { day: '2026-03-20', visits: 1, views: 1, conversions: 0 },
      ])
    })

    it('give an event that came late to the day it happened, and only within 8 days', async () => {
      await insert({ received: '2026-03-02 10:00Z', properties: { timestamp: '2026-03-02T09:59:00.000Z' } })
      await refresh()
      // As if the last count had been that day: nothing older is counted again.
      await asOwner(`update private.analytics_state set refreshed_at = '2026-03-02 12:00Z'`)
      await insert(
        { received: '2026-03-08 10:00Z', session_id: 'late', properties: { timestamp: '2026-03-02T23:00:00.000Z' } },
        { received: '2026-03-20 10:00Z', session_id: 'slow', properties: { timestamp: '2026-03-02T23:00:00.000Z' } },
        { received: '2026-03-20 10:00Z', session_id: 'ahead', properties: { timestamp: '2027-03-02T23:00:00.000Z' } },
        { received: '2026-03-20 10:00Z', session_id: 'junk', properties: { timestamp: '2026-03-99' } },
      )
      expect(await refresh()).toMatchObject({ first_day: '2026-02-22' })
      expect(await days()).toEqual([
        { day: '2026-03-02', visits: 2, views: 2, conversions: 0 },
        { day: '2026-03-20', visits: 3, views: 3, conversions: 0 },
      ])
    })

    it('survive what a hostile visitor can store', async () => {
      await insert(
        { received: '2026-03-02 10:00Z', page_path: '/é'.repeat(900), utm_campaign: 'ÿ'.repeat(255) },
        { received: '2026-03-02 10:00Z', properties: { performance_metrics: 'x', timestamp: 3 } },
        {
          received: '2026-03-02 10:00Z',
          properties: {
            performance_metrics: {
              page_load_time: 'abc',
              dom_content_loaded: -5,
              server_response_time: 1e300,
              first_contentful_paint: { a: 1 },
            },
          },
        },
      )
      await refresh()
      expect(await days()).toEqual([{ day: '2026-03-02', visits: 1, views: 3, conversions: 0 }])
      expect(await asOwner('select from public.analytics_daily_vitals')).toEqual([])
    })
  })

  describe('the report of a month', () => {
    it('has the 75th percentile of each timing, right to 2.5 %', async () => {
      const vital = (lcp: number, cls: number) => ({
        received: '2026-03-02 10:00Z',
        event_type: 'web_vitals',
        properties: { performance_metrics: { lcp, cls } },
      })
      await insert(...Array.from({ length: 20 }, (_, n) => vital(1000 + 100 * n, n === 0 ? 0 : n / 100)))
      await refresh()
      const { vitals } = (await report('2026-03')) as { vitals: { metric: string; p75: number; samples: number }[] }
      const of = (name: string) => vitals.find(({ metric }) => metric === name)
      expect(of('lcp')?.samples).toBe(20)
      // The 15th of 20.
      expect(Math.abs((of('lcp')?.p75 ?? 0) / 2400 - 1)).toBeLessThan(0.025)
      expect(Math.abs((of('cls')?.p75 ?? 0) / 0.14 - 1)).toBeLessThan(0.025)
    })

    it('has every day, the month before, and the pages with the most visits first', async () => {
      await insert(
        { received: '2026-02-28 23:59Z' },
        { received: '2026-03-01 00:00Z', page_path: '/faq' },
        { received: '2026-03-31 23:59Z' },
        { received: '2026-03-31 23:59Z', session_id: 's2' },
        { received: '2026-04-01 00:00Z' },
      )
      await refresh()
      expect(await report('2026-03')).toMatchObject({
        month: '2026-03',
        total: { visits: 3, views: 3, conversions: 0 },
        previous: { visits: 1 },
        days: [
          { day: '2026-03-01', visits: 1 },
          ...Array.from({ length: 29 }, () => ({ visits: 0 })),
          { day: '2026-03-31', visits: 2 },
        ],
        pages: [
          { value: '/', visits: 2 },
          { value: '/faq', visits: 1 },
        ],
      })
    })

    it('has the leads of each form, also of visitors who refused analytics', async () => {
      await contact({ p_language: 'fr', p_utm_data: { utm_campaign: 'contact_2025' } })
      await contact(
        { p_language: 'en', p_utm_data: { utm_campaign: 'contact_2025' } },
        { 'x-form-signals': '{"honeypot":true}' },
      )
      await audit({ p_utm_data: { utm_campaign: 'free_audit_2025' } })
      await asOwner(`update public.leads set created_at = '2026-03-15'`)
      expect(await report('2026-03')).toMatchObject({
        leads: [
          { campaign: 'contact_2025', leads: 2, audits: 0, french: 1, suspect: 1, clients: 0 },
          { campaign: 'free_audit_2025', leads: 1, audits: 1, french: 1, suspect: 0, clients: 0 },
        ],
      })
      expect(await report('2026-04')).toMatchObject({ leads: [], vitals: [], pages: [] })
    })
  })
})
