import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { onEachDatabase } from '../testing/each-database.ts'

onEachDatabase(({ asOwner, asRole, contact, audit, count }) => {
  const admin = async (call: string, values: unknown[] = []) =>
    (await asRole('service_role', `select public.${call} as reply`, values))[0]?.reply as never

  describe('the sales side', () => {
    it('lists leads with everything that sales needs, oldest first', async () => {
      await contact({ p_language: 'en' })
      await audit({ p_company: 'Engines' })
      const leads: Record<string, unknown>[] = await admin('list_leads()')
      expect(leads).toHaveLength(2)
      expect(leads[0]).toMatchObject({
        name: 'Ada',
        email: 'ada@example.com',
        message: 'Hello',
        source: 'contact',
        website: null,
      })
      expect(leads[1]).toMatchObject({ name: 'Engines', source: 'audit', website: 'example.com', flags: [] })
      expect(Object.keys(leads[0] ?? {})).not.toContain('idempotency_key_hash')
    })

    it('chooses by time, status and language', async () => {
      await contact({ p_name: 'Old', p_language: 'fr' })
      await asOwner(`update public.leads set created_at = '2026-01-01'`)
      await contact({ p_name: 'Young', p_language: 'en' })
      const names = async (call: string) => ((await admin(call)) as { name: string }[]).map(({ name }) => name)
      expect(await names(`list_leads(p_since => '2026-01-02')`)).toEqual(['Young'])
      expect(await names(`list_leads(p_language => 'fr')`)).toEqual(['Old'])
      expect(await names(`list_leads(p_status => 'spam')`)).toEqual([])
    })

    it('pages through leads without missing one, also when the last of a page is erased meanwhile', async () => {
      for (let n = 0; n < 5; n++) await contact({ p_name: `N${n}`, p_email: `n${n}@example.com` })
      await asOwner(`update public.leads set created_at = '2026-01-01' where name < 'N3'`)
      const seen: string[] = []
      let last: { id: string; created_at: string } | undefined
      for (;;) {
        const page: { id: string; created_at: string; name: string }[] = await admin(
          'list_leads(p_after_at => $1, p_after => $2, p_limit => 2)',
          [last?.created_at ?? null, last?.id ?? null],
        )
        if (page.length === 0) break
        seen.push(...page.map(({ name }) => name))
        last = page.at(-1)
        await asOwner(`delete from public.leads where id = '${last?.id}'`)
      }
      expect(seen.sort()).toEqual(['N0', 'N1', 'N2', 'N3', 'N4'])
    })

    it('moves a lead on, and retention with it when somebody spoke', async () => {
      await contact()
      const [lead] = await asOwner(`update public.leads set last_contact_at = '2026-01-01' returning id`)
      const spoken = async () =>
        (await asOwner(`select status, last_contact_at > now() - interval '1 minute' as now from public.leads`))[0]
      expect(await admin(`set_lead_status($1, 'spam')`, [lead?.id])).toMatchObject({
        success: true,
        lead_id: lead?.id,
      })
      expect(await spoken()).toEqual({ status: 'spam', now: false })
      await admin(`set_lead_status($1, 'contacted')`, [lead?.id])
      expect(await spoken()).toEqual({ status: 'contacted', now: true })
      await admin(`set_lead_status($1, 'former_client', '2026-05-01')`, [lead?.id])
      expect(await asOwner(`select contract_ended_on::text from public.leads`)).toEqual([
        { contract_ended_on: '2026-05-01' },
      ])
    })

    it('keeps a client of some years who is marked as lost', async () => {
      await contact()
      const [lead] = await asOwner(
        `update public.leads set status = 'client', last_contact_at = now() - interval '3 years' returning id`,
      )
      await admin(`set_lead_status($1, 'lost')`, [lead?.id])
      expect(await admin('run_retention()')).toMatchObject({ inquiries: 0 })
    })

    it.each([
      ['an unknown lead', `set_lead_status('${randomUUID()}', 'contacted')`, 'unknown_lead'],
      ['an unknown status', `set_lead_status('${randomUUID()}', 'won')`, 'invalid_status'],
      [
        'an end of contract for no client',
        `set_lead_status('${randomUUID()}', 'lost', '2026-01-01')`,
        'invalid_contract_end',
      ],
    ])('refuses %s', async (_, call, code) => {
      expect(await admin(call)).toMatchObject({ success: false, code })
    })
  })

  describe('the queue of the webhook', () => {
    const claim = async () =>
      (await asOwner(`select private.claim_delivery('1 minute') as delivery`))[0]?.delivery as Record<
        string,
        unknown
      > | null

    it('stays empty while no webhook is set', async () => {
      await contact()
      expect(await count('private.lead_deliveries')).toBe(0)
    })

    it('gives each lead to one claimer until its lease is over', async () => {
      await asOwner('update private.settings set lead_webhook = true')
      const { lead_id } = await audit()
      expect(await claim()).toMatchObject({
        lead_id,
        attempts: 1,
        event: { type: 'lead.created', data: { id: lead_id, email: 'ada@example.com', website: 'example.com' } },
      })
      expect(await claim()).toBeNull()
      await asOwner(`update private.lead_deliveries set next_attempt_at = now()`)
      expect(await claim()).toMatchObject({ lead_id, attempts: 2 })
    })

    it('forgets what was acknowledged, and what was erased', async () => {
      await asOwner('update private.settings set lead_webhook = true')
      const { lead_id } = await contact()
      await asOwner(`select private.settle_delivery('${lead_id}', null, '0')`)
      expect(await count('private.lead_deliveries')).toBe(0)
      await contact()
      await admin(`erase_contact('ada@example.com')`)
      expect(await count('private.lead_deliveries')).toBe(0)
    })

    it('is no backlog once the webhook is off, and its notices of erasures end, too', async () => {
      const condition = async () => (await asRole('service_role', 'select public.condition() as it'))[0]?.it
      await asOwner('update private.settings set lead_webhook = true')
      await contact()
      await asOwner(`insert into private.erasure_notices (lead_id, created_at)
          values (gen_random_uuid(), now() - interval '31 days'), (gen_random_uuid(), now() - interval '29 days')`)
      expect(await condition()).toMatchObject({ waiting: 3, waiting_since: expect.any(String) })
      await asOwner('update private.settings set lead_webhook = false')
      expect(await condition()).toMatchObject({ waiting: 0, waiting_since: null })
      await asRole('service_role', 'select public.run_retention()')
      expect(await count('private.erasure_notices')).toBe(1)
    })

    it('does not queue what is refused, nor a repetition', async () => {
      await asOwner('update private.settings set lead_webhook = true')
      await contact({ p_email: 'none' })
      await contact({}, { 'idempotency-key': 'b0f2a7f0-0010' })
      await contact({}, { 'idempotency-key': 'b0f2a7f0-0010' })
      expect(await count('private.lead_deliveries')).toBe(1)
    })
  })

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

    it('mends what a clock left that was ahead: turns, and leads that wait to be told of', async () => {
      await asOwner('update private.settings set lead_webhook = true')
      for (let n = 0; n < 5; n++) await contact()
      await asOwner(`update private.rate_events set at = at + interval '1 year'`)
      await asOwner(`update private.lead_deliveries set next_attempt_at = next_attempt_at + interval '1 year'`)
      const due = `select count(*)::int as due from private.lead_deliveries where next_attempt_at <= now()`
      expect([await contact(), await asOwner(due)]).toMatchObject([{ code: 'rate_limited' }, [{ due: 0 }]])
      await asRole('service_role', 'select public.run_retention()')
      expect([await asOwner(due), await contact()]).toMatchObject([[{ due: 5 }], { success: true }])
    })

    it('waits for most of a day where the clock has moved on by months', async () => {
      await asOwner(`insert into public.leads (source, name, email, language, last_contact_at)
          values ('contact', 'old inquiry', 'a@b.co', 'fr', now() - interval '3 years')`)
      const done = (chore: string, ago: string) =>
        asOwner(
          `insert into private.chores values ($1, now() - $2::interval)
             on conflict (name) do update set done_at = excluded.done_at`,
          [chore, ago],
        )
      const run = async () => (await asRole('service_role', 'select public.run_retention() as deleted'))[0]?.deleted
      await done('run_retention', '61 days')
      for (const seen of ['0 hours', '10 hours', '100 days', '-100 days']) {
        await done('doubt_clock', seen)
        expect(await run()).toEqual({ doubtful_clock: expect.any(String) })
      }
      expect(await count('public.leads')).toBe(1)
      await done('doubt_clock', '21 hours')
      expect(await run()).toMatchObject({ inquiries: 1 })
      expect(await run()).toMatchObject({ inquiries: 0 })
    })
  })
})
