import { describe, expect, it } from 'vitest'
import { article } from '../site/article.fixture.ts'
import { locales } from '../site/locales.ts'
import { relatedCap } from '../site/navigation.ts'
import { pathOf, type RouteId, routes } from '../site/routes.ts'
import { navigationOf } from './navigation.ts'
import { pageOf, siteOf } from './site.fixture.ts'

const every = routes.map(({ id }) => id)
const hrefs = (links: readonly { href: string }[]) => links.map(({ href }) => href)
const paths = (ids: readonly RouteId[]) => ids.map((id) => pathOf(id, 'en'))

describe('the menu', () => {
  const few = siteOf(['home', 'faq', 'guide', 'contact'])

  it('shows the pages that are written, in the order of the table of the menu', () => {
    const { about, agency, blog, callToAction } = navigationOf(pageOf('home'), few)
    expect(hrefs(about)).toEqual(paths(['faq', 'guide']))
    expect(hrefs(agency)).toEqual(paths(['contact']))
    expect(blog).toEqual([])
    expect(callToAction).toBeUndefined()
  })

  it('is in the language of the page, with the names the pages give themselves', () => {
    const { home, about } = navigationOf(pageOf('home', { locale: 'fr' }), few)
    expect(home).toEqual({ href: '/fr', label: 'home fr', current: 'page' })
    expect(about).toEqual([
      { href: '/fr/faq', label: 'faq fr', current: undefined },
      { href: '/fr/complete-geo-guide', label: 'guide fr', current: undefined },
    ])
  })

  it('marks the page one is on', () => {
    const { home, about } = navigationOf(pageOf('faq'), few)
    expect([home.current, about.map(({ current }) => current)]).toEqual([undefined, ['page', undefined]])
  })

  it('marks what the page is a part of, in every language', () => {
    for (const locale of locales) {
      const { home, blog } = navigationOf(pageOf(article.id, { locale }), siteOf(every))
      expect([home.current, ...blog.map(({ current }) => current)]).toEqual([undefined, 'true'])
    }
    const { home, agency } = navigationOf(pageOf('sample-report'), siteOf(every))
    expect([home.current, agency[0]?.current]).toEqual([undefined, 'true'])
  })
})

describe('related resources', () => {
  const all = siteOf(every)
  const relatedTo = (id: RouteId, site = all) => navigationOf(pageOf(id), site).related

  it.each(every)('of %s are at most six, none twice, and never the page itself', (id) => {
    const shown = relatedTo(id).flatMap(({ links }) => hrefs(links))
    expect(shown.length).toBe(relatedCap)
    expect(new Set(shown).size).toBe(shown.length)
    expect(shown).not.toContain(pathOf(id, 'en'))
  })

  it.each([
    ['guide', 'guide'],
    ['geo-vs-seo', 'comparison'],
    ['definition-geo', 'definition'],
    ['home', 'definition'],
  ] as const)('of %s begin with the group %s', (id, group) => {
    expect(relatedTo(id)[0]?.group).toBe(group)
  })

  it('are those that the page leads to, or shares works and words with; what many pages share says little', () => {
    const page = pageOf('case-studies', { topics: ['page roi-calculator', 'source rare', 'page audit'] })
    const site = siteOf(
      every,
      page,
      pageOf('statistics', { topics: ['source rare'] }),
      ...(['guide', 'faq', 'glossary', 'services'] as const).map((id) => pageOf(id, { topics: ['page audit'] })),
    )
    const groups = navigationOf(page, site).related
    expect(groups.map(({ group }) => group)).toEqual(['definition', 'guide'])
    expect(hrefs(groups[1]?.links ?? [])).toEqual(paths(['roi-calculator', 'statistics', 'audit', 'guide', 'faq']))
  })

  it('leave out what is not published, and groups that would be empty', () => {
    expect(relatedTo('home', siteOf(['home', 'faq']))).toEqual([
      { group: 'guide', links: [{ href: '/faq', label: 'faq en', current: undefined }] },
    ])
    expect(relatedTo('faq', siteOf(['faq']))).toEqual([])
  })
})

describe('the trail', () => {
  const site = siteOf(every)
  const trail = (id: RouteId, locale: 'en' | 'fr' = 'en', in_ = site) => navigationOf(pageOf(id, { locale }), in_).trail

  it('is the home page alone on the home page', () => {
    expect(trail('home')).toEqual([{ name: 'home en', path: '/' }])
    expect(trail('home', 'fr')).toEqual([{ name: 'home fr', path: '/fr' }])
  })

  it('has an entry for each segment, with a name where a segment is no page', () => {
    expect(trail('audit', 'fr')).toEqual([
      { name: 'home fr', path: '/fr' },
      { name: 'Outils', path: undefined },
      { name: 'audit fr', path: '/fr/tools/free-geo-audit' },
    ])
    expect(trail('contact').map(({ name }) => name)).toEqual(['home en', 'Agency', 'contact en'])
  })

  it('leads through the pages above, where they are published', () => {
    expect(trail(article.id).map(({ path }) => path)).toEqual(['/', '/blog', article.path])
    const without = siteOf(['home', article.id])
    expect(trail(article.id, 'en', without)[1]).toEqual({ name: 'blog', path: undefined })
  })
})

describe('the other language', () => {
  it('of the 404 page is the home page', () => {
    const site = siteOf(['home'])
    expect(navigationOf(site.notFound.en, site).counterparts).toContainEqual({ href: '/fr', locale: 'fr' })
    expect(navigationOf(site.notFound.fr, site).counterparts).toContainEqual({ href: '/', locale: 'en' })
  })
})
