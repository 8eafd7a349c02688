import { expect, it } from 'vitest'
import { checkerIn } from '../../checker/in-language.fixture.ts'
import { sample } from '../../checker/sample/sample.ts'
import { audit } from '../../readiness/audit.ts'
import { fixesOf } from '../../readiness/fixes.ts'
import { translated } from '../../readiness/message.ts'
import { locales } from '../../site/locales.ts'
import { publish } from '../published.fixture.ts'

it.each(locales)('says what the checker finds on its sample page (%s)', async (locale) => {
  const i18n = await checkerIn(locale)
  const { html, twin } = await publish(':::checker-example\n## A page, judged\n\nAn invented one.\n:::\n', { locale })
  const { score, results } = audit(sample(locale).input)
  expect(html).toContain(`<strong>${score.total}</strong>`)
  const fixes = fixesOf(results)
  expect(fixes).toHaveLength(3)
  for (const { result, gain } of fixes) {
    expect(twin).toContain(locale === 'fr' ? `+${gain}\u00a0points` : `+${gain} points`)
    expect(twin).toContain(translated(i18n, result.check.remedy).slice(0, 20))
  }
  expect(html).toContain(
    locale === 'fr' ? 'href="/fr/tools/geo-readiness-checker"' : 'href="/tools/geo-readiness-checker"',
  )
})
