import { describe, expect, it } from 'vitest'
import { statementKinds } from '../../content/model.ts'
import { bodyLine, only, writeBody } from '../../content/page.fixture.ts'
import { publish } from '../published.fixture.ts'

describe('a statement', () => {
  it('is of high confidence and anchored by its heading when nothing else is said', () => {
    expect(only(':::fact\n## What we know\n\nText.\n:::\n')).toMatchObject({ id: 'what-we-know', confidence: 'high' })
  })

  it('without a heading is reported', () => {
    expect(writeBody(':::answer\nText.\n:::\n').problems).toEqual([
      `page.md:${bodyLine}:1: answer: starts with a heading, '## …'. Write '## …' on the first line of the block.`,
    ])
  })
})

it.each(statementKinds)(
  '%s tells machines its kind, topic and confidence, and readers how sure we are',
  async (kind) => {
    const { html, twin } = await publish(
      `:::${kind}{#geo topic="Two words" confidence=theoretical}\n## GEO\n\nText:cite[first].\n:::\n`,
    )
    expect(html).toContain(` id="geo" data-statement="${kind}" data-topic="Two words" data-confidence="theoretical">`)
    expect(html).toContain('Evidence: theory only')
    expect(twin).toContain('## GEO\n\nText[^1].\n\nEvidence: theory only\n\n[^1]: [First work]')
  },
)
