import { describe, expect, it } from 'vitest'
import { afterSending, beforeSending } from './forms.ts'

const contact = {
  form: 'service',
  language: 'fr',
  utm: { utm_source: 'website', utm_medium: 'contact_form', utm_campaign: 'contact_2025' },
  fields: {
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: 'ada@example.com',
    company: '',
    website: 'https://ada.example',
    service: 'audit-gratuit',
    message: 'Bonjour',
  },
}

describe('what a form is worth noting for', () => {
  it('the audited address, before the call', () => {
    const audit = { ...contact, form: 'audit', fields: { url: 'ada.example', email: 'ada@example.com' } }
    expect(beforeSending(audit)).toMatchObject([
      { type: 'geo_audit_started', details: { audit_url: 'ada.example', user_type: 'visitor' } },
    ])
    expect(beforeSending(contact)).toEqual([])
  })

  it('a submission and a conversion with the lead, once the server has it', () => {
    const [submission, conversion] = afterSending(
      contact,
      { kind: 'delivered', id: 'entry-1', reply: { lead_id: 'lead-1' } },
      42,
    )
    expect(submission).toEqual({
      type: 'form_submission',
      category: 'GEO',
      details: {
        form_type: 'service',
        success: true,
        conversion: true,
        queued: false,
        service: 'audit-gratuit',
        language: 'fr',
        has_company: false,
        has_website: true,
        message_length: 7,
        completion_time: 42,
        fields_filled: 6,
        campaign: 'contact_2025',
      },
    })
    expect(conversion).toMatchObject({
      id: 'entry-1',
      type: 'service_contact_form',
      category: 'conversion',
      details: { success: true, lead_id: 'lead-1', service_type: 'audit-gratuit', has_company: false },
    })
  })

  it('no conversion while it waits on the device', () => {
    const noted = afterSending(contact, { kind: 'kept' }, 1)
    expect(noted).toMatchObject([
      { type: 'form_submission', details: { success: true, conversion: false, queued: true } },
    ])
  })

  it('a failed conversion, with the reason', () => {
    const [submission, conversion] = afterSending(contact, { kind: 'refused', message: 'Rate limit exceeded' }, null)
    expect(submission).toMatchObject({ details: { success: false, conversion: false } })
    expect(conversion).toMatchObject({
      category: 'conversion',
      details: { success: false, error_type: 'submission_failed', error_message: 'Rate limit exceeded' },
    })
  })

  it('never with a name, an e-mail address or the message in it', () => {
    const noted = JSON.stringify(afterSending(contact, { kind: 'delivered', id: '1', reply: { lead_id: 'x' } }, 1))
    for (const secret of ['Ada', 'Lovelace', 'ada@example.com', 'Bonjour']) expect(noted).not.toContain(secret)
  })
})
