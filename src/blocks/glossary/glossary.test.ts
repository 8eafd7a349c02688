import { describe, expect, it } from 'vitest'
import { publish } from '../published.fixture.ts'
import { matches } from './islands/glossary-filter.tsx'

const glossary = `
- { id: zed, term: Zed, definition: "The *last*.", category: metrics, difficulty: advanced, synonyms: [omega], relatedTerms: [alpha], sources: [first] }
- { id: alpha, term: Alpha, definition: The first., category: technology, difficulty: beginner, examples: [one, two] }
`
const files = { 'glossary/en.yaml': glossary }

it('a term has one definition, for people, assistants and search engines', async () => {
  const { html, twin, nodes } = await publish('::glossary', { files })
  expect(html).toMatch(/<article class="entry" id="zed" data-category="metrics" data-level="advanced">/)
  expect(html).toContain('<p>The <em>last</em>.</p>')
  expect(twin).toMatch(/## Zed\n\nMetrics · Advanced\n\nThe \*last\*\.\n\n\*\*Also called:\*\* omega/)
  expect(nodes.find((node) => node['@type'] === 'DefinedTermSet')).toMatchObject({
    hasDefinedTerm: [{ name: 'Alpha' }, { name: 'Zed', description: 'The last.', alternateName: ['omega'] }],
  })
})

it('terms are in the order of the alphabet, and lead to each other and to their sources', async () => {
  const { html } = await publish('::glossary', { files })
  expect(html.indexOf('id="alpha"')).toBeLessThan(html.indexOf('id="zed"'))
  expect(html).toContain('<a href="#alpha">Alpha</a>')
  expect(html).toContain('<a href="https://first.example/a">First work</a>')
})

it('the sources of definitions are in its margin, in the order of the alphabet', async () => {
  const cited = `
- { id: b, term: B, definition: "Two:cite[second].", category: metrics, difficulty: advanced }
- { id: a, term: A, definition: "One:cite[first].", category: metrics, difficulty: advanced }
`
  const { html, twin } = await publish('::glossary', { files: { 'glossary/en.yaml': cited } })
  expect(html).toMatch(/id="source-1".*First work.*id="source-2".*Second work/)
  expect(twin).toMatch(/^\[\^1\]: .*First work/m)
})

it('the filter offers every category and level that a term has', async () => {
  const { html } = await publish('::glossary', { files })
  for (const [value, name] of [
    ['metrics', 'Metrics'],
    ['technology', 'Technology'],
    ['advanced', 'Advanced'],
  ])
    expect(html).toMatch(new RegExp(`<option value="${value}"[^>]*>${name}</option>`))
})

const entry = { text: 'Référencement\u00a0: être trouvé par l’IA', category: 'optimization', level: 'beginner' }
const all = { text: '', category: '', level: '' }

describe('an entry of the glossary', () => {
  it.each([
    ['who asks for nothing', all],
    ['its words, whatever the accents and capitals', { ...all, text: 'REFERENCEMENT ' }],
    ['its words, as keyboards have their signs', { ...all, text: "référencement : être trouvé par l'IA" }],
    ['its category', { ...all, category: 'optimization' }],
    ['its level', { ...all, level: 'beginner' }],
    ['all of them', { text: 'trouve', category: 'optimization', level: 'beginner' }],
  ])('is shown to %s', (_, query) => expect(matches(entry, query)).toBe(true))

  it.each([
    ['other words', { ...all, text: 'crawler' }],
    ['another category', { ...all, category: 'metrics' }],
    ['another level', { text: 'être', category: '', level: 'advanced' }],
  ])('is hidden from who asks for %s', (_, query) => expect(matches(entry, query)).toBe(false))
})
