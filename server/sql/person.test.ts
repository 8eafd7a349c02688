import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { migrate } from '../migrate.ts'
import { asOwner as inDatabase, kinds, openEmptyDatabase, asRole as roleIn } from '../testing/database.ts'
import { onEachDatabase } from '../testing/each-database.ts'

type Data = Record<'leads' | 'audits' | 'events' | 'deliveries' | 'turns', Record<string, unknown>[]> & {
  erased_at: string | null
}

onEachDatabase(({ asOwner, asRole, contact, audit, count, transaction }) => {
  const admin = async (call: string, values: unknown[] = []) =>
    (await asRole('service_role', `select public.${call} as reply`, values))[0]?.reply
  const known = async (email: string): Promise<Data> =>
    JSON.parse(JSON.stringify(await admin('person_data($1)', [email])))
  const erase = (email: string) => admin('erase_contact($1)', [email])
  /** An event as the site sends it. */
  const note = (type: string, session: string, properties: object, received = 'now()', category = 'GEO') =>
    asOwner(
      `insert into public.analytics_events (event_type, event_category, site_id, session_id, properties, received_at)
       values ($1, $2, 'citence', $3, $4, ${received})`,
      [type, category, session, JSON.stringify(properties)],
    )
  const types = async () =>
    (await asOwner('select event_type from public.analytics_events order by 1')).map(({ event_type }) => event_type)

  /** Marie asks for an audit and for an answer, each time by another spelling of her mailbox; Eve is somebody else. */
  async function marieAndEve(): Promise<void> {
    await asOwner('update private.settings set audits_per_email = 100')
    const { lead_id } = await audit({ p_email: 'marie.doe+site@gmail.com', p_website: 'marie.example' })
    await note('geo_audit_started', 'hers', { audit_url: 'marie.example' })
    await note('page_view', 'hers', {})
    await note('free_audit_form', 'hers', { success: true, lead_id }, 'now()', 'conversion')
    await contact({ p_email: 'MarieDoe@googlemail.com', p_name: 'Marie' })
    const { lead_id: another } = await contact({ p_email: 'eve@example.com', p_name: 'Eve' })
    await note('service_contact_form', 'of Eve', { success: true, lead_id: another }, 'now()', 'conversion')
  }

  describe('a person', () => {
    it('is shown whole, however the address is spelt, and nobody else with them', async () => {
      await asOwner('update private.settings set lead_webhook = true')
      await marieAndEve()
      const data = await known('mariedoe@gmail.com')
      expect(data.leads.map(({ email }) => email)).toEqual(['marie.doe+site@gmail.com', 'MarieDoe@googlemail.com'])
      expect(data.audits).toMatchObject([{ website: 'marie.example', status: 'requested' }])
      expect(data.events.map(({ event_type }) => event_type).sort()).toEqual([
        'free_audit_form',
        'geo_audit_started',
        'page_view',
      ])
      expect([data.deliveries.length, data.turns.length, data.erased_at]).toEqual([2, 2, null])
      expect(JSON.stringify(data)).not.toMatch(/eve@|idempotency_key_hash/i)
      expect(await known('nobody@example.com')).toMatchObject({ leads: [], audits: [], events: [], turns: [] })
    })

    it('is erased whole, and nobody else with them', async () => {
      await asOwner('update private.settings set lead_webhook = true')
      await marieAndEve()
      expect(await erase(' mariedoe@gmail.com ')).toEqual({
        leads: 2,
        audits: 1,
        events: 3,
        rate_events: 2,
        spellings: ['MarieDoe@googlemail.com', 'marie.doe+site@gmail.com'],
        similar: [],
        recorded: true,
      })
      const left = await known('marie.doe+site@gmail.com')
      expect({ ...left, erased_at: typeof left.erased_at }).toEqual({
        leads: [],
        audits: [],
        events: [],
        deliveries: [],
        turns: [],
        erased_at: 'string',
      })
      expect(await types()).toEqual(['service_contact_form'])
      expect((await known('eve@example.com')).leads).toHaveLength(1)
    })

    it('takes along the start of an audit whose conversion never came, by site and time', async () => {
      await audit({ p_email: 'ada@example.com', p_website: 'ada.example' })
      await note('geo_audit_started', 'hers', { audit_url: ' ada.example' })
      await note('geo_audit_started', 'of another', { audit_url: 'other.example' })
      await note('geo_audit_started', 'of last year', { audit_url: 'ada.example' }, `now() - interval '1 year'`)
      expect(await erase('ada@example.com')).toMatchObject({ events: 1 })
      expect(await count('public.analytics_events')).toBe(2)
    })

    it('is nobody where the address is none', async () => {
      await contact()
      for (const email of ['', 'ada', '@', '%']) {
        expect(await erase(email)).toMatchObject({ leads: 0, events: 0, recorded: false })
      }
      expect([await count('public.leads'), await count('private.erasures')]).toEqual([1, 0])
    })

    it('is not recorded without a pepper, and erased all the same', async () => {
      await contact()
      const erased = transaction(async ({ query }) => {
        await query(`select set_config('role', 'service_role', true), set_config('citence.pepper', '', true)`)
        return (await query(`select public.erase_contact('ada@example.com') as reply`))[0]?.reply
      })
      expect(await erased).toMatchObject({ leads: 1, recorded: false })
      expect(await count('private.erasures')).toBe(0)
    })
  })

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

    it('are not had by asking for an audit of the same site, nor by naming their visit', async () => {
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

  describe('an address', () => {
    const write = (...emails: string[]) =>
      asOwner(
        `insert into public.leads (source, name, email, language, created_at)
         select 'contact', 'A', email, 'en', now() - interval '1 day' from unnest($1::text[]) as email`,
        [emails],
      )
    const emailsOf = async (email: string) => (await known(email)).leads.map((lead) => lead.email).sort()

    it.each([
      ['ada@münchen.example', 'ADA@MÜNCHEN.example', 'ada@mu\u0308nchen.example.', 'ada@XN--MNCHEN-3YA.example'],
      ['élodie@example.com', 'e\u0301lodie@example.com', 'ÉLODIE@Example.com', 'élodie@ｅｘａｍｐｌｅ．com'],
      ['иван@пример.example', 'ИВАН@xn--e1afmkfd.example', 'Иван@ПРИМЕР。example'],
      ['marie.doe+site@gmail.com', 'MarieDoe@googlemail.com', 'm.a.r.i.e.doe@GMAIL.com'],
    ])('is the same mailbox in all the spellings that certainly reach it: %s', async (...spellings) => {
      await write(...spellings, 'eve@example.com')
      for (const spelling of spellings) expect(await emailsOf(` ${spelling} `)).toHaveLength(spellings.length)
      expect(await erase(spellings.at(-1) ?? '')).toMatchObject({ leads: spellings.length, similar: [] })
      expect(await count('public.leads')).toBe(1)
    })

    it.each([
      ['a domain without its accent', 'eva@xn--mller-kva.example', 'eva@muller.example'],
      ['ß written as ss', 'eva@straße.example', 'eva@strasse.example'],
      ['a name without its accent', 'élodie@example.com', 'elodie@example.com'],
      ['a tag where tags need not be known', 'ada@example.com', 'ada+lovelace@example.com'],
      ['a character that is not seen', 'ada@example.com', 'a\u200bda@example.com'],
      ['a label that only looks like punycode', 'eva@muller.example', 'eva@xn--muller-.example'],
    ])('is somebody else with %s', async (_, hers, other) => {
      await write(hers, other)
      expect([await emailsOf(hers), await emailsOf(other)]).toEqual([[hers], [other]])
      expect(await erase(hers)).toMatchObject({ leads: 1, spellings: [hers] })
      expect([await emailsOf(hers), await emailsOf(other)]).toEqual([[], [other]])
      expect((await known(hers)).erased_at).toEqual(expect.any(String))
      expect((await known(other)).erased_at).toBeNull()
      // What a backup brings back of hers is erased again, and nothing of the other.
      await write(hers)
      expect(await admin(`apply_erasures('[]', true)`)).toMatchObject({ leads: 1 })
      expect([await emailsOf(hers), await emailsOf(other)]).toEqual([[], [other]])
    })

    it('names what is only similar, where that is asked for, and never in what a person is handed', async () => {
      await write('ada@example.com', 'Ada+X@example.com', 'adà@example.com', 'eve@example.com')
      const asked = await admin('person_data($1, true)', ['ada@example.com'])
      expect(asked).toMatchObject({ similar: ['Ada+X@example.com', 'adà@example.com'] })
      expect(JSON.stringify(await known('ada@example.com'))).not.toMatch(/similar|ada\+x|adà|eve@/i)
      expect(await erase('ada@example.com')).toMatchObject({
        spellings: ['ada@example.com'],
        similar: ['Ada+X@example.com', 'adà@example.com'],
      })
    })

    it('shares with a similar one what the limits count, and is not told when that one wrote', async () => {
      for (const p_email of ['ada@example.com', 'ada+x@example.com', 'ada@example.com']) await contact({ p_email })
      expect([(await known('ada@example.com')).turns.length, (await known('ada+x@example.com')).turns.length]).toEqual([
        2, 1,
      ])
      expect((await known('ada+nobody@example.com')).turns).toEqual([])
      // The hash is made of both alike: none is left of the one who asked.
      expect(await erase('ada@example.com')).toMatchObject({ leads: 2, rate_events: 3 })
    })
  })

  describe('the record of erasures', () => {
    it('erases again what a backup of before brings back, and not who wrote again since', async () => {
      await contact({ p_name: 'Before' })
      await erase('ada@example.com')
      const record = JSON.stringify(await admin('erasures()'))
      // As after a restore: the lead is back, the record is not.
      await asOwner('delete from private.erasures')
      await asOwner(`insert into public.leads (source, name, email, language, created_at) values
        ('contact', 'Before', 'Ada@example.com', 'en', now() - interval '1 day'),
        ('contact', 'Eve', 'eve@example.com', 'en', now() - interval '1 day')`)
      await contact({ p_name: 'After' })
      expect(await admin('apply_erasures($1)', [record])).toMatchObject({ leads: 1, added: 1, other_key: 0 })
      const names = async () => (await asOwner('select name from public.leads order by name')).map(({ name }) => name)
      expect(await names()).toEqual(['After', 'Eve'])
      // Known already: nothing is searched for, unless somebody asks.
      await asOwner(`update public.leads set created_at = now() - interval '1 day' where name = 'After'`)
      expect(await admin('apply_erasures($1)', [record])).toMatchObject({ leads: 0, added: 0 })
      expect(await admin('apply_erasures($1, true)', [record])).toMatchObject({ leads: 1, added: 0 })
      expect(await names()).toEqual(['Eve'])
    })

    it('says when it was made with another key, and then finds nobody', async () => {
      await contact()
      await erase('ada@example.com')
      await asOwner(`update private.erasures set key_check = '\\x0011223344556677', mailbox_hash = sha256('other')`)
      await contact()
      expect(await admin(`apply_erasures('[]', true)`)).toMatchObject({ leads: 0, other_key: 1 })
    })

    it('forgets after three years', async () => {
      await contact()
      await erase('ada@example.com')
      await asOwner(`update private.erasures set erased_at = now() - interval '3 years 1 day'`)
      const record = JSON.stringify(await admin('erasures()'))
      expect(await admin('apply_erasures($1)', [record])).toMatchObject({ leads: 0, added: 0 })
      expect(await count('private.erasures')).toBe(0)
    })

    it('holds no address', async () => {
      await contact({ p_email: 'ada.l@example.com' })
      await erase('ada.l@example.com')
      const [row] = await asOwner('select e::text as text from private.erasures e')
      expect(row?.text).not.toMatch(/ada|example/)
    })
  })

  describe('the webhook', () => {
    const claim = async () =>
      (await asOwner(`select private.claim_delivery('1 minute') as delivery`))[0]?.delivery as Record<string, unknown>

    it('is told of an erased lead by its id alone', async () => {
      await asOwner('update private.settings set lead_webhook = true')
      const { lead_id } = await contact()
      await asOwner(`select private.settle_delivery('${lead_id}', null, '0')`)
      await erase('ada@example.com')
      const notice = await claim()
      expect(notice).toMatchObject({ attempts: 1, event: { type: 'lead.erased', data: { id: lead_id } } })
      expect(notice.id).not.toBe(lead_id)
      expect(JSON.stringify(notice)).not.toMatch(/\bada\b/i)
      expect(await claim()).toBeNull()
      await asOwner(`select private.settle_delivery('${notice.id}', 'status 500', '0')`)
      expect(await claim()).toMatchObject({ id: notice.id, attempts: 2 })
      await asOwner(`select private.settle_delivery('${notice.id}', null, '0')`)
      expect(await count('private.erasure_notices')).toBe(0)
    })

    it('is not told of a lead that it was never sent, and later of one that may be on its way', async () => {
      await asOwner('update private.settings set lead_webhook = true')
      await contact({ p_email: 'never@example.com' })
      await erase('never@example.com')
      expect(await count('private.erasure_notices')).toBe(0)
      await contact({ p_email: 'sending@example.com' })
      await claim()
      await erase('sending@example.com')
      expect(await count('private.erasure_notices')).toBe(1)
      expect(await claim()).toBeNull()
      const [wait] = await asOwner(`select private.next_delivery_in() between '50 seconds' and '1 minute' as soon`)
      expect(wait?.soon).toBe(true)
    })

    it('is given up on after 30 days, as with a lead', async () => {
      await asOwner(
        `insert into private.erasure_notices (lead_id, created_at) values (gen_random_uuid(), now() - interval '31 days')`,
      )
      const { id } = await claim()
      await asOwner(`select private.settle_delivery('${id}', 'status 400', '0')`)
      expect(await count('private.erasure_notices')).toBe(0)
    })
  })
})

describe.each(kinds.filter(({ skip }) => !skip))(
  'a record on $kind from when accents and tags made no difference',
  ({ kind }) => {
    const supabase = resolve(import.meta.dirname, '..', '..', 'supabase')
    const versions = readdirSync(join(supabase, 'migrations')).map((name) => name.split('_')[0] ?? '')
    const before = new Set(versions.filter((version) => version <= '20261123050000'))

    it('still erases again whom it erased then, and nobody who wrote since', async () => {
      const database = await openEmptyDatabase(kind)
      const write = (email: string, age: string) =>
        inDatabase(
          database,
          `insert into public.leads (source, name, email, language, created_at)
         values ('contact', 'A', $1, 'en', now() - $2::interval)`,
          [email, age],
        )
      const call = async (procedure: string, values: string[] = []) =>
        (await roleIn(database, 'service_role', `select public.${procedure} as reply`, { values }))[0]?.reply
      await migrate(database, supabase, before)
      await write('eva@müller.example', '2 days')
      await write('Eva+x@Muller.example', '2 days')
      expect(await call('erase_contact($1)', ['eva@xn--mller-kva.example'])).toMatchObject({ leads: 2 })
      const record = JSON.stringify(await call('erasures()'))

      await migrate(database, supabase)
      // A backup of before the erasure; the last one wrote after it.
      await inDatabase(database, 'delete from private.erasures')
      await write('eva@müller.example', '2 days')
      await write('Eva+x@Muller.example', '2 days')
      await write('eva@muller.example', '-1 minute')
      expect(await call('apply_erasures($1)', [record])).toMatchObject({ leads: 2, added: 1, other_key: 0 })
      expect(await inDatabase(database, 'select email from public.leads')).toEqual([{ email: 'eva@muller.example' }])
      await database.close()
    })
  },
)
