import { toString as textOf } from 'mdast-util-to-string'
import { describe, expect, it } from 'vitest'
import { statementKinds } from './model.ts'
import { bodyLine, unpublished, writeBody } from './page.fixture.ts'

/** The one block of a body, as a type. */
function only(body: string) {
  const { blocks, problems } = writeBody(body)
  expect(problems).toEqual([])
  expect(blocks).toHaveLength(1)
  return blocks[0]
}

const problemsOf = (body: string) => writeBody(body).problems

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
    expect(problemsOf(':::answer\nText.\n:::\n')).toEqual([
      `page.md:${bodyLine}:1: answer: starts with a heading, '## …'.`,
    ])
  })

  it('with a confidence that does not exist is reported', () => {
    expect(problemsOf(':::answer{confidence=total}\n## Heading\n\nText.\n:::\n')).toEqual([
      expect.stringMatching(/answer: 'confidence': .*"high"\|"medium"\|"low"/),
    ])
  })
})

describe('a form', () => {
  it('for contact keeps service and campaign, with heading and intro above it', () => {
    const block = only(':::form{kind=contact service=guide-geo campaign=guide_geo_2025}\n## Ask\n\nSoon.\n:::\n')
    expect(block).toMatchObject({
      type: 'form',
      heading: 'Ask',
      form: { kind: 'contact', service: 'guide-geo', campaign: 'guide_geo_2025' },
    })
    expect(block?.type === 'form' && textOf(block.intro)).toBe('Soon.')
  })

  it('for an audit is detailed unless said otherwise', () => {
    expect(only('::form{kind=audit}')).toMatchObject({ form: { kind: 'audit', variant: 'detailed' } })
    expect(only('::form{kind=audit variant=hero}')).toMatchObject({ form: { kind: 'audit', variant: 'hero' } })
  })

  it.each(['::form', '::form{kind=survey}', '::form{kind=audit variant=tiny}', '::form{kind=contact variant=hero}'])(
    'written as %s is reported',
    (body) => {
      expect(problemsOf(body)).toEqual([expect.stringMatching(new RegExp(`^page\\.md:${bodyLine}:1: form: `))])
    },
  )
})

describe('a call to action', () => {
  it('has a heading, a text and buttons', () => {
    const block = only(
      `:::call-to-action\n## Go\n\nA sentence.\n\n[Audit](route:audit) [Soon](route:${unpublished})\n:::\n`,
    )
    expect(block).toMatchObject({
      type: 'call-to-action',
      heading: 'Go',
      actions: [{ href: '/tools/free-geo-audit', text: 'Audit' }],
    })
    expect(block?.type === 'call-to-action' && textOf(block.body)).toBe('A sentence.')
  })

  it('without a heading is reported', () => {
    expect(problemsOf(':::call-to-action\nText.\n:::\n')).toEqual([
      expect.stringContaining("call-to-action: starts with a heading, '## …'."),
    ])
  })
})

it('columns hold the blocks that stand side by side', () => {
  const block = only('::::columns\n:::fact\n## One\n\nText.\n:::\n\n::contact-details\n::::\n')
  expect(block?.type === 'columns' && block.blocks.map(({ type }) => type)).toEqual(['statement', 'contact-details'])
})

it('contact details take no attributes', () => {
  expect(only('::contact-details')).toEqual({ type: 'contact-details' })
  expect(problemsOf('::contact-details{kind=short}')).toEqual([expect.stringContaining('"kind"')])
})

it('a block that nobody knows is reported with those that are known', () => {
  const [problem = '', ...more] = problemsOf('Text.\n\n:::carousel\nText.\n:::\n')
  expect(more).toEqual([])
  expect(problem).toMatch(new RegExp(`^page\\.md:${bodyLine + 2}:1: there is no block 'carousel'\\. Known: answer, `))
  for (const name of ['hero', 'cards', 'steps', 'form', 'columns', 'quotation']) expect(problem).toContain(name)
})

it.each([':::call-to-action{colour=red}\n## Title\n:::', '::::columns{wide=true}\nText.\n::::'])(
  'an attribute that a block does not know is reported (%j)',
  (body) => expect(writeBody(body).problems).toEqual([expect.stringContaining('Unrecognized key')]),
)
