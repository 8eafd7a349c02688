import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type Block, type Page, pageMetaSchema, type Question, type Site } from '../../content/model.ts'
import { brand } from '../../site/brand.ts'
import { standIns } from '../../site/routes.ts'
import { pageOf, siteOf, words } from '../site.fixture.ts'
import { graphOf } from './graph.ts'

const node = z.looseObject({ '@type': z.string(), '@id': z.string() })
const document = z.object({ '@context': z.literal('https://schema.org'), '@graph': z.array(node) })
const site = siteOf(['home', 'faq', 'guide', 'audit'])

/** The graph as a machine reads it: after a trip through JSON. */
function nodes(page: Page, of: Site = site) {
  return document.parse(JSON.parse(JSON.stringify(graphOf(page, of))))['@graph']
}

function webPage(page: Page) {
  const found = nodes(page).find((entry) => entry['@id'].endsWith('#page'))
  if (!found) throw new Error('every graph has its page')
  return found
}

/** Every object within a value. */
function within(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(within)
  if (typeof value !== 'object' || value === null) return []
  return [{ ...value }, ...Object.values(value).flatMap(within)]
}

const question: Question = {
  id: 'why',
  anchor: 'why',
  question: 'Why?',
  answer: words('Because of evidence.'),
  category: 'Basics',
  difficulty: 'beginner',
  relatedQuestions: [],
  lastUpdated: '2026-11-21',
}

describe('the graph of a page', () => {
  const types = pageMetaSchema.shape.schemaType.unwrap().options

  it.each(types)('of type %s refers only to nodes that it holds', (schemaType) => {
    for (const locale of ['en', 'fr'] as const) {
      const objects = within(nodes(pageOf('guide', { locale, meta: { schemaType } })))
      const defined = objects.filter((object) => '@type' in object).map((object) => object['@id'])
      const references = objects.filter((object) => Object.keys(object).join() === '@id').map((object) => object['@id'])
      expect(references.length).toBeGreaterThan(2)
      for (const id of references) expect(defined).toContain(id)
    }
  })

  it('gives every node an id of its own, and none that is empty', () => {
    const ids = within(nodes(pageOf('guide', { meta: { schemaType: 'Article' } })))
      .filter((object) => '@type' in object && '@id' in object)
      .map((object) => object['@id'])
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toContain(`${brand.origin}/complete-geo-guide#page`)
  })

  it('shares organisation and website between pages and languages', () => {
    const shared = (page: Page) =>
      nodes(page).flatMap((entry) => (/#(organization|website)$/.test(entry['@id']) ? [entry['@id']] : []))
    expect(shared(pageOf('faq', { locale: 'fr' }))).toEqual(shared(pageOf('home')))
    expect(shared(pageOf('home'))).toEqual([`${brand.origin}/#organization`, `${brand.origin}/#website`])
  })

  it('gives an author one address on every page, whether it shows them or not', () => {
    const author = {
      id: 'founder',
      name: 'Ada',
      title: 'Founder',
      expertise: [],
      bio: 'Counts.',
      lastReviewed: '2026-11-21',
    }
    const card: Block = { type: 'author', author: { ...author, illustrative: false } }
    for (const page of [pageOf('faq'), pageOf('guide', { blocks: [card] })])
      for (const [id, url] of [
        ['founder', '/about#founder'],
        // The page about the agency has no card of others.
        ['jane', '/'],
      ] as const)
        expect(nodes({ ...page, author: { ...author, id } }, siteOf(['home', 'about']))).toContainEqual(
          expect.objectContaining({ '@type': 'Person', url: `${brand.origin}${url}` }),
        )
  })

  it('says of the page what its head says', () => {
    expect(webPage(pageOf('faq', { locale: 'fr' }))).toMatchObject({
      url: `${brand.origin}/fr/faq`,
      name: 'Title of faq fr',
      headline: 'Heading of faq fr',
      description: 'Description of faq fr',
      inLanguage: 'fr',
      dateModified: '2026-11-21',
    })
    expect(webPage({ ...pageOf('faq'), route: standIns[0] })).not.toHaveProperty('dateModified')
  })
})

describe('the type of a page', () => {
  it('is what its frontmatter says', () => {
    expect(webPage(pageOf('faq', { meta: { schemaType: 'AboutPage' } }))['@type']).toBe('AboutPage')
  })

  it('FAQPage holds every question with its answer, in columns too', () => {
    const block = { type: 'questions' as const, questions: [question], sources: [] }
    const page = pageOf('faq', {
      meta: { schemaType: 'FAQPage' },
      blocks: [block, { type: 'columns', blocks: [{ ...block, questions: [{ ...question, question: 'How?' }] }] }],
    })
    expect(webPage(page)).toMatchObject({
      '@type': 'FAQPage',
      mainEntity: [
        { '@type': 'Question', name: 'Why?', acceptedAnswer: { '@type': 'Answer', text: 'Because of evidence.' } },
        { '@type': 'Question', name: 'How?' },
      ],
    })
  })

  it('ContactPage is about the organisation', () => {
    expect(webPage(pageOf('contact', { meta: { schemaType: 'ContactPage' } }))).toMatchObject({
      '@type': 'ContactPage',
      mainEntity: { '@id': `${brand.origin}/#organization` },
    })
  })

  it.each(['Article', 'ScholarlyArticle'] as const)('%s is the main entity of a page', (schemaType) => {
    expect(webPage(pageOf('guide', { meta: { schemaType } }))).toMatchObject({
      '@type': 'WebPage',
      mainEntity: { '@type': schemaType, headline: 'Heading of guide en', inLanguage: 'en' },
    })
  })
})

describe('sources', () => {
  const source = { id: 'a', title: 'A work', date: '2024', type: 'study' as const, imprint: '2024', mentions: 1 }

  it('with an address become citations', () => {
    const sources = [
      { ...source, number: 1, url: 'https://a.example/b' },
      { ...source, id: 'b', number: 2 },
    ]
    expect(webPage(pageOf('guide', { sources })).citation).toMatchObject([
      { '@type': 'CreativeWork', name: 'A work', url: 'https://a.example/b' },
    ])
  })

  it('that are none leave no empty list', () => {
    expect(webPage(pageOf('guide'))).not.toHaveProperty('citation')
  })
})

it('the home page has no trail: it would hold one page', () => {
  const home = nodes(pageOf('home'))
  expect(home.map((entry) => entry['@type'])).not.toContain('BreadcrumbList')
  expect(JSON.stringify(home)).not.toContain('breadcrumb')
})

it('the organisation says what it is, under a type that is not deprecated', () => {
  const found = nodes(pageOf('contact')).find((entry) => entry['@id'].endsWith('/#organization'))
  expect(found).toMatchObject({ '@type': 'Organization', description: 'Description of home en' })
})

it('breadcrumbs number the pages of the trail and leave out segments that are none', () => {
  const list = nodes(pageOf('audit', { locale: 'fr' })).find((entry) => entry['@type'] === 'BreadcrumbList')
  expect(list?.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'home fr', item: `${brand.origin}/fr` },
    { '@type': 'ListItem', position: 2, name: 'audit fr', item: `${brand.origin}/fr/tools/free-geo-audit` },
  ])
})
