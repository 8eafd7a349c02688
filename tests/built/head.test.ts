import { DomUtils } from 'htmlparser2'
import { describe, expect, it } from 'vitest'
import { absolute } from '../../src/site/addresses.ts'
import { brand } from '../../src/site/brand.ts'
import { localeInfo, locales } from '../../src/site/locales.ts'
import { type BuiltPage, builtPages, byTag, missingPages, structuredDataOf } from './page.ts'

type Given = Pick<BuiltPage, 'document'>

const titleOf = ({ document }: Given) =>
  byTag(document, 'title')
    .map((title) => DomUtils.textContent(title))
    .join('|')

function metaOf({ document }: Given, key: string): string | undefined {
  const found = byTag(document, 'meta').filter(({ attribs }) => attribs.name === key || attribs.property === key)
  expect(found.length, `as many ${key}`).toBeLessThanOrEqual(1)
  return found[0]?.attribs.content
}

const canonicalsOf = ({ document }: Given) =>
  byTag(document, 'link').flatMap(({ attribs: { rel, href } }) => (rel === 'canonical' ? [href] : []))

describe.each(builtPages)('the head of $path', (page) => {
  const { path } = page
  it('says whose page it is, and what is on it', () => {
    expect(titleOf(page)).toContain(brand.name)
    const description = metaOf(page, 'description') ?? ''
    expect(description.length).toBeGreaterThan(50)
    expect(description.length).toBeLessThan(200)
  })

  it('asks to be indexed under its own address', () => {
    expect(canonicalsOf(page)).toEqual([absolute(path)])
    expect(metaOf(page, 'robots')).toContain('index, follow')
  })

  it('tells social networks what it tells search engines', () => {
    expect(metaOf(page, 'og:title')).toBe(titleOf(page))
    expect(metaOf(page, 'og:description')).toBe(metaOf(page, 'description'))
    expect(metaOf(page, 'og:url')).toBe(absolute(path))
    expect(metaOf(page, 'og:locale')).toBe(localeInfo[page.locale].openGraph)
  })

  it('dates itself as its structured data does', () => {
    const { '@context': context, '@graph': graph } = structuredDataOf(page)
    const self = graph.find(({ url, inLanguage }) => url === absolute(path) && inLanguage === page.locale)
    expect(context).toBe('https://schema.org')
    expect(self).toMatchObject({
      isPartOf: { '@id': expect.any(String) },
      dateModified: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    })
    expect(metaOf(page, 'last-modified')).toBe(self?.dateModified)
    expect(metaOf(page, 'citation-priority')).toBeTruthy()
    expect(metaOf(page, 'primary-source')).toBeTruthy()
  })
})

it('no two pages share a title or a description', () => {
  for (const said of [titleOf, (page: BuiltPage) => metaOf(page, 'description')])
    expect(new Set(builtPages.map(said)).size).toBe(builtPages.length)
})

it.each(locales)('the page that is shown for an unknown path is not for search engines (%s)', (locale) => {
  const page = missingPages[locale]
  expect(metaOf(page, 'robots')).toContain('noindex')
  expect(canonicalsOf(page)).toEqual([])
  expect(byTag(page.document, 'link').filter(({ attribs }) => attribs.hreflang)).toEqual([])
})
