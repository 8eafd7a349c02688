import { describe, expect, it } from 'vitest'
import { quickLinksCap, relatedCap } from '../../src/site/navigation.ts'
import { pathOf, type RouteId } from '../../src/site/routes.ts'
import { counts, facts, ways } from './facts.ts'
import { type BuiltPage, builtPages, byTag, type Element, elements, isElement, mainOf, wordsOf } from './page.ts'

/** `tag`, `tag.class`, and either as the child of another. */
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

const cases = <T>(table: Partial<Record<RouteId, T>>) =>
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

describe.each(cases(counts))('$path', ({ page, listed }) => {
  it.each(Object.entries(listed[page.locale] ?? {}))('shows %s %i times', (selector, times) => {
    expect(count(page, selector)).toBe(times)
  })
})

describe.each(cases(ways))('$path', ({ page, listed }) => {
  it.each([...listed])('leads to %s', (id) => {
    expect(linksOf(mainOf(page))).toContain(pathOf(id, page.locale))
  })
})

describe.each(builtPages.map((page) => ({ path: page.path, page })))('$path', ({ page }) => {
  const asides = byTag(page.document, 'aside').filter(({ attribs }) => attribs.class === 'related')
  const [footer] = byTag(page.document, 'footer')

  it(`shows at most ${relatedCap} related resources, none of them itself`, () => {
    const links = asides.flatMap(linksOf)
    expect(links.length).toBeGreaterThan(0)
    expect(links.length).toBeLessThanOrEqual(relatedCap)
    expect(links).not.toContain(page.path)
  })

  it('ends with quick links, legal links, a way to write and the cookie settings', () => {
    const links = footer ? linksOf(footer) : []
    for (const id of ['sources', 'legal', 'privacy', 'rgpd', 'contact'] as const)
      expect(links).toContain(pathOf(id, page.locale))
    const [quick] = footer ? byTag(footer, 'nav') : []
    expect(quick && linksOf(quick).length).toBe(quickLinksCap)
    expect(footer && wordsOf(footer)).toMatch(page.locale === 'fr' ? /Gérer les cookies|cookies/i : /Cookie Settings/)
  })

  it('answers first: a definition or an answer in the first 60 words', () => {
    const [lead] = elements(mainOf(page), ({ attribs }) => attribs.class === 'hero__lead')
    const words = lead ? wordsOf(lead).split(' ') : []
    expect(words.length).toBeGreaterThan(15)
    // The first sentence is over by then.
    expect(words.slice(0, 60).join(' ')).toMatch(/[.!?]/)
  })
})
