import { expect, it } from 'vitest'
import { checkerIn } from '../../checker/in-language.fixture.ts'
import { verdicts } from '../../readiness/calibration/verdicts.ts'
import { checks } from '../../readiness/checks/checks.ts'
import { translated } from '../../readiness/message.ts'
import { publish } from '../published.fixture.ts'

const body = ':::readiness-checks\n## What is checked\n\nAll of it.\n:::\n'

it.each(['en', 'fr'] as const)('every check is told with its evidence (%s)', async (locale) => {
  const { html: published, twin } = await publish(body, { locale })
  // Words that must not break are in spans.
  const html = published.replaceAll(/<\/?span[^>]*>/g, '')
  const i18n = await checkerIn(locale)
  for (const { title: message, source } of checks) {
    const title = translated(i18n, message)
    expect(twin).toContain(`**${title}**`)
    expect(html).toContain(`<strong>${title.replaceAll('&', '&amp;')}</strong>`)
    expect(html).toContain(`href="${source.replaceAll('&', '&amp;')}"`)
  }
  expect(twin).toContain(String(verdicts.length))
  expect(html).toContain(locale === 'fr' ? 'au moins 95\u202f%' : 'at least 95%')
})
