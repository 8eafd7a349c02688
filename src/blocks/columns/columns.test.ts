import { expect, it } from 'vitest'
import { writeBody } from '../../content/page.fixture.ts'
import { publish } from '../published.fixture.ts'

const body = '::::columns\n:::fact\n## One\n\nText.\n:::\n\n::contact-details\n::::\n'

it('columns hold the blocks that are side by side', () => {
  const [block] = writeBody(body).blocks
  expect(block?.type === 'columns' && block.blocks.map(({ type }) => type)).toEqual(['statement', 'contact-details'])
})

it('columns are read one after the other', async () => {
  const { html, twin } = await publish(body)
  expect(html).toMatch(/<div class="columns"[^>]*><div class="flow"[^>]*><section[^>]* id="one".*Where to reach us/s)
  expect(twin).toMatch(/## One\n\nText\.[^#]*## Where to reach us/)
})
