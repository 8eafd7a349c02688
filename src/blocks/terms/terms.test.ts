import { expect, it } from 'vitest'
import { publish } from '../published.fixture.ts'

it('a term is parted from its definition by a colon for who reads text', async () => {
  const { html, twin } = await publish('::terms{ids=geo}')
  expect(html).toContain('<div id="geo"><dt><dfn>GEO</dfn></dt><dd>Being <em>cited</em>')
  expect(twin).toContain('- **GEO**: Being *cited*[^1].')
})
