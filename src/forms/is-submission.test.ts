import { expect, it } from 'vitest'
import { parseAudit } from './audit.ts'
import { isSubmission } from './is-submission.ts'

const parsed = parseAudit({ url: 'a.example', email: 'a@b.example' }, { locale: 'en', page: '/', product: 'x' })

it('knows a submission again after it was stored', () => {
  expect('ok' in parsed && isSubmission(JSON.parse(JSON.stringify(parsed.ok)))).toBe(true)
})

it.each([null, 'text', {}, { ...('ok' in parsed ? parsed.ok : {}), fields: { url: 3 } }])(
  'does not take %j for one',
  (value) => {
    expect(isSubmission(value)).toBe(false)
  },
)
