import { describe, expect, it } from 'vitest'
import { onEachDatabase } from '../testing/each-database.ts'
import { personCalls } from './person.fixture.ts'

onEachDatabase((sql) => {
  const { asOwner, contact, audit, count } = sql
  const { known, erase, note, types } = personCalls(sql)

  describe('the events of a person', () => {
    const converted = (session: string, lead_id: unknown) =>
      note('free_audit_form', session, { success: true, lead_id }, 'now()', 'conversion')
    const shown = async (email: string) => (await known(email)).events.map(({ event_type }) => event_type).sort()
    const waitedFor = (interval: string) =>
      asOwner(`update public.audits set created_at = created_at - $1::interval`, [interval])

    it('are of all visits in which they alone sent forms, numbered and without the name of the visit', async () => {
      const { lead_id: first } = await audit({ p_website: 'ada.example' })
      const { lead_id: second } = await contact()
      const { lead_id: third } = await contact()
      await note('page_view', 'session-later', {}, `now() + interval '1 hour'`)
      await converted('session-later', third)
      await note('page_view', 'session-z', {}, `now() - interval '1 hour'`)
      await converted('session-z', first)
      await converted('session-z', second)
      await note('page_view', 'session-of-nobody', {})
      const { events } = await known('ada@example.com')
      expect(events.map(({ event_type, visit }) => [event_type, visit])).toEqual([
        ['page_view', 1],
        ['free_audit_form', expect.any(Number)],
        ['free_audit_form', expect.any(Number)],
        ['free_audit_form', expect.any(Number)],
        ['page_view', 2],
      ])
      expect(JSON.stringify(events)).not.toContain('session')
      expect(await erase('ada@example.com')).toMatchObject({ events: 5 })
      expect(await count('public.analytics_events')).toBe(1)
    })

    it('cannot be obtained by asking for an audit of the same site, nor by naming their visit', async () => {
      const { lead_id: hers } = await audit({ p_email: 'victim@example.com', p_website: 'https://popular.example' })
      await note('page_view', 'of-victim', {})
      await note('geo_audit_started', 'of-victim', { audit_url: 'https://popular.example' })
      await converted('of-victim', hers)
      await note('geo_audit_started', 'of-another', { audit_url: 'https://popular.example' })
      const { lead_id: his } = await audit({ p_email: 'mallory@example.com', p_website: 'https://popular.example' })
      expect(await shown('mallory@example.com')).toEqual([])

      await converted('of-victim', his)
      expect(await shown('mallory@example.com')).toEqual(['free_audit_form'])
      expect(await erase('mallory@example.com')).toMatchObject({ leads: 1, events: 1 })
      expect(await types()).toEqual(['free_audit_form', 'geo_audit_started', 'geo_audit_started', 'page_view'])
      expect(await shown('victim@example.com')).toEqual(['free_audit_form', 'geo_audit_started', 'page_view'])
    })

    it('are not shown by site and time alone, where a stranger may have asked for the same site', async () => {
      await note('geo_audit_started', 'of-victim', { audit_url: 'popular.example' })
      await audit({ p_email: 'mallory@example.com', p_website: 'popular.example' })
      expect(await shown('mallory@example.com')).toEqual([])
    })

    it('stay, where two people sent a form in one visit, until both are gone', async () => {
      const { lead_id: hers } = await contact()
      const { lead_id: his } = await contact({ p_email: 'bob@example.com' })
      await note('page_view', 'of-both', {})
      await converted('of-both', hers)
      await converted('of-both', his)
      expect(await shown('ada@example.com')).toEqual(['free_audit_form'])
      expect(await erase('ada@example.com')).toMatchObject({ events: 1 })
      expect(await erase('bob@example.com')).toMatchObject({ events: 2 })
    })

    it('hold the start of their audit, for an erasure, also one that waited on the device', async () => {
      await audit({ p_website: 'ada.example' })
      await audit({ p_website: 'ada.example' })
      await waitedFor('3 days')
      const timestamp = new Date(Date.now() - 3 * 86_400_000).toISOString()
      await note('geo_audit_started', 'hers', { audit_url: 'ada.example', timestamp })
      await note('geo_audit_started', 'of-another-day', {
        audit_url: 'ada.example',
        timestamp: new Date().toISOString(),
      })
      expect(await erase('ada@example.com')).toMatchObject({ audits: 2, events: 1 })
      expect(await types()).toEqual(['geo_audit_started'])
    })

    it.each<[why: string, prepare: () => Promise<unknown>]>([
      ['somebody else’s audit of the site fits', () => audit({ p_email: 'eve@example.com', p_website: 'ada.example' })],
      ['two visits started one', () => note('geo_audit_started', 'of-another', { audit_url: 'ada.example' })],
      ['its visit is somebody else’s', () => converted('a visit', '6f0c1e0e-0000-4000-8000-000000000000')],
      ['the times differ', () => waitedFor('20 minutes')],
    ])('do not hold the start of an audit where %s', async (_, prepare) => {
      await audit({ p_website: 'ada.example' })
      await note('geo_audit_started', 'a visit', { audit_url: 'ada.example' })
      await prepare()
      expect(await erase('ada@example.com')).toMatchObject({ audits: 1, events: 0 })
    })
  })
})
