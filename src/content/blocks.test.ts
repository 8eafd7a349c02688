import { expect, it } from 'vitest'
import { bodyLine, writeBody } from './page.fixture.ts'

it('a block that nobody knows is reported with those that are known', () => {
  const [problem = '', ...more] = writeBody('Text.\n\n:::carousel\nText.\n:::\n').problems
  expect(more).toEqual([])
  expect(problem).toMatch(new RegExp(`^page\\.md:${bodyLine + 2}:1: There is no block 'carousel'\\. Known: answer, `))
  for (const name of ['hero', 'cards', 'steps', 'form', 'columns', 'quotation']) expect(problem).toContain(name)
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
