import { toString as textOf } from 'mdast-util-to-string'
import { expect, it } from 'vitest'
import { writeBody } from '../../content/page.fixture.ts'
import { publish } from '../published.fixture.ts'

const question = (id: string, more = '') => `
- id: ${id}
  question: ${id}?
  answer: So it is:cite[first].
  category: Basics
  difficulty: advanced
  lastUpdated: 2026-11-20
  ${more}`
const files = {
  'questions/en.yaml': question('why', 'relatedQuestions: [how, elsewhere]') + question('how') + question('elsewhere'),
}
const body = '::questions{ids="why how"}'

it('answers are set, linked and cited like running text', () => {
  const [block] = writeBody('::questions{ids=why}').blocks
  if (block?.type !== 'questions') throw new Error('there are questions')
  expect(block.questions.map((entry) => [entry.question, textOf(entry.answer)])).toEqual([
    ['Why?', 'Because[1], see the guide.'],
  ])
  expect(block.sources.map(({ id }) => id)).toEqual(['first'])
})

it('of questions the first is open, and those it names lead on', async () => {
  const { html, twin } = await publish(body, { files })
  expect(html.match(/<details[^>]* open/g)).toHaveLength(1)
  expect(html).toMatch(/<details[^>]*id="why"[^>]* open|<details[^>]* open[^>]*id="why"/)
  expect(html).toContain('<a href="#how">how?</a>')
  expect(html).not.toContain('elsewhere')
  expect(twin).toContain('See also: [how?](https://www.citence.example/faq#how)')
  expect(twin).toContain('Basics · Advanced · updated November\u00a020, 2026')
})

it('search engines are told the answer without the marks of its sources', async () => {
  const { twin, nodes } = await publish(body, { files, meta: 'schemaType: FAQPage\n' })
  expect(twin).toContain('## why?\n\nSo it is[^1].')
  expect(nodes.find((node) => node['@type'] === 'FAQPage')).toMatchObject({
    mainEntity: [
      { '@type': 'Question', name: 'why?', acceptedAnswer: { '@type': 'Answer', text: 'So it is.' } },
      { name: 'how?' },
    ],
  })
})

it('questions below a heading have headings of their own below it', async () => {
  const { twin } = await publish(`## Basics\n\n${body}`, { files })
  expect(twin).toContain('## Basics\n\n### why?')
})

it('what is wrong in an answer is reported where the answer is', () => {
  expect(writeBody('::questions{ids=broken}').problems).toEqual([
    expect.stringMatching(/^src\/content\/questions\/en\.yaml:10:11: The source 'nobody'/),
  ])
})
