import { describe, expect, it } from 'vitest'
import { canonicalPath } from './aliases.ts'
import { locales } from './locales.ts'
import { existsIn, isRouteId, pathOf, publishedPages, routeAt, routeById, routes } from './routes.ts'

describe('the route table', () => {
  it('has each name and each path once', () => {
    expect(new Set(routes.map(({ id }) => id)).size).toBe(routes.length)
    expect(new Set(routes.map(({ path }) => path)).size).toBe(routes.length)
  })

  it.each(routes.map(({ path }) => path))('%s is canonical and English', (path) => {
    expect(canonicalPath(path)).toBe(path)
    expect(path).toMatch(/^\/(?!fr(\/|$))[a-z0-9/-]*$/)
  })

  it('names existing routes where a page of one language has a fallback', () => {
    for (const { only } of routes as readonly { only?: { fallback: string } }[])
      if (only) expect(isRouteId(only.fallback)).toBe(true)
  })
})

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
