import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from './database.ts'
import { asOwner, asRole, emptyTables, openTestDatabase, testDatabaseUrl } from './test-database.ts'

describe('on PGlite', () => suite('PGlite'))
describe.skipIf(!testDatabaseUrl)('on PostgreSQL (TEST_DATABASE_URL)', () => suite('PostgreSQL'))

function suite(kind: 'PGlite' | 'PostgreSQL') {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase(kind)
  }, 60_000)
  beforeEach(() => emptyTables(database))
  afterAll(() => database?.close())

  const count = async (table: string) => Number((await asOwner(database, `select count(*) as n from ${table}`))[0]?.n)

  async function call(procedure: string, given: Record<string, unknown>, headers: Record<string, string> = {}) {
    const passed = Object.keys(given).map((name, position) => `${name} => $${position + 1}`)
    const rows = await asRole(database, 'anon', `select public.${procedure}(${passed.join(', ')}) as reply`, {
      values: Object.values(given),
      headers: { 'x-client-address': '203.0.113.9', ...headers },
    })
    return rows[0]?.reply as Record<string, unknown>
  }
  const contact = (given: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
    call(
      'create_lead_from_contact_form',
      { p_name: 'Ada', p_email: 'ada@example.com', p_message: 'Hello', ...given },
      headers,
    )
  const audit = (given: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
    call('create_free_audit_from_form', { p_email: 'ada@example.com', p_website: 'example.com', ...given }, headers)
  const event = (columns: string, values: string, role: 'anon' | 'authenticated' = 'anon', user?: string) =>
    asRole(database, role, `insert into public.analytics_events (${columns}) ${values}`, user ? { user } : {})

  describe('what a visitor may do', () => {
    it.each(['leads', 'audits', 'analytics_events', 'sites'])('may not read, change or delete %s', async (table) => {
      for (const role of ['anon', 'authenticated'] as const) {
        for (const statement of [
          `select * from public.${table}`,
          `delete from public.${table}`,
          `truncate public.${table}`,
        ]) {
          await expect(asRole(database, role, statement)).rejects.toMatchObject({ code: '42501' })
        }
      }
    })

    it('may not insert a lead beside the procedures', async () => {
      const insert = `insert into public.leads (source, name, email, language) values ('contact', 'x', 'a@b.co', 'fr')`
      await expect(asRole(database, 'anon', insert)).rejects.toMatchObject({ code: '42501' })
    })

    it('finds leads closed even when somebody grants the table again', async () => {
      await contact()
      const reopened = database.transaction(async ({ query }) => {
        await query('grant all on public.leads to anon')
        await query('set local role anon')
        const rows = await query('select * from public.leads')
        await query('reset role')
        await query('revoke all on public.leads from anon')
        return rows
      })
      expect(await reopened).toEqual([])
    })

    it('may call exactly the two procedures', async () => {
      const rows = await asOwner(
        database,
        `select p.oid::regproc::text as name from pg_proc p
          where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
            and has_function_privilege('anon', p.oid, 'execute') order by 1`,
      )
      expect(rows.map((row) => row.name)).toEqual(['create_free_audit_from_form', 'create_lead_from_contact_form'])
    })

    it('has no way into the private schema', async () => {
      await expect(asRole(database, 'anon', 'select pepper from private.settings')).rejects.toMatchObject({
        code: '42501',
      })
      await expect(asRole(database, 'service_role', 'select * from private.settings')).rejects.toMatchObject({
        code: '42501',
      })
    })
  })

  describe('the schema', () => {
    it('has row-level security on every table of public', async () => {
      const open = `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and not relrowsecurity`
      expect(await asOwner(database, open)).toEqual([])
    })

    it('pins the search path of every function', async () => {
      const loose = `select proname from pg_proc where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
        and not coalesce('search_path=""' = any (proconfig), false)`
      expect(await asOwner(database, loose)).toEqual([])
    })

    it('comments on every table and function', async () => {
      const silent = `select relname::text as name from pg_class where relkind = 'r'
          and relnamespace in ('public'::regnamespace, 'private'::regnamespace) and obj_description(oid, 'pg_class') is null
        union all select proname::text from pg_proc
          where pronamespace in ('public'::regnamespace, 'private'::regnamespace) and obj_description(oid, 'pg_proc') is null`
      expect(await asOwner(database, silent)).toEqual([])
    })

    it('indexes every foreign key', async () => {
      const bare = `select conname from pg_constraint c where contype = 'f' and connamespace = 'public'::regnamespace
        and not exists (select from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1])`
      expect(await asOwner(database, bare)).toEqual([])
    })
  })

  describe('the contact form', () => {
    it('becomes a lead with everything that was typed', async () => {
      const reply = await contact({
        p_name: 'Ada Lovelace',
        p_email: ' Ada@Example.com ',
        p_phone: '+33 1 99 00 12 34',
        p_company: 'Analytical Engines',
        p_message: ' Bonjour,\nà bientôt ',
        p_language: 'fr',
        p_utm_data: {
          utm_source: 'website',
          utm_medium: 'footer_form',
          utm_campaign: 'footer_contact_2025',
          other: 'x',
        },
      })
      expect(reply).toEqual({ success: true, error: null, lead_id: expect.any(String) })
      const [lead] = await asOwner(database, 'select * from public.leads')
      expect(lead).toMatchObject({
        id: reply.lead_id,
        source: 'contact',
        status: 'new',
        name: 'Ada Lovelace',
        email: 'Ada@Example.com',
        phone: '+33 1 99 00 12 34',
        company: 'Analytical Engines',
        message: 'Bonjour,\nà bientôt',
        language: 'fr',
        utm: { utm_source: 'website', utm_medium: 'footer_form', utm_campaign: 'footer_contact_2025' },
      })
    })

    it('keeps SQL as the text it is, and a name on one line', async () => {
      await contact({ p_name: "Robert'); drop table leads;--\r\nBcc: x@y.co" })
      const [lead] = await asOwner(database, 'select name from public.leads')
      expect(lead?.name).toBe("Robert'); drop table leads;-- Bcc: x@y.co")
    })

    it.each([
      ['without a name', { p_name: ' ' }, 'invalid_name'],
      ['without an e-mail address', { p_email: null }, 'invalid_email'],
      ['with a broken e-mail address', { p_email: 'ada@' }, 'invalid_email'],
      ['with two e-mail addresses', { p_email: 'ada@a.co,eve@b.co' }, 'invalid_email'],
      ['without a message', { p_message: '\n' }, 'invalid_message'],
      ['with a message of 10,001 characters', { p_message: 'é'.repeat(10_001) }, 'invalid_message'],
      ['in an unknown language', { p_language: 'de' }, 'invalid_language'],
    ])('is refused %s, and leaves nothing', async (_, given, code) => {
      const reply = await contact(given, { 'idempotency-key': 'key-refused' })
      expect(reply).toEqual({ success: false, error: expect.any(String), code, lead_id: null })
      for (const table of ['public.leads', 'private.rate_events', 'private.idempotency_keys']) {
        expect(await count(table)).toBe(0)
      }
    })
  })

  describe('the audit form', () => {
    it('becomes a lead and its audit', async () => {
      const reply = await audit({ p_company: 'Engines', p_language: 'en', p_project_source: 'citence-website' })
      expect(reply).toEqual({
        success: true,
        error: null,
        lead_id: expect.any(String),
        audit_id: expect.any(String),
      })
      const [row] = await asOwner(
        database,
        'select l.*, a.id as audit_id, a.website from public.leads l join public.audits a on a.lead_id = l.id',
      )
      expect(row).toMatchObject({
        audit_id: reply.audit_id,
        source: 'audit',
        name: 'Engines',
        website: 'example.com',
        language: 'en',
        project_source: 'citence-website',
      })
    })

    it('is refused without a website', async () => {
      expect(await audit({ p_website: '' })).toMatchObject({
        success: false,
        code: 'invalid_website',
        lead_id: null,
        audit_id: null,
      })
    })
  })

  describe('sending again', () => {
    const headers = { 'idempotency-key': 'b0f2a7f0-0001' }

    it('gives the same key and body the same reply, and stores once', async () => {
      const first = await audit({}, headers)
      expect(await audit({}, headers)).toEqual(first)
      expect([await count('public.leads'), await count('public.audits')]).toEqual([1, 1])
    })

    it('refuses the same key with another body, and stores nothing', async () => {
      await contact({}, headers)
      expect(await contact({ p_message: 'Other' }, headers)).toMatchObject({
        success: false,
        code: 'idempotency_conflict',
      })
      expect(await count('public.leads')).toBe(1)
    })

    it('keeps the keys of the two procedures apart', async () => {
      const lead = await contact({}, headers)
      expect((await audit({}, headers)).lead_id).not.toBe(lead.lead_id)
    })

    it('looks at the key before the limits', async () => {
      const first = await audit({}, headers)
      await audit({}, { 'idempotency-key': 'b0f2a7f0-0002' })
      expect(await audit({}, { 'idempotency-key': 'b0f2a7f0-0003' })).toMatchObject({ code: 'rate_limited' })
      expect(await audit({}, headers)).toEqual(first)
    })

    it('does not remember a refusal: what was mended under the same key is accepted', async () => {
      await contact({ p_message: '' }, headers)
      expect(await contact({}, headers)).toMatchObject({ success: true })
    })

    it('still knows the lead when the stored reply has been dropped', async () => {
      const first = await audit({}, headers)
      await asOwner(database, 'delete from private.idempotency_keys')
      expect(await audit({}, headers)).toEqual(first)
      expect(await count('public.leads')).toBe(1)
    })

    it('does not bring an erased lead back', async () => {
      await contact({}, headers)
      await asRole(database, 'service_role', `select public.erase_contact('ADA@example.com')`)
      await contact({}, headers)
      expect(await count('public.leads')).toBe(0)
    })

    it('refuses a key that is none', async () => {
      expect(await contact({}, { 'idempotency-key': 'short' })).toMatchObject({ code: 'invalid_idempotency_key' })
    })
  })

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
        lead_id: null,
        audit_id: null,
      })
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
        database,
        `update private.rate_events set at = at - interval '24 hours' where id = (select min(id) from private.rate_events)`,
      )
      await asOwner(
        database,
        `update private.rate_events set at = at - interval '24 hours'
          where id = (select min(id) from private.rate_events where at > now() - interval '23 hours')`,
      )
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
      await asOwner(
        database,
        `update private.settings set client_address_header = 'x-forwarded-for', contacts_per_address = 1`,
      )
      await contact({ p_email: 'a@example.com' }, { 'x-forwarded-for': '6.6.6.6, 198.51.100.7' })
      const second = await contact({ p_email: 'b@example.com' }, { 'x-forwarded-for': '7.7.7.7, 198.51.100.7' })
      expect(second).toMatchObject({ code: 'rate_limited' })
    })

    it('keep no address in clear', async () => {
      await contact()
      const [row] = await asOwner(database, `select string_agg(r::text, ' ') as text from private.rate_events r`)
      expect(String(row?.text)).not.toMatch(/203\.0\.113|ada/)
    })
  })

  describe('analytics events', () => {
    it('are stored with defaults and the time of the server', async () => {
      await event('event_type, site_id, event_category', `values ('page_view', 'citence', null)`)
      const [row] = await asOwner(
        database,
        'select *, received_at > now() - interval $1 as fresh from public.analytics_events',
        ['1 minute'],
      )
      expect(row).toMatchObject({
        event_type: 'page_view',
        event_category: 'general',
        geo_metric: {},
        properties: {},
        fresh: true,
      })
    })

    it('are stored once however often a batch is sent, also when one batch holds an id twice', async () => {
      const id = randomUUID()
      const batch = `values ('${id}'::uuid, 'a', 'citence'), ('${id}', 'b', 'citence'), ('${randomUUID()}', 'c', 'citence')`
      await event('id, event_type, site_id', batch)
      await event('id, event_type, site_id', batch)
      expect(await count('public.analytics_events')).toBe(2)
    })

    it('survive 8 sendings of one batch at once', async () => {
      const rows = Array.from({ length: 5 }, () => `('${randomUUID()}'::uuid, 'a', 'citence', 'session')`).join(', ')
      const sendings = Array.from({ length: 8 }, () => event('id, event_type, site_id, session_id', `values ${rows}`))
      await Promise.all(sendings)
      expect(await count('public.analytics_events')).toBe(5)
    })

    it('of an unknown site are refused', async () => {
      await expect(event('event_type, site_id', `values ('x', 'other')`)).rejects.toMatchObject({ code: '23503' })
    })

    it('may not carry a user who is not the sender', async () => {
      const [mine, other] = [randomUUID(), randomUUID()]
      const values = (user: string) => `values ('x', 'citence', '${user}')`
      await expect(event('event_type, site_id, user_id', values(other))).rejects.toMatchObject({ code: '42501' })
      await expect(event('event_type, site_id, user_id', values(other), 'authenticated', mine)).rejects.toMatchObject({
        code: '42501',
      })
      await event('event_type, site_id, user_id', values(mine), 'authenticated', mine)
      expect(await count('public.analytics_events')).toBe(1)
    })

    it('may not say when they were received', async () => {
      const forged = event('event_type, site_id, received_at', `values ('x', 'citence', '2000-01-01')`)
      await expect(forged).rejects.toMatchObject({ code: '42501' })
    })

    it('are at most 500 in one request', async () => {
      const insert = (n: number) => event('event_type, site_id', `select 'x', 'citence' from generate_series(1, ${n})`)
      await expect(insert(501)).rejects.toMatchObject({ code: 'PT413' })
      await insert(500)
      expect(await count('public.analytics_events')).toBe(500)
    })

    it('are bounded in every field', async () => {
      const large = event(
        'event_type, site_id, properties',
        `values ('x', 'citence', jsonb_build_object('a', repeat('x', 17000)))`,
      )
      await expect(large).rejects.toMatchObject({ code: '23514' })
    })
  })

  describe('retention', () => {
    it('deletes what is past its time, by the given clock, and nothing else', async () => {
      await asOwner(
        database,
        `insert into public.leads (source, name, email, language, status, last_contact_at, contract_ended_on) values
          ('contact', 'old inquiry', 'a@b.co', 'fr', 'new', '2025-01-09', null),
          ('contact', 'young inquiry', 'a@b.co', 'fr', 'new', '2025-01-11', null),
          ('contact', 'client', 'a@b.co', 'fr', 'client', '2019-01-01', null),
          ('contact', 'former client', 'a@b.co', 'fr', 'former_client', '2026-01-01', '2024-01-08'),
          ('contact', 'recent former client', 'a@b.co', 'fr', 'former_client', '2020-01-01', '2024-01-12')`,
      )
      await asOwner(
        database,
        `insert into public.analytics_events (event_type, site_id, received_at) values
          ('old', 'citence', '2024-11-09'), ('young', 'citence', '2024-11-11')`,
      )
      const [row] = await asRole(database, 'service_role', `select public.run_retention('2027-01-10') as deleted`)
      expect(row?.deleted).toMatchObject({ analytics_events: 1, inquiries: 1, clients: 1 })
      const kept = await asOwner(database, 'select name from public.leads order by name')
      expect(kept.map((lead) => lead.name)).toEqual(['client', 'recent former client', 'young inquiry'])
    })

    it('may not be run by a visitor', async () => {
      for (const statement of ['select public.run_retention()', `select public.erase_contact('a@b.co')`]) {
        await expect(asRole(database, 'anon', statement)).rejects.toMatchObject({ code: '42501' })
      }
    })

    it('erases a contact with audits and turns', async () => {
      await contact()
      await audit()
      await contact({ p_email: 'eve@example.com' })
      await asRole(database, 'service_role', `select public.erase_contact(' ADA@example.com ')`)
      expect([await count('public.leads'), await count('public.audits')]).toEqual([1, 0])
    })
  })
}
