import { expect, it } from 'vitest'
import { bodyLine, writeBody } from './page.fixture.ts'

it('a block that nobody knows is reported with those that are known', () => {
  const [problem = '', ...more] = writeBody('Text.\n\n:::carousel\nText.\n:::\n').problems
  expect(more).toEqual([])
  expect(problem).toMatch(new RegExp(`^page\\.md:${bodyLine + 2}:1: There is no block 'carousel'\\. Known: answer, `))
  for (const name of ['hero', 'cards', 'steps', 'form', 'columns', 'quotation']) expect(problem).toContain(name)
})

it('an anchor that is written is never numbered: the second is reported, with the line of the first', () => {
  const cards = (id: string) => `:::cards{#${id}}\n### One\n\nText.\n:::\n\n`
  const { problems } = writeBody(`${cards('rights')}${cards('rights')}## Rights\n\nText.\n\n${cards('rights')}`)
  const twice = `The id 'rights' is written twice, first on line ${bodyLine}. Give one of the two blocks another id.`
  expect(problems).toEqual([`page.md:${bodyLine + 6}:1: ${twice}`, `page.md:${bodyLine + 16}:1: ${twice}`])
  expect(writeBody(`## Rights\n\nText.\n\n${cards('rights')}`).problems).toEqual([
    `page.md:${bodyLine + 4}:1: The id 'rights' is that of a heading, an entry or the page itself, too. Give this block another id.`,
  ])
  expect(writeBody(`${cards('rights')}## Rights\n\nText.\n`).blocks).toMatchObject([
    { id: 'rights' },
    { id: 'rights-2' },
  ])
})

it('a heading has no id of what surrounds every page', () => {
  expect(writeBody('## Content\n\nText.').blocks).toMatchObject([{ id: 'content-2' }])
})

it('anchors of entries and headings are distinct on a page', () => {
  const { blocks } = writeBody('## Why\n\nText.\n\n::questions{ids="why why"}\n\n::terms{ids="geo geo"}')
  const anchors = blocks.flatMap((block) => {
    if (block.type === 'prose') return [block.id]
    if (block.type === 'questions') return block.questions.map(({ anchor }) => anchor)
    return block.type === 'terms' ? block.terms.map(({ anchor }) => anchor) : []
  })
  expect(anchors).toEqual(['why', 'why-2', 'why-3', 'geo', 'geo-2'])
})
