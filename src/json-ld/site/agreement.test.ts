import { describe, expect, it } from 'vitest'
import type { Json } from '../json.ts'
import { checkAgreement } from './agreement.ts'
import type { PageFacts } from './page-facts.ts'

const page: PageFacts = { language: 'en', text: '', days: [] }
const graph = (count: number, node: (index: number) => Json): Json => ({
  '@context': 'https://schema.org',
  '@graph': Array.from({ length: count }, (_, index) => node(index)),
})
const dayAt = (index: number) => new Date(Date.UTC(1900, 0, 1 + 3 * index)).toISOString().slice(0, 10)

it('a page of which the lang has but the form of a language tag is read by the names of months in English', () => {
  const article = { '@type': 'Article', datePublished: '2026-01-02' }
  const read = checkAgreement(article, { ...page, language: 'en-us-gb', text: 'publishedon3march2026' })
  expect(read.map(({ message }) => message)).toEqual(['datePublished is 2026-01-02; the page says 2026-03-03.'])
})

it.each([
  ['eng', 'en-US', 0],
  ['nb', 'no', 0],
  ['nn', 'nb', 1],
  ['deutsch, german', 'de', 1],
  ['es', 'en', 1],
])('of inLanguage %s on a page in %s, disagreements: %i', (inLanguage, language, count) => {
  expect(checkAgreement({ '@type': 'Article', inLanguage }, { ...page, language })).toHaveLength(count)
})

it('a headline in Japanese may quote what the page shows', () => {
  const said = (headline: string) =>
    checkAgreement({ '@type': 'Article', headline }, { ...page, text: 'だし巻き卵材料卵四個' }).map(({ rule }) => rule)
  expect(said('「だし巻き卵」の作り方')).toEqual([])
  expect(said('「茶碗蒸し」の作り方')).toEqual(['hiddenName'])
  expect(said('「卵」だけで作れる簡単なおかず')).toEqual(['hiddenName'])
})

it('what a page only mentions need not be on it', () => {
  const article = { '@type': 'Article', headline: 'Ten coins' }
  const product = { '@type': 'Product', name: 'Coin', offers: { '@type': 'Offer', price: 9 } }
  const said = (property: string) =>
    checkAgreement({ '@type': 'WebPage', [property]: [article, product] }, page).map(({ rule }) => rule)
  expect(['relatedLink', 'subjectOf', 'mentions', 'isPartOf'].flatMap(said)).toEqual([])
  expect(said('mainEntity')).toEqual(['hiddenName', 'hiddenName', 'hiddenPrice'])
})

it('a rating is shown by its value, or by how many gave it', () => {
  const rated = {
    '@type': 'Product',
    aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.8, reviewCount: '1,156' },
  }
  const said = (text: string, document: Json = rated) =>
    checkAgreement(document, { ...page, text }).map(({ rule }) => rule)
  expect(['ratedby1156customers', 'note48sur5'].flatMap((text) => said(text))).toEqual([])
  expect(said('3stars', { '@type': 'AggregateRating', ratingValue: '3.0', ratingCount: 12 })).toEqual([])
  expect(said('freequotesin24hours')).toEqual(['hiddenRating'])
})

describe('a document of thousands of nodes', () => {
  it('has a page read once for its dates', () => {
    let reads = 0
    const counted: PageFacts = {
      ...page,
      get text() {
        reads++
        return 'publishedon3march2026'
      },
    }
    const articles = graph(10_000, (index) => ({ '@type': 'Article', datePublished: `2026-01-0${(index % 3) + 1}` }))
    const messages = [articles, articles].flatMap((one) => checkAgreement(one, counted).map(({ message }) => message))
    expect(new Set(messages)).toEqual(
      new Set([1, 2, 3].map((day) => `datePublished is 2026-01-0${day}; the page says 2026-03-03.`)),
    )
    expect(reads).toBeLessThan(1000)
  })

  it('is compared with what thousands of elements say', () => {
    const days = Array.from({ length: 40_000 }, (_, index) => dayAt(index))
    const articles = graph(days.length, (index) => ({ '@type': 'Article', datePublished: days[index] ?? '' }))
    expect(checkAgreement(articles, { ...page, days })).toEqual([])
    expect(checkAgreement(articles, { ...page, days: days.slice(1) })).toHaveLength(1)
  })

  it('is searched for in a long page up to a limit; the rest is not reported', () => {
    const long = { ...page, text: 'a'.repeat(1_000_000) }
    const products = graph(3000, (index) => ({ '@type': 'Product', name: `b${index}` }))
    const hidden = checkAgreement(products, long)
    expect(hidden[0]?.message).toBe('The page does not show this name: "b0".')
    expect(hidden.length).toBeGreaterThan(900)
    expect(hidden.length).toBeLessThan(1100)
  })
})
