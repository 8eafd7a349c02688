import { expect, it } from 'vitest'
import { publish, refusal } from '../published.fixture.ts'

it('a term is parted from its definition by a colon for who reads text', async () => {
  const { html, twin } = await publish('::terms{ids=geo}')
  expect(html).toContain('<div id="geo"><dt><dfn>GEO</dfn></dt><dd>Being <em>cited</em>')
  expect(twin).toContain('- **GEO**: Being *cited*[^1].')
})

it('a term that is not in the glossary, or none at all, is refused', () => {
  expect(refusal('::terms{ids=nothing}')).toContain("terms: 'nothing' is not in src/content/glossary/en.yaml.")
  expect(refusal('::terms')).toContain("terms: 'ids' is missing")
})
