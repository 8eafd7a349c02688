import { expect, it } from 'vitest'
import { publish, refusal } from '../published.fixture.ts'

it('a page of a document says the same to people and to assistants, and is no fact to search engines', async () => {
  const { html, twin, nodes } = await publish(
    ':::paper{#one}\n## Page one\n\n### A finding\n\nThe line\\: `<div id="app">`.\n\n| A | B |\n| --- | --- |\n| 1 | 2 |\n\n:::\n',
  )
  expect(html).toContain('<section class="block block--paper" id="one"><h2 class="block__heading">Page one</h2>')
  expect(twin).toContain('## Page one\n\n### A finding\n\nThe line: `<div id="app">`.')
  expect(JSON.stringify(nodes)).not.toContain('A finding')
})

it('without a heading is refused', () => {
  expect(refusal(':::paper\nText.\n:::\n')).toContain("paper: starts with a heading, '## …'.")
})
