import { expect, it } from 'vitest'
import { publish } from '../published.fixture.ts'

it('a notice is set apart from the text below it, for people and for assistants', async () => {
  const { html, twin } = await publish(':::notice{tone=warning}\nIn preparation.\n:::\n\nThe text.\n')
  expect(html).toMatch(
    /<div class="block block--notice" role="note"[^>]*><div class="notice notice--warning[^>]*><p>In preparation\.</,
  )
  expect(twin).toContain('> In preparation.\n\nThe text.')
})
