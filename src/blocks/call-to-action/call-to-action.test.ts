import { toString as textOf } from 'mdast-util-to-string'
import { expect, it } from 'vitest'
import { unpublished, writeBody } from '../../content/page.fixture.ts'
import { publish, refusal } from '../published.fixture.ts'

const body = `:::call-to-action\n## Go\n\nA sentence.\n\n[Audit](route:audit) [Soon](route:${unpublished})\n:::\n`

it('a call to action has a heading, a text and buttons to pages that are there', () => {
  const [block] = writeBody(body).blocks
  expect(block).toMatchObject({
    type: 'call-to-action',
    heading: 'Go',
    actions: [{ href: '/tools/free-geo-audit', text: 'Audit' }],
  })
  expect(block?.type === 'call-to-action' && textOf(block.body)).toBe('A sentence.')
})

it('a call to action is the same to people and to assistants', async () => {
  const { html, twin } = await publish(body)
  expect(html).toMatch(/<h2>Go<\/h2><p>A sentence\.<\/p>.*<a [^>]*href="\/tools\/free-geo-audit"[^>]*>Audit<\/a>/)
  expect(twin).toContain('## Go\n\nA sentence.\n\n[Audit](https://www.citence.example/tools/free-geo-audit)')
})

it('a call to action without a heading is refused', () => {
  expect(refusal(':::call-to-action\nText.\n:::\n')).toContain("call-to-action: starts with a heading, '## …'.")
})
