import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { pathOf } from '../../src/site/routes.ts'
import { facts } from './facts.ts'
import { type BuiltPage, builtPages, byTag, dist, type Element, elements, isElement, mainOf, wordsOf } from './page.ts'
import { counts, frame, lists, type OfPages, ways } from './shape.ts'

/** Counts elements by `tag`, `tag.class`, or either as the child of another. */
function count(page: BuiltPage, selector: string): number {
  const [parent, child] = selector.split('>')
  const is = (selected: string) => {
    const [tag, name] = selected.split('.')
    return (element: Element) =>
      element.name === tag && (!name || (element.attribs.class ?? '').split(' ').includes(name))
  }
  const found = elements(mainOf(page), is(parent ?? ''))
  return child ? found.flatMap(({ children }) => children.filter(isElement).filter(is(child))).length : found.length
}

const linksOf = (element: Element) => byTag(element, 'a').map(({ attribs }) => attribs.href?.split('#')[0])

const cases = <T>(table: OfPages<T>) =>
  builtPages.flatMap((page) => {
    const listed = table[page.id]
    return listed === undefined ? [] : [{ path: page.path, page, listed }]
  })

const pagesWithFacts = cases(facts).filter(({ page, listed }) => (listed[page.locale] ?? []).length > 0)

describe.each(pagesWithFacts)('$path', ({ page, listed }) => {
  const said = wordsOf(mainOf(page))

  it.each([...(listed[page.locale] ?? [])].map((fact) => [fact]))('says %s', (fact) => {
    if (typeof fact === 'string') expect(said).toContain(fact)
    else expect(said).toMatch(fact)
  })
})

const pagesWithCounts = cases(counts).filter(({ page, listed }) => Object.keys(listed[page.locale] ?? {}).length > 0)

describe.each(pagesWithCounts)('$path', ({ page, listed }) => {
  it.each(Object.entries(listed[page.locale] ?? {}))('shows %s %i times', (selector, times) => {
    expect(count(page, selector)).toBe(times)
  })
})

it.each(cases(lists))('$path shows every entry of $listed.collection', ({ page, listed }) => {
  const file = resolve(dist, `../src/content/${listed.collection}/${page.locale}.yaml`)
  const written = readFileSync(file, 'utf8').match(/^- (?:\{ )?id:/gm) ?? []
  expect(written.length).toBeGreaterThan(0)
  expect(count(page, listed.selector)).toBe(written.length)
})

it.each(cases({ blog: true }))('$path shows every article', ({ page }) => {
  const articles = builtPages.filter(({ locale, path }) => locale === page.locale && path.includes('/blog/'))
  expect(articles.length).toBeGreaterThan(0)
  expect(count(page, 'article.card')).toBe(articles.length)
})

describe.each(cases(ways))('$path', ({ page, listed }) => {
  it.each([...listed])('leads to %s', (id) => {
    expect(linksOf(mainOf(page))).toContain(pathOf(id, page.locale))
  })
})

const optionsOf = (page: BuiltPage) =>
  byTag(mainOf(page), 'option').map(({ attribs }) => attribs.value + ('selected' in attribs ? '*' : ''))

it.each(cases({ guide: true }))('the form of $path begins with the guide', ({ page }) => {
  expect(optionsOf(page)).toContain('guide-geo*')
})

const services = {
  en: [
    ...['free-geo-audit*', 'full-geo-implementation', 'content-optimization', 'ai-monitoring-setup', 'team-training'],
    'custom-consultation',
  ],
  fr: [
    ...['audit-gratuit*', 'implementation-geo', 'optimisation-contenu', 'monitoring-ia', 'formation-equipe'],
    'consultation-personnalisee',
  ],
}

it.each(cases({ contact: services }))('$path offers the services of the specification', ({ page, listed }) => {
  expect(optionsOf(page)).toEqual(listed[page.locale])
})

describe.each(builtPages)('$path', (page) => {
  const [footer] = byTag(page.document, 'footer')

  it('ends with quick links, legal links, a way to write and the cookie settings', () => {
    const links = footer ? linksOf(footer) : []
    for (const id of [...frame.legal, 'contact'] as const) expect(links).toContain(pathOf(id, page.locale))
    const [quick] = footer ? byTag(footer, 'nav') : []
    expect(quick && linksOf(quick)).toEqual(frame.quick.map((id) => pathOf(id, page.locale)))
    for (const id of frame.tools) expect(links).toContain(pathOf(id, page.locale))
    const said = footer ? wordsOf(footer) : ''
    expect(said).toContain(page.locale === 'fr' ? 'Paramètres des cookies' : 'Cookie Settings')
    expect(said).toMatch(/© \d{4}/)
    expect(said).toMatch(page.locale === 'fr' ? /Dernière mise à jour : \S+ \S+ \d{4}/ : /Last updated \w+ \d+, \d{4}/)
    expect(footer && byTag(footer, 'form')).toHaveLength(1)
  })

  it('begins with a menu: home, about, agency, tools, blog, the audit', () => {
    const [bar] = byTag(page.document, 'header')
    const submenus = bar ? byTag(bar, 'details') : []
    expect(submenus.map(linksOf)).toEqual(
      [frame.about, frame.agency, frame.tools].map((ids) => ids.map((id) => pathOf(id, page.locale))),
    )
    const links = bar ? linksOf(bar) : []
    for (const id of ['home', 'blog', 'audit'] as const) expect(links).toContain(pathOf(id, page.locale))
  })

  it('answers first: a definition or an answer in the first 60 words', () => {
    const [lead] = elements(mainOf(page), ({ attribs }) => attribs.class === 'opening__lead')
    const words = lead ? wordsOf(lead).split(' ') : []
    expect(words.length).toBeGreaterThan(15)
    // The first sentence ends within these words.
    expect(words.slice(0, 60).join(' ')).toMatch(/[.!?]/)
  })
})
