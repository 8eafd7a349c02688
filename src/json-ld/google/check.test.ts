import { expect, it } from 'vitest'
import type { Json } from '../json.ts'
import { vocabulary } from '../vocabulary/vocabulary.ts'
import { checkGoogle } from './check.ts'
import { features } from './features.ts'

const required = (node: Json) =>
  checkGoogle(node)
    .filter(({ rule }) => rule === 'googleRequired')
    .map(({ pointer, message }) => `${pointer} ${message}`)

it('types inherit what their parents must have', () => {
  expect(required({ '@type': 'Bakery', name: 'Chez nous' })).toEqual([' Local business needs address.'])
})

it('references are followed to the nodes they stand for', () => {
  const graph = (author: Json) => ({
    '@graph': [
      { '@type': 'Review', author: { '@id': '#ada' }, reviewRating: { '@id': '#rating' } },
      { '@id': '#rating', '@type': 'Rating', ratingValue: 4 },
      author,
    ],
  })
  expect(required(graph({ '@id': '#ada', '@type': 'Person' }))).toEqual([])
  expect(
    required({
      '@graph': [
        { '@type': 'Review', author: 'Ada', reviewRating: { '@id': '#rating' } },
        { '@id': '#rating', '@type': 'Rating', bestRating: 5 },
      ],
    }),
  ).toEqual(['/@graph/0 Review snippet needs reviewRating.ratingValue.'])
})

it('one of several properties will do', () => {
  expect(
    required({
      '@type': 'Product',
      name: 'Lamp',
      review: { '@type': 'Review', author: 'Ada', reviewRating: { '@type': 'Rating', ratingValue: 4 } },
    }),
  ).toEqual([])
})

it('what is only mentioned is held to nothing', () => {
  expect(
    required({
      '@type': 'Review',
      author: 'Ada',
      reviewRating: { '@type': 'Rating', ratingValue: 4 },
      itemReviewed: { '@type': 'Product', name: 'Lamp' },
    }),
  ).toEqual([])
})

it('a question needs what the page that it stands on asks for', () => {
  const question = { '@type': 'Question', name: 'Why?', acceptedAnswer: { '@type': 'Answer', text: 'So.' } }
  expect(required({ '@type': 'FAQPage', mainEntity: [question] })).toEqual([])
  expect(required({ '@type': 'QAPage', mainEntity: question })).toEqual(['/mainEntity Q&A needs answerCount.'])
})

it('the table speaks of types and properties that exist, and says where it has them from', () => {
  for (const { types, within = 'Thing', required: needs, recommended, page, asOf } of features) {
    for (const type of [...types, within]) expect(vocabulary.nodes.has(type), type).toBe(true)
    for (const name of [...needs, ...recommended].flatMap((path) => path.split(/[.|]/)))
      expect(vocabulary.properties.has(name), name).toBe(true)
    expect(page).toMatch(/^https:\/\/developers\.google\.com\/search\/docs\//)
    expect(asOf).toMatch(/^\d{4}-\d\d$/)
  }
})
