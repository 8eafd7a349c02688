import { expect, it } from 'vitest'
import { publish } from '../published.fixture.ts'

const ada = (more = 'bio: Counts what assistants cite.') => `
- id: a
  name: Ada Example
  title: Analyst
  expertise: [answers, figures]
  lastReviewed: 2026-11-20
  linkedIn: https://www.linkedin.example/ada
  ${more}
`
const files = (status: 'agency' | 'illustrative', author = ada()) => ({
  'authors/en.yaml': author,
  'claims.yaml': `- { id: figure/ours, status: agency }\n- { id: person/a, status: ${status} }`,
})

it('an author is named by the page, its twin and its structured data', async () => {
  const { html, twin, nodes } = await publish('::author{id=a}', { files: files('agency'), meta: 'author: a\n' })
  expect(html).toContain('>Ada Example</h2>')
  expect(twin).toContain('## Ada Example\n\n**Analyst**\n\nCounts what assistants cite.')
  expect(twin).toContain('answers, figures · last reviewed November\u00a020, 2026')
  expect(nodes.find((node) => node['@type'] === 'Person')).toMatchObject({ name: 'Ada Example', jobTitle: 'Analyst' })
})

it('an invented author is said to be one, and signs nothing', async () => {
  const { html, twin, nodes } = await publish('::author{id=a}', { files: files('illustrative'), meta: 'author: a\n' })
  for (const edition of [html, twin]) expect(edition).toContain('Illustration: an invented person.')
  expect(nodes.map((node) => node['@type'])).not.toContain('Person')
})
