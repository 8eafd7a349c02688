import { describe, expect, it } from 'vitest'
import { locales } from './locales.ts'
import { existsIn, isRouteId, pathOf, publishedPages, routeAt, routeById, routes } from './routes.ts'

describe('the path of a route', () => {
  it('is the same in both languages but for the prefix', () => {
    expect([pathOf('home', 'en'), pathOf('home', 'fr')]).toEqual(['/', '/fr'])
    expect([pathOf('faq', 'en'), pathOf('faq', 'fr')]).toEqual(['/faq', '/fr/faq'])
  })

  it('of a name that is not in the table throws', () => {
    expect(() => routeById('fqa')).toThrow("there is no route 'fqa'. Add it to the table.")
    expect(isRouteId('fqa')).toBe(false)
    expect(isRouteId('constructor')).toBe(false)
  })
})

describe('published pages', () => {
  it('are found at their paths, in their language', () => {
    for (const { route, locale, path } of publishedPages()) expect(routeAt(path)).toEqual({ route, locale, path })
  })

  it('are in both languages, unless declared for one', () => {
    for (const route of routes.filter(({ published }) => published)) {
      const written = locales.filter((locale) => existsIn(route, locale))
      expect(publishedPages().filter((page) => page.route === route)).toHaveLength(written.length)
    }
  })

  it('leave out what is not written yet, and what never was', () => {
    for (const { id, published } of routes) if (!published) expect(routeAt(pathOf(id, 'en'))).toBeUndefined()
    expect(routeAt('/nowhere')).toBeUndefined()
  })
})
