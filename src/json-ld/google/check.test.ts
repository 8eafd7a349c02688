import { describe, expect, it } from 'vitest'
import type { Json } from '../json.ts'
import { vocabulary } from '../vocabulary/vocabulary.ts'
import { checkGoogle, staleFeatures } from './check.ts'
import { isStale } from './feature.ts'
import { features } from './features.ts'
import { retired } from './retired.ts'
import { defects, sound } from './seeded.fixture.ts'
import { constraints } from './values.ts'

const today = '2026-11-22'

/** Problems that cost a feature, or part of it: not recommendations and retired features. */
const faults = (document: Json) =>
  checkGoogle(document, { today }).filter(({ rule }) => rule !== 'googleRecommended' && rule !== 'googleRetired')

const required = (node: Json) =>
  checkGoogle(node)
    .filter(({ rule }) => rule === 'googleRequired')
    .map(({ pointer, message }) => `${pointer} ${message.replace(/ \(Google's.*/, '')}`)

describe('a sound document has no fault:', () => {
  it.each(Object.entries(sound))('%s', (_, document) => {
    expect(faults(document)).toEqual([])
  })
})

describe('a defect is found where it is:', () => {
  it.each(defects)('$what', ({ broken, at }) => {
    expect(faults(broken()).map(({ pointer }) => pointer)).toContainEqual(at)
  })

  it('for every value that is judged, in every feature', () => {
    const found = new Set(defects.flatMap(({ broken }) => faults(broken()).map(({ source }) => source)))
    const pages = [
      ...constraints.map(({ page }) => page),
      ...features.filter((one) => one.required.length > 0).map((one) => one.page),
    ]
    expect([...new Set(pages)].filter((page) => !found.has(page))).toEqual([])
  })
})

it('says what is missing once: a rating, not its value too', () => {
  const review = { '@type': 'Review', author: { '@type': 'Person', name: 'Ada' } }
  expect(required({ '@type': 'Book', review })).toEqual(['/review Review snippet needs reviewRating.'])
  expect(required({ '@type': 'Book', review: { ...review, reviewRating: { '@type': 'Rating' } } })).toEqual([
    '/review Review snippet needs reviewRating.ratingValue.',
  ])
})

it('names the part that lacks something, not the whole', () => {
  const video = {
    '@type': 'VideoObject',
    name: 'Mill',
    thumbnailUrl: 'https://a.example/a.png',
    uploadDate: '2026-11-22',
    hasPart: { '@type': 'Clip', name: 'Wheel', startOffset: 3 },
  }
  expect(required(video)).toEqual(['/hasPart Clip of a video needs url.'])
})

it('asks nothing of what Google has no feature for: a comment that is an Event, a rating of a type that is none', () => {
  expect(faults({ '@type': 'UserComments', commentText: 'Good.' })).toEqual([])
  const rated = (type: string) =>
    faults({
      '@type': type,
      name: 'Soup',
      aggregateRating: { '@type': 'AggregateRating', ratingValue: 4, ratingCount: 9 },
    }).map(({ message }) => message)
  expect(rated('ExtendedRecipe')).toEqual([])
  expect(rated('Person')).toMatchObject([expect.stringContaining('Google shows no ratings of Person.')])
})

it('warns of what only others can give, and says not to invent it: an app without a rating', () => {
  const app = { '@type': 'WebApplication', name: 'Calculator', offers: { '@type': 'Offer', price: 0 } }
  expect(faults(app)).toMatchObject([
    { rule: 'googleAdvice', message: expect.stringContaining('Software app needs aggregateRating or review, which') },
  ])
  const rated = { ...app, aggregateRating: { '@type': 'AggregateRating', ratingValue: 4, ratingCount: 9 } }
  expect(faults(rated)).toEqual([])
})

it('what Google can do without is advice: a price of an app without its currency, a remote job at a place of work', () => {
  const rating = { '@type': 'AggregateRating', ratingValue: 4, ratingCount: 9 }
  const app = {
    '@type': 'WebApplication',
    name: 'Calculator',
    aggregateRating: rating,
    offers: { '@type': 'Offer', price: 2 },
  }
  const job = { ...Object(sound.job), jobLocationType: 'TELECOMMUTE' }
  for (const document of [app, job]) expect(faults(document)).toMatchObject([{ rule: 'googleAdvice' }])
})

it('a step of a breadcrumb without a position is one fault: the last step may still go without an address', () => {
  const steps = [1, undefined, 3].map((position) => ({
    '@type': 'ListItem',
    name: 'A',
    ...(position && { position }),
    ...(position !== 3 && { item: 'https://a.example/' }),
  }))
  expect(faults({ '@type': 'BreadcrumbList', itemListElement: steps })).toMatchObject([{ rule: 'googleRequired' }])
})

it('a job is open until its last day has ended everywhere', () => {
  const endsOn = (validThrough: string) => faults({ ...Object(sound.job), validThrough })
  expect(endsOn('2026-11-21T23:59-08:00')).toEqual([])
  expect(endsOn('2026-11-20')).toMatchObject([{ pointer: '/validThrough' }])
})

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
  expect(required(graph({ '@id': '#ada', '@type': 'Person', name: 'Ada' }))).toEqual([])
  expect(
    required({
      '@graph': [
        { '@type': 'Review', author: 'Ada', reviewRating: { '@id': '#rating' } },
        { '@id': '#rating', '@type': 'Rating', bestRating: 5 },
      ],
    }),
  ).toEqual(['/@graph/0 Review snippet needs reviewRating.ratingValue.'])
})

it('what two documents of a page say of one node is put together', () => {
  const [one, two] = [
    { '@id': '#shop', '@type': 'Store', name: 'Shop' },
    { '@id': '#shop', '@type': 'Store', address: '1 Main Street' },
  ]
  expect(checkGoogle(one, { documents: [one, two] }).filter(({ rule }) => rule === 'googleRequired')).toEqual([])
})

it('nodes that are only mentioned have no requirements', () => {
  expect(
    required({
      '@type': 'Review',
      author: 'Ada',
      reviewRating: { '@type': 'Rating', ratingValue: 4 },
      itemReviewed: { '@type': 'Product', name: 'Lamp' },
    }),
  ).toEqual([])
})

it('a time and place of a course is no event of its own', () => {
  const held = { '@type': 'CourseInstance', courseMode: 'Onsite', location: 'Rennes' }
  const course = { '@type': 'Course', name: 'Milling', description: 'How to mill', hasCourseInstance: held }
  const required = (node: Json) => checkGoogle(node).filter(({ rule }) => rule === 'googleRequired')
  expect(required({ '@context': 'https://schema.org', ...course })).toEqual([])
  expect(required({ '@context': 'https://schema.org', ...held })).not.toEqual([])
})

describe('a feature that is gone', () => {
  const told = (document: Json) =>
    checkGoogle(document)
      .filter(({ rule }) => rule === 'googleRetired')
      .map(({ message }) => message.replace(/ \(.*/, ''))

  it('is said once, with the day', () => {
    const question = { '@type': 'Question', name: 'Why?', acceptedAnswer: { '@type': 'Answer', text: 'So.' } }
    expect(told({ '@type': 'FAQPage', mainEntity: [question, question] })).toEqual([
      'Google has shown no FAQ results since 2026-05-07.',
    ])
    expect(told({ '@type': 'HowTo', name: 'Tea' })).toEqual(['Google has shown no How-to results since 2023-09-13.'])
  })

  it('is distinguished from a current feature of the same type', () => {
    const search = { '@type': 'SearchAction', target: 'https://a.example/?q={q}' }
    expect(told({ '@type': 'WebSite', name: 'A', url: 'https://a.example/' })).toEqual([])
    expect(told({ '@type': 'WebSite', name: 'A', url: 'https://a.example/', potentialAction: search })).toHaveLength(1)
    expect(told({ '@type': 'Course', name: 'A', description: 'B' })).toEqual([])
    expect(told({ '@type': 'Course', name: 'A', hasCourseInstance: { '@type': 'CourseInstance' } })).toHaveLength(1)
    expect(told({ '@type': 'Quiz', hasPart: { '@type': 'Question', eduQuestionType: 'Flashcard' } })).toEqual([])
  })
})

it('the tables name existing types and properties, with source and date', () => {
  for (const { types, within = 'Thing', required: needs, recommended } of features) {
    for (const type of [...types, within]) expect(vocabulary.nodes.has(type), type).toBe(true)
    for (const name of [...needs, ...recommended].flatMap((path) => path.split(/[.|]/)))
      expect(vocabulary.properties.has(name), name).toBe(true)
  }
  for (const { types, having = [], required: needs = [] } of retired) {
    for (const type of types) expect(vocabulary.nodes.has(type), type).toBe(true)
    for (const word of [...having, ...needs].flatMap((path) => path.split('.')))
      expect(vocabulary.properties.has(word) || vocabulary.nodes.has(word), word).toBe(true)
  }
  for (const { types } of constraints) for (const type of types) expect(vocabulary.nodes.has(type), type).toBe(true)
  for (const page of [...features, ...constraints].map((one) => one.page))
    expect(page).toMatch(/^https:\/\/developers\.google\.com\/search\/docs\//)
  for (const { checked } of [...features, ...constraints, ...retired]) expect(checked).toMatch(/^\d{4}-\d\d(-\d\d)?$/)
})

it('says when something is to be looked up again: after a year', () => {
  expect(isStale('2025-11-22', '2026-11-22')).toBe(false)
  expect(isStale('2025-11-21', '2026-11-22')).toBe(true)
  expect(isStale('2025-06', '2026-06-03')).toBe(true)
  expect(staleFeatures('2027-08-31')).toBeUndefined()
  expect(staleFeatures('2027-09-02')).toMatchObject({ since: '2026-09', names: expect.arrayContaining(['Recipe']) })
})
