import { DomUtils } from 'htmlparser2'
import { describe, expect, it } from 'vitest'
import { absolute } from '../../src/site/addresses.ts'
import { localeInfo } from '../../src/site/locales.ts'
import { type BuiltPage, builtPages, byTag, structuredDataOf } from './page.ts'

const titleOf = ({ document }: BuiltPage) =>
  byTag(document, 'title')
    .map((title) => DomUtils.textContent(title))
    .join('|')

function metaOf({ document }: BuiltPage, key: string): string | undefined {
  const found = byTag(document, 'meta').filter(({ attribs }) => attribs.name === key || attribs.property === key)
  expect(found.length, `as many ${key}`).toBeLessThanOrEqual(1)
  return found[0]?.attribs.content
}

const canonicalsOf = ({ document }: BuiltPage) =>
  byTag(document, 'link').flatMap(({ attribs: { rel, href } }) => (rel === 'canonical' ? [href] : []))

describe.each(builtPages)('the head of $path', (page) => {
  const { path } = page
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
