import { describe, expect, it } from 'vitest'
import { footerForm } from './footer-contact.ts'
import { parse } from './form.ts'

const filled = { name: 'Zoé', email: 'zoe@exemple.example', message: 'Bonjour' }
const place = { locale: 'fr', page: '/fr/faq' } as const

describe('the footer form', () => {
  it('becomes a lead with the parameters of the specification', () => {
    expect(parse(footerForm, filled, place)).toEqual({
      ok: {
        version: 2,
        form: 'footer',
        page: '/fr/faq',
        fields: filled,
        procedure: 'create_lead_from_contact_form',
        arguments: {
          p_name: 'Zoé',
          p_email: 'zoe@exemple.example',
          p_phone: null,
          p_company: null,
          p_message: '[Footer contact] Bonjour',
          p_language: 'fr',
          p_utm_data: { utm_source: 'website', utm_medium: 'footer_form', utm_campaign: 'footer_contact_2025' },
        },
      },
    })
  })

  it('needs a name, an address and a message', () => {
    expect(parse(footerForm, { email: 'zoe' }, place)).toEqual({
      errors: { name: 'required', email: 'email', message: 'required' },
    })
  })
})
