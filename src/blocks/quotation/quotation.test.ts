import { expect, it } from 'vitest'
import { writeBody } from '../../content/page.fixture.ts'
import { publish, refusal } from '../published.fixture.ts'

const body = ':::quotation{source=third}\nSo they said.\n:::\n'

it('a quotation has the source that gives author and link', () => {
  expect(writeBody(body).blocks).toMatchObject([{ type: 'quotation', source: { authors: 'Third et al.', number: 1 } }])
})

it('who said it is named where it is quoted', async () => {
  const { html, twin } = await publish(body)
  expect(html).toMatch(/<blockquote><p>So they said\.<\/p><\/blockquote>.*Third et al\./)
  expect(twin).toMatch(/> So they said\.\n>\n> .*Third et al\.\s?\[\^1\]/)
})

it('a quotation without a source, or of one that nobody knows, is refused and not shown', () => {
  expect(refusal(':::quotation\nSo they said.\n:::\n')).toContain("quotation: 'source' is missing")
  const { blocks, problems } = writeBody(':::quotation{source=nobody}\nSo they said.\n:::\n')
  expect(problems).toEqual([expect.stringContaining("source 'nobody' is not in src/content/sources/en.yaml")])
  expect(blocks).toEqual([])
})
