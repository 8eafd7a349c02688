import { toString as textOf } from 'mdast-util-to-string'
import { describe, expect, it } from 'vitest'
import { bodyLine, writeBody } from './page.fixture.ts'

describe('figures', () => {
  it('carry the number of their source; those of the agency have none', () => {
    const { blocks, problems } = writeBody('::figures{ids="ours lift"}')
    const [block] = blocks
    expect(problems).toEqual([])
    expect(block?.type === 'figures' && block.figures.map(({ id, number }) => [id, number])).toEqual([
      ['ours', undefined],
      ['lift', 1],
    ])
    expect(block?.type === 'figures' && block.sources.map(({ id }) => id)).toEqual(['second'])
  })
})

describe('anchors', () => {
  it('of entries and headings are distinct on a page', () => {
    const { blocks } = writeBody('## Why\n\nText.\n\n::questions{ids="why why"}\n\n::terms{ids="geo geo"}')
    const anchors = blocks.flatMap((block) => {
      if (block.type === 'prose') return [block.id]
      if (block.type === 'questions') return block.questions.map(({ anchor }) => anchor)
      return block.type === 'terms' ? block.terms.map(({ anchor }) => anchor) : []
    })
    expect(anchors).toEqual(['why', 'why-2', 'why-3', 'geo', 'geo-2'])
  })
})

describe('questions', () => {
  it('are set, linked and cited like running text', () => {
    const { blocks } = writeBody('::questions{ids=why}')
    const [block] = blocks
    expect(
      block?.type === 'questions' && block.questions.map(({ question, answer }) => [question, textOf(answer)]),
    ).toEqual([['Why?', 'Because[1], see the guide.']])
    expect(block?.type === 'questions' && block.sources.map(({ id }) => id)).toEqual(['first'])
  })

  it('report what is wrong in an answer where the answer stands', () => {
    expect(writeBody('::questions{ids=broken}').problems).toEqual([
      expect.stringMatching(/^src\/content\/questions\/en\.yaml:10:11: source 'nobody'/),
    ])
  })
})

it('terms come with their definitions set', () => {
  const [block] = writeBody('::terms{ids=geo}').blocks
  expect(block?.type === 'terms' && block.terms.map(({ term, definition }) => [term, textOf(definition)])).toEqual([
    ['GEO', 'Being cited[1].'],
  ])
})

describe('a quotation', () => {
  it('has the source that gives author and link', () => {
    const [block] = writeBody(':::quotation{source=third}\nSo they said.\n:::\n').blocks
    expect(block).toMatchObject({ type: 'quotation', source: { authors: 'Third et al.', number: 1 } })
  })

  it('without one is reported and not shown', () => {
    const { blocks, problems } = writeBody(':::quotation\nSo they said.\n:::\n')
    expect(problems).toEqual([expect.stringContaining("quotation: 'source': ")])
    expect(blocks).toEqual([])
  })

  it('of an unknown source is reported and not shown', () => {
    const { blocks, problems } = writeBody(':::quotation{source=nobody}\nSo they said.\n:::\n')
    expect(problems).toEqual([expect.stringContaining("source 'nobody' is not in src/content/sources/en.yaml")])
    expect(blocks).toEqual([])
  })
})

it.each([
  ['::figures{ids="lift nothing"}', "figures: 'nothing' is not in src/content/figures/fr.yaml."],
  ['::questions{ids=nothing}', "questions: 'nothing' is not in src/content/questions/fr.yaml."],
  ['::terms{ids=nothing}', "terms: 'nothing' is not in src/content/glossary/fr.yaml."],
])('%s is reported at the block', (body, message) => {
  expect(writeBody(body, 'fr').problems).toEqual([`page.md:${bodyLine}:1: ${message}`])
})

it.each(['figures', 'questions', 'terms'])('%s without ids are reported', (name) => {
  expect(writeBody(`::${name}`).problems).toEqual([expect.stringContaining(`${name}: 'ids': `)])
})
