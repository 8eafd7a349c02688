import { expect, it } from 'vitest'
import { parseAudit } from './audit.ts'
import { parseFooterContact } from './footer-contact.ts'
import { readSubmission } from './read-submission.ts'
import { parseServiceContact } from './service-contact.ts'
import type { Submission } from './submission.ts'

const done = (parsed: ReturnType<typeof parseAudit>): Submission => {
  if ('errors' in parsed) throw new Error('the form is complete')
  return parsed.ok
}
const audit = done(
  parseAudit({ url: 'a.example', email: 'a@b.example' }, { locale: 'en', page: '/', product: 'citence-website' }),
)

it('knows a submission again after it was stored', () => {
  expect(readSubmission(JSON.parse(JSON.stringify(audit)))).toEqual(audit)
})

it('gives one that an earlier version kept the number of this one', () => {
  const { version: _none, ...earlier } = audit
  expect(readSubmission(earlier)).toEqual(audit)
})

it.each([null, 'text', {}, { ...audit, fields: { url: 3 } }, { ...audit, version: 3 }])(
  'does not take %j for one',
  (value) => {
    expect(readSubmission(value)).toBeUndefined()
  },
)

const typed = { version: 2, fillMs: 812.4, campaign: undefined }
const signals = { honeypot: false, fillMs: 812 }

it('makes of what was kept as typed exactly what the form would have sent: one key, one body', () => {
  const footer = { name: 'Zoé', email: 'z@e.example', message: 'Bonjour' }
  expect(readSubmission({ ...typed, form: 'footer', page: '/fr/faq/', fields: { ...footer, subject: '' } })).toEqual({
    ...done(parseFooterContact(footer, { locale: 'fr', page: '/fr/faq' })),
    signals,
  })
  const contact = { firstName: 'Zoé', lastName: 'B', email: 'z@e.example', message: 'Hi', service: 'team-training' }
  const page = '/agency/contact'
  expect(readSubmission({ ...typed, form: 'service', page, campaign: 'contact_2025', fields: contact })).toEqual({
    ...done(parseServiceContact(contact, { locale: 'en', page, campaign: 'contact_2025' })),
    signals,
  })
})

it('flags what filled the field that no person sees', () => {
  const fields = { url: 'a.example', email: 'a@b.example', subject: 'SEO' }
  expect(readSubmission({ ...typed, form: 'audit', page: '/', fields })).toEqual({
    ...audit,
    fields: { url: 'a.example', email: 'a@b.example' },
    signals: { honeypot: true, fillMs: 812 },
  })
})
