import { expect, it } from 'vitest'
import { writeBody } from '../../content/page.fixture.ts'
import { publish, refusal } from '../published.fixture.ts'

it('who said it is named where it is quoted', async () => {
  const { html, twin } = await publish(':::quotation{source=third}\nSo they said.\n:::\n')
  expect(html).toMatch(/<blockquote><p>So they said\.<\/p><\/blockquote>.*Third et al\./)
  expect(twin).toMatch(/> So they said\.\n>\n> .*Third et al\.\s?\[\^1\]/)
})

it('a quotation without a source, or of one that nobody knows, is refused and not shown', () => {
  expect(refusal(':::quotation\nSo they said.\n:::\n')).toContain("quotation: 'source' is missing")
  const { blocks, problems } = writeBody(':::quotation{source=nobody}\nSo they said.\n:::\n')
  expect(problems).toEqual([expect.stringContaining("source 'nobody' is not in src/content/sources/en.yaml")])
  expect(blocks).toEqual([])
})
