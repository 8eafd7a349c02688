import { expect, it } from 'vitest'
import { verdicts } from '../../readiness/calibration/verdicts.ts'
import { checks } from '../../readiness/checks/checks.ts'
import { publish, refusal } from '../published.fixture.ts'

const body = ':::readiness-checks\n## What is checked\n\nAll of it.\n:::\n'

it.each(['en', 'fr'] as const)('every check is told with its evidence (%s)', async (locale) => {
  const { html: published, twin } = await publish(body, { locale })
  // Words that are kept in one piece are in elements of their own.
  const html = published.replaceAll(/<\/?span[^>]*>/g, '')
  for (const { title, source } of checks) {
    expect(twin).toContain(`**${title[locale]}**`)
    expect(html).toContain(`<strong>${title[locale].replaceAll('&', '&amp;')}</strong>`)
    expect(html).toContain(`href="${source.replaceAll('&', '&amp;')}"`)
  }
  expect(twin).toContain(String(verdicts.length))
})

it('checks are not chosen', () => {
  expect(refusal(':::readiness-checks{only=robots}\nText.\n:::\n')).toContain("There is no 'only'")
})
