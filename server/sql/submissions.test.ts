import { describe, expect, it } from 'vitest'
import { onEachDatabase } from '../testing/each-database.ts'

onEachDatabase(({ asOwner, asRole, count, contact, audit }) => {
  describe('the contact form', () => {
    it('with numbers that unfold is refused before they are written out', async () => {
      const many = `{"a": [${'1e131071,'.repeat(1000)}1]}`
      const sent = `select public.create_lead_from_contact_form(p_email => 'ada@example.com', p_utm_data => '${many}')`
      await expect(asRole('anon', sent)).rejects.toMatchObject({ code: '22003' })
      expect(await count('public.leads')).toBe(0)
    })

    it('with more than any form sends is refused before its numbers are looked at', async () => {
      const many = `{"a": [${'1,'.repeat(20_000)}1]}`
      const sent = `select public.create_lead_from_contact_form(p_email => 'ada@example.com', p_utm_data => '${many}')`
      await expect(asRole('anon', sent)).rejects.toMatchObject({ code: 'PT413' })
    })

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
      const [lead] = await asOwner('select * from public.leads')
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

    it('holds the goals that the visitor chose to send, and none otherwise', async () => {
      await audit({ p_message: ' ROI 64 %.\nPlus de citations. ' })
      await audit()
      const messages = await asOwner('select message from public.leads order by created_at')
      expect(messages).toEqual([{ message: 'ROI 64 %.\nPlus de citations.' }, { message: null }])
      expect(await audit({ p_email: 'eve@example.com', p_message: 'é'.repeat(10_001) })).toMatchObject({
        code: 'invalid_message',
        audit_id: null,
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

    it('refuses the same key with another body, and stores nothing', async () => {
      await contact({}, headers)
      expect(await contact({ p_message: 'Other' }, headers)).toMatchObject({
        success: false,
        code: 'idempotency_conflict',
      })
      expect(await count('public.leads')).toBe(1)
    })

    it('refuses the same key with other goals', async () => {
      await audit({ p_message: 'Fame' }, headers)
      expect(await audit({ p_message: 'More leads' }, headers)).toMatchObject({ code: 'idempotency_conflict' })
      expect(await audit({ p_message: 'Fame' }, headers)).toMatchObject({ success: true })
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

    it('does not store a refusal: a corrected form with the same key is accepted', async () => {
      await contact({ p_message: '' }, headers)
      expect(await contact({}, headers)).toMatchObject({ success: true })
    })

    it('still knows the lead when the stored reply has been dropped', async () => {
      const first = await audit({}, headers)
      await asOwner('delete from private.idempotency_keys')
      expect(await audit({}, headers)).toEqual(first)
      expect(await count('public.leads')).toBe(1)
    })

    it('does not bring an erased lead back', async () => {
      await contact({}, headers)
      await asRole('service_role', `select public.erase_contact('ADA@example.com')`)
      await contact({}, headers)
      expect(await count('public.leads')).toBe(0)
    })

    it('refuses a key that is none', async () => {
      expect(await contact({}, { 'idempotency-key': 'short' })).toMatchObject({ code: 'invalid_idempotency_key' })
    })
  })
})
