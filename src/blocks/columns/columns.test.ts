import { expect, it } from 'vitest'
import { publish } from '../published.fixture.ts'

it('columns hold blocks side by side, which are read one after the other', async () => {
  const { html, twin } = await publish('::::columns\n:::fact\n## One\n\nText.\n:::\n\n::contact-details\n::::\n')
  expect(html).toMatch(/<div class="columns"[^>]*><div class="content"[^>]*><section[^>]* id="one".*Where to reach us/s)
  expect(twin).toMatch(/## One\n\nText\.[^#]*## Where to reach us/)
})
