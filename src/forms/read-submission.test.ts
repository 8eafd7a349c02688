import { expect, it } from 'vitest'
import { auditForm } from './audit.ts'
import { exampleOf } from './example.fixture.ts'
import { footerForm } from './footer-contact.ts'
import { submissionOf } from './form.ts'
import { newsForm } from './news.ts'
import { readSubmission } from './read-submission.ts'
import { serviceForm } from './service-contact.ts'

const audit = submissionOf(auditForm, { url: 'a.example', email: 'a@b.example' }, { locale: 'en', page: '/' })

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

it.each([footerForm, auditForm, serviceForm, newsForm])(
  'makes of what was kept as typed exactly what the form would have sent: one key, one body ($id)',
  (form) => {
    const fields = exampleOf(form)
    const { campaign } = { campaign: undefined, ...form }
    const kept = { ...typed, form: form.kind, page: '/fr/faq/', campaign, fields: { ...fields, subject: '' } }
    expect(readSubmission(kept)).toEqual({
      ...submissionOf(form, fields, { locale: 'fr', page: '/fr/faq', campaign }),
      signals,
    })
  },
)

it('flags what filled the field that no person sees', () => {
  const fields = { url: 'a.example', email: 'a@b.example', subject: 'SEO' }
  expect(readSubmission({ ...typed, form: 'audit', page: '/', fields })).toEqual({
    ...audit,
    fields: { url: 'a.example', email: 'a@b.example' },
    signals: { honeypot: true, fillMs: 812 },
  })
})
