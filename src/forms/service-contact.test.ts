import { describe, expect, it } from 'vitest'
import type { Locale } from '../site/locales.ts'
import { parse, submissionOf } from './form.ts'
import { newsForm } from './news.ts'
import { serviceForm } from './service-contact.ts'
import type { Values } from './submission.ts'

const filled = {
  firstName: ' Ada ',
  lastName: 'Lovelace',
  email: 'ada@analytical.example',
  company: '',
  website: 'analytical.example',
  service: 'free-geo-audit',
  message: 'Please call.\nThank you.',
}
const place = { locale: 'en', page: '/agency/services' } as const

describe('the service contact form', () => {
  it('becomes a lead with the parameters of the specification', () => {
    expect(parse(serviceForm, filled, place)).toEqual({
      ok: {
        version: 2,
        form: 'service',
        page: '/agency/services',
        fields: filled,
        procedure: 'create_lead_from_contact_form',
        arguments: {
          p_name: 'Ada Lovelace',
          p_email: 'ada@analytical.example',
          p_company: null,
          p_message: 'Requested service: Get my GEO Audit\nWebsite: analytical.example\n\nPlease call.\nThank you.',
          p_language: 'en',
          p_utm_data: { utm_source: 'website', utm_medium: 'service_form', utm_campaign: 'service_contact' },
        },
      },
    })
  })

  it.each([
    ['contact_2025', 'contact_form'],
    ['guide_geo_2025', 'service_form'],
  ])('names its campaign %s, and is a %s there', (utm_campaign, utm_medium) => {
    expect(parse(serviceForm, filled, { ...place, campaign: utm_campaign })).toMatchObject({
      ok: { arguments: { p_utm_data: { utm_medium, utm_campaign } } },
    })
  })

  it('asks only for an address where a visitor wants a notification, and uses it as the name', () => {
    const news = { ...place, campaign: newsForm.campaign }
    const given = { email: ' ada@analytical.example', message: 'Tell me.' }
    expect(parse(newsForm, given, news)).toMatchObject({
      ok: { arguments: { p_name: 'ada@analytical.example', p_email: 'ada@analytical.example', p_message: 'Tell me.' } },
    })
    expect(parse(newsForm, { ...given, email: '' }, news)).toEqual({ errors: { email: 'required' } })
    expect(parse(serviceForm, given, place)).toHaveProperty('errors.firstName')
  })

  it('names every field that is missing, blanks included', () => {
    expect(parse(serviceForm, { message: ' \n ' }, place)).toEqual({
      errors: { firstName: 'required', lastName: 'required', email: 'required', message: 'required' },
    })
  })

  it('sends no lone surrogate and no NUL, which a database would refuse', () => {
    const { arguments: sent } = submissionOf(serviceForm, { ...filled, message: 'Thank\0 you \ud83d' }, place)
    expect(sent).toMatchObject({ p_message: expect.stringMatching(/Thank you \ufffd$/) })
  })

  it('takes any text for a website', () => {
    expect(parse(serviceForm, { ...filled, website: 'not a URL' }, place)).toHaveProperty('ok')
  })

  it.each([
    ['\u202aada@analytical\u200b.example\u202c', 'ada@analytical.example'],
    [
      'ada@\u0646\u0627\u0645\u0647\u200c\u0627\u06cc.example',
      'ada@\u0646\u0627\u0645\u0647\u200c\u0627\u06cc.example',
    ],
  ])('takes out of the address %j what is not seen', (email, p_email) => {
    expect(parse(serviceForm, { ...filled, email }, place)).toMatchObject({ ok: { arguments: { p_email } } })
  })

  it.each(['a.b+c@d.example', 'jean@société.example'])('takes %s for an address', (email) => {
    expect(parse(serviceForm, { ...filled, email }, place)).toHaveProperty('ok')
  })

  it.each(['ada', 'ada@localhost', '@b.example', 'ada@', 'a b@c.example', 'a@b@c.example', 'a@b..example'])(
    'does not take %s for an address',
    (email) => {
      expect(parse(serviceForm, { ...filled, email }, place)).toEqual({ errors: { email: 'email' } })
    },
  )
})

describe('the composed message', () => {
  const composeMessage = (values: Values, locale: Locale) =>
    submissionOf(serviceForm, values, { ...place, locale }).arguments.p_message

  it('is in the visitor’s language', () => {
    const values = { service: 'guide-geo', website: 'https://a.example', message: 'Bonjour' }
    expect(composeMessage(values, 'fr')).toBe(
      'Service demandé\u00a0: Guide GEO complet\nSite web\u00a0: https://a.example\n\nBonjour',
    )
  })

  it('leaves out what was left empty', () => {
    expect(composeMessage({ service: 'team-training', website: ' ', message: 'Hello' }, 'en')).toBe(
      'Requested service: Team training\n\nHello',
    )
    expect(composeMessage({ message: 'Hello' }, 'en')).toBe('Hello')
  })
})
