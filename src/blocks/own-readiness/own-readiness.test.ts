import { expect, it } from 'vitest'
import { publish } from '../published.fixture.ts'

const body = ':::own-readiness\n## Our score\n\nBy the same checks.\n:::\n'
const own = { pages: 54, lowest: 91, median: 97, atLowest: 1 }

it.each([
  ['en', /54\spages of this site were checked\. Lowest score: 91 of 100 \(1 page\)\. Median: 97\./],
  ['fr', /54\spages de ce site ont été contrôlées\. Note la plus basse\s: 91 sur 100 \(1 page\)\. Médiane\s: 97\./],
] as const)('what our pages score is told in words (%s)', async (locale, said) => {
  const { html, twin } = await publish(body, { locale, own })
  expect(html).toMatch(said)
  expect(twin).toMatch(said)
})

it('nothing is told before anything was counted', async () => {
  const { html, twin } = await publish(body)
  expect(html).toContain('By the same checks.')
  expect(twin).not.toMatch(/\d+ of 100/)
})
