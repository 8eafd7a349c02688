import { describe, expect, it } from 'vitest'
import { onEachDatabase } from '../testing/each-database.ts'
import { personCalls } from './person.fixture.ts'

onEachDatabase((sql) => {
  const { kind, asOwner, contact, audit, count, transaction } = sql
  const { admin, known, erase, note, types } = personCalls(sql)

  /** Marie asks for an audit and sends a message, with two spellings of her mailbox; Eve is somebody else. */
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

    it('is erased with the start of an audit without a conversion, found by site and time', async () => {
      await audit({ p_email: 'ada@example.com', p_website: 'ada.example' })
      await note('geo_audit_started', 'hers', { audit_url: ' ada.example' })
      await note('geo_audit_started', 'of another', { audit_url: 'other.example' })
      await note('geo_audit_started', 'of last year', { audit_url: 'ada.example' }, `now() - interval '1 year'`)
      expect(await erase('ada@example.com')).toMatchObject({ events: 1 })
      expect(await count('public.analytics_events')).toBe(2)
    })

    it('is nobody when the address is invalid', async () => {
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

  describe('the record of erasures', () => {
    it('repeats erasures after an older backup was restored, but not for people who wrote again since', async () => {
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
      // The entry is known: leads are only searched when `p_all` asks for it.
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
      expect(row?.text).not.toMatch(/ada\.l|example/)
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

    it('is told of a lead that was claimed while it was erased', async () => {
      await asOwner('update private.settings set lead_webhook = true')
      await contact()
      const erased = await transaction(async ({ query }) => {
        await query(`select private.claim_delivery('1 minute')`)
        const erasing = erase('ada@example.com')
        // It waits for this transaction, at the latest where it deletes what was claimed; PGlite begins nothing meanwhile.
        const blocked = async () => (await query('select from pg_locks where not granted')).length
        if (kind === 'PostgreSQL') await expect.poll(blocked).toBeGreaterThan(0)
        return { erasing }
      })
      expect(await erased.erasing).toMatchObject({ leads: 1 })
      expect(await count('private.erasure_notices')).toBe(1)
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
