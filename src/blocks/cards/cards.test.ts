import { toString as textOf } from 'mdast-util-to-string'
import { describe, expect, it } from 'vitest'
import { bodyLine, unpublished, writeBody } from '../../content/page.fixture.ts'
import { publish } from '../published.fixture.ts'

function cards(body: string) {
  const { blocks, problems } = writeBody(body)
  const [block] = blocks
  if (block?.type !== 'cards') throw new Error(`no cards: ${problems.join()}`)
  return { block, problems }
}

const written = `:::cards{#why columns=2}
## Why

An intro:cite[third].

### First

Text:cite[first].

[Read on](route:guide)

### Second

Text with [a link](route:faq) in it.
:::
`

describe('cards', () => {
  it('start at third-level headings, below an optional heading and intro', () => {
    const { block, problems } = cards(written)
    expect(problems).toEqual([])
    expect(block).toMatchObject({ type: 'cards', id: 'why', heading: 'Why', columns: 2 })
    expect(textOf(block.intro)).toBe('An intro[1].')
    expect(block.cards.map(({ title, body }) => [title, textOf(body)])).toEqual([
      ['First', 'Text[2].'],
      ['Second', 'Text with a link in it.'],
    ])
    expect(block.sources.map(({ id }) => id)).toEqual(['third', 'first'])
  })

  it('take a last paragraph of links only as their link', () => {
    expect(cards(written).block.cards.map(({ action }) => action)).toEqual([
      { href: '/complete-geo-guide', text: 'Read on' },
      undefined,
    ])
  })

  it('are in three columns when nothing is said, and need no heading', () => {
    const { block } = cards(':::cards\n### One\n\nText.\n:::\n')
    expect(block).toMatchObject({ columns: 3, heading: undefined, id: undefined })
  })

  it('lose a link to an unpublished page', () => {
    const { block, problems } = cards(`:::cards\n### One\n\nText.\n\n[Soon](route:${unpublished})\n:::\n`)
    expect(block.cards[0]?.action).toBeUndefined()
    expect(textOf(block.cards[0]?.body)).toBe('Text.')
    expect(problems).toEqual([])
  })
})

it.each([
  [':::cards\nText.\n:::\n', "cards: holds no card. Start each with '### Title'."],
  [':::cards{columns=5}\n### One\n:::\n', "cards: 'columns' is 5. It has to be at most 4."],
  [':::cards{columns=many}\n### One\n:::\n', "cards: 'columns' is 'many'. It has to be a number."],
])('%j is reported', (body, message) => {
  const { problems, blocks } = writeBody(body)
  expect(problems).toEqual([expect.stringContaining(`page.md:${bodyLine}:1: ${message}`)])
  expect(blocks).toEqual([])
})

it('are sections with headings one below their block, for people and assistants', async () => {
  const { html, twin } = await publish(written)
  expect(html).toMatch(/<ul class="cards cards--2"><li>.*<h3[^>]*>First<\/h3>/)
  expect(twin).toContain(
    '### First\n\nText[^2].\n\n[Read on](https://www.citence.example/complete-geo-guide)\n\n### Second',
  )
})

it('without a heading of the block take its place', async () => {
  expect((await publish(':::cards\n### One\n\nText.\n:::\n')).html).toMatch(/<h2[^>]*>One<\/h2>/)
})

it('on the page about services are the services that the agency offers', async () => {
  const { nodes } = await publish(written, { id: 'services' })
  expect(nodes.filter((node) => node['@type'] === 'Service')).toMatchObject([
    { name: 'First', description: 'Text.' },
    { name: 'Second', description: 'Text with a link in it.' },
  ])
})
