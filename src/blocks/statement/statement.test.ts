import { describe, expect, it } from 'vitest'
import { statementKinds } from '../../content/model.ts'
import { bodyLine, only, writeBody } from '../../content/page.fixture.ts'
import { publish } from '../published.fixture.ts'

describe('a statement', () => {
  it.each(statementKinds)('%s carries anchor, topic and confidence', (kind) => {
    const block = only(`:::${kind}{#it topic="Two words" confidence=low}\n## A heading\n\nText:cite[first].\n:::\n`)
    expect(block).toMatchObject({
      type: 'statement',
      statement: kind,
      id: 'it',
      topic: 'Two words',
      confidence: 'low',
      heading: 'A heading',
      sources: [{ id: 'first', number: 1 }],
    })
  })

  it('is of high confidence and anchored by its heading when nothing else is said', () => {
    expect(only(':::fact\n## What we know\n\nText.\n:::\n')).toMatchObject({ id: 'what-we-know', confidence: 'high' })
  })

  it('without a heading is reported', () => {
    expect(writeBody(':::answer\nText.\n:::\n').problems).toEqual([
      `page.md:${bodyLine}:1: answer: starts with a heading, '## …'.`,
    ])
  })

  it('with a confidence that does not exist is reported', () => {
    expect(writeBody(':::answer{confidence=total}\n## Heading\n\nText.\n:::\n').problems).toEqual([
      expect.stringMatching(/answer: 'confidence' is 'total'\. It can be high, medium, low or theoretical\./),
    ])
  })
})

it('tells machines its kind, topic and confidence, and readers how sure we are', async () => {
  const { html, twin } = await publish(
    ':::definition{#geo topic=GEO confidence=theoretical}\n## GEO\n\nText:cite[first].\n:::\n',
  )
  expect(html).toMatch(
    /<section[^>]* id="geo" data-statement="definition" data-topic="GEO" data-confidence="theoretical">/,
  )
  expect(html).toContain('Evidence: theory only')
  expect(twin).toContain('## GEO\n\nText[^1].\n\nEvidence: theory only')
})
