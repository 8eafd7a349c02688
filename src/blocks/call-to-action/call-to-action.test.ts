import { expect, it } from 'vitest'
import { unpublished } from '../../content/page.fixture.ts'
import { publish, refusal } from '../published.fixture.ts'

it('a call to action has a heading, a text, and buttons to pages that are there, for people and for assistants', async () => {
  const { html, twin } = await publish(
    `:::call-to-action\n## Go\n\nA sentence.\n\n[Audit](route:audit) [Soon](route:${unpublished})\n:::\n`,
  )
  expect(html).toMatch(/<h2>Go<\/h2><p>A sentence\.<\/p>.*<a [^>]*href="\/tools\/free-geo-audit"[^>]*>Audit<\/a>/)
  for (const edition of [html, twin]) expect(edition).not.toContain('Soon')
  expect(twin).toContain('## Go\n\nA sentence.\n\n[Audit](https://www.citence.example/tools/free-geo-audit)')
})

it('a call to action without a heading is refused', () => {
  expect(refusal(':::call-to-action\nText.\n:::\n')).toContain("call-to-action: starts with a heading, '## …'.")
})
