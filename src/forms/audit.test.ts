import { describe, expect, it } from 'vitest'
import { product } from '../site/brand.ts'
import { auditForm } from './audit.ts'
import { parse } from './form.ts'

const place = { locale: 'fr', page: '/fr/tools/free-geo-audit' } as const

describe('the audit form', () => {
  it('becomes an audit request with the parameters of the specification', () => {
    const fields = { url: 'exemple.example', email: 'a@b.example', company: 'Exemple SA', goals: 'mine alone' }
    expect(parse(auditForm, fields, place)).toEqual({
      ok: {
        version: 2,
        form: 'audit',
        page: place.page,
        fields,
        procedure: 'create_free_audit_from_form',
        arguments: {
          p_name: 'Exemple SA',
          p_email: 'a@b.example',
          p_company: 'Exemple SA',
          p_website: 'exemple.example',
          p_language: 'fr',
          p_utm_data: { utm_source: 'website', utm_medium: 'form', utm_campaign: 'free_audit_2025' },
          p_project_source: product,
        },
      },
    })
  })

  it('sends the goals where the box is ticked', () => {
    const goals = { url: 'a.example', email: 'a@b.example', goals: ' ROI 64%. ', goalsToo: 'yes' }
    expect(parse(auditForm, goals, place)).toMatchObject({ ok: { arguments: { p_message: 'ROI 64%.' } } })
    for (const other of [{ goalsToo: '' }, { goals: ' ' }])
      expect(parse(auditForm, { ...goals, ...other }, place)).not.toHaveProperty('ok.arguments.p_message')
  })

  it('calls who gave no company a prospect, as the hero variant always does', () => {
    expect(parse(auditForm, { url: 'a.example', email: 'a@b.example' }, place)).toMatchObject({
      ok: { arguments: { p_name: 'Prospect', p_company: null } },
    })
  })

  it('needs a website and an address, and checks the shape of the address only', () => {
    expect(parse(auditForm, { url: '', email: 'a' }, place)).toEqual({ errors: { url: 'required', email: 'email' } })
  })
})
