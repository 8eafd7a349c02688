import { describe, expect, it } from 'vitest'
import { brand } from '../site/brand.ts'
import { type Head, headOf } from './head.ts'
import { pageOf, siteOf } from './site.fixture.ts'

const site = siteOf(['home', 'faq', 'guide'])
const { origin, name } = brand

const graph = (head: Head, property: string) =>
  head.openGraph.filter((entry) => entry.property === property).map(({ content }) => content)
const named = (head: Head, wanted: string) => head.meta.find((entry) => entry.name === wanted)?.content

describe('the head of a page', () => {
  const french = headOf(pageOf('faq', { locale: 'fr' }), site)

  it('names page and site; on the home page the site comes first', () => {
    expect(french.title).toBe(`Title of faq fr — ${name}`)
    expect(headOf(pageOf('home'), site).title).toBe(`${name} — Title of home en`)
  })

  it('is canonical at the absolute address of the page', () => {
    expect(french.canonical).toBe(`${origin}/fr/faq`)
    expect(headOf(pageOf('home'), site).canonical).toBe(`${origin}/`)
    expect(headOf(pageOf('home', { locale: 'fr' }), site).canonical).toBe(`${origin}/fr`)
  })

  it('is open to results pages unless the page says otherwise', () => {
    expect(french.robots).toMatch(/^index, follow/)
    expect(named(french, 'citation-priority')).toBe('high')
    const hidden = headOf(pageOf('faq', { meta: { noindex: true } }), site)
    expect(hidden.robots).toBe('noindex, follow')
    expect(named(hidden, 'citation-priority')).toBe('low')
  })

  it('carries the hidden metadata of the specification and the date', () => {
    expect(named(french, 'primary-source')).toBe(`${origin}/fr/faq`)
    expect(named(french, 'last-modified')).toBe('2026-11-21')
  })

  it('names the manifest of the language', () => {
    expect(french.manifest).toBe('/fr.webmanifest')
    expect(headOf(pageOf('faq'), site).manifest).toBe('/manifest.webmanifest')
  })
})

describe('languages', () => {
  it.each(['home', 'faq', 'guide'] as const)('%s names the same addresses in both, English by default', (id) => {
    const heads = (['en', 'fr'] as const).map((locale) => headOf(pageOf(id, { locale }), site))
    const [english, french] = heads.map(({ canonical }) => canonical)
    for (const { alternates } of heads)
      expect(alternates).toEqual([
        { hreflang: 'en', href: english },
        { hreflang: 'fr', href: french },
        { hreflang: 'x-default', href: english },
      ])
  })

  it('a page of one language names no other, and is its own default', () => {
    const faq = pageOf('faq', { locale: 'fr' })
    const only = { ...faq, route: { ...faq.route, only: { locale: 'fr', fallback: 'home' } as const } }
    expect(headOf(only, site).alternates).toEqual([
      { hreflang: 'fr', href: `${origin}/fr/faq` },
      { hreflang: 'x-default', href: `${origin}/fr/faq` },
    ])
    expect(graph(headOf(only, site), 'og:locale:alternate')).toEqual([])
  })
})

describe('Open Graph', () => {
  it('says what the page is, where, and in which language', () => {
    const head = headOf(pageOf('faq', { locale: 'fr' }), site)
    expect(graph(head, 'og:type')).toEqual(['website'])
    expect(graph(head, 'og:url')).toEqual([`${origin}/fr/faq`])
    expect(graph(head, 'og:title')).toEqual([head.title])
    expect(graph(head, 'og:description')).toEqual(['Description of faq fr'])
    expect(graph(head, 'og:locale')).toEqual(['fr_FR'])
    expect(graph(head, 'og:locale:alternate')).toEqual(['en_US'])
  })

  it('has an image of 1200 by 630 with words for those who do not see it', () => {
    const head = headOf(pageOf('guide'), site)
    expect(graph(head, 'og:image')).toEqual([`${origin}/social/en/guide.png`])
    expect([graph(head, 'og:image:width'), graph(head, 'og:image:height')]).toEqual([['1200'], ['630']])
    expect(graph(head, 'og:image:alt')).toEqual(['Title of guide en'])
  })

  it.each(['Article', 'ScholarlyArticle'] as const)('calls an %s an article', (schemaType) => {
    expect(graph(headOf(pageOf('guide', { meta: { schemaType } }), site), 'og:type')).toEqual(['article'])
  })
})

it('an article says of itself who wrote it when, about what', () => {
  const meta = { schemaType: 'Article', datePublished: '2025-04-26', section: 'Notes' } as const
  const head = headOf(pageOf('guide', { meta }), site)
  const said = head.openGraph.filter(({ property }) => property.startsWith('article:'))
  expect(said.map(({ property, content }) => `${property} ${content}`)).toEqual([
    `article:author ${name}`,
    'article:published_time 2025-04-26',
    'article:modified_time 2026-11-21',
    'article:section Notes',
    'article:tag one',
    'article:tag two',
  ])
  expect(headOf(pageOf('faq'), site).openGraph.some(({ property }) => property.startsWith('article:'))).toBe(false)
})

describe('the 404 page', () => {
  const head = headOf(site.notFound.fr, site)

  it('has no address of its own and is not indexed', () => {
    expect(head.canonical).toBeUndefined()
    expect(head.alternates).toEqual([])
    expect(graph(head, 'og:url')).toEqual([])
    expect(head.robots).toBe('noindex, follow')
  })
})

it('JSON-LD cannot end the script it is in', () => {
  const { jsonLd } = headOf(pageOf('faq', { meta: { title: '</script><script>alert(1)' } }), site)
  expect(jsonLd).not.toContain('<')
  expect(JSON.stringify(JSON.parse(jsonLd))).toContain('</script><script>alert(1)')
})
