import { describe, expect, it } from 'vitest'
import { localeOf, localize, otherLocales, withoutPrefix } from './locales.ts'

describe('the language of a path', () => {
  it.each(['/fr', '/fr/', '/fr/faq', '/fr/404', '/fr/en'])('%s is French', (path) => {
    expect(localeOf(path)).toBe('fr')
  })

  it.each(['/', '/faq', '/france', '/fr-ca', '/free', '/en/fr', '/FR', ''])('%j is English', (path) => {
    expect(localeOf(path)).toBe('en')
  })

  it('is not among the other languages', () => {
    expect([otherLocales('en'), otherLocales('fr')]).toEqual([['fr'], ['en']])
  })
})

describe('a path in a language', () => {
  it.each([
    ['/', '/fr'],
    ['/faq', '/fr/faq'],
    ['/tools/free-geo-audit', '/fr/tools/free-geo-audit'],
    ['/france', '/fr/france'],
  ])('%s is %s in French, and back', (english, french) => {
    expect(localize(english, 'en')).toBe(english)
    expect(localize(english, 'fr')).toBe(french)
    expect(withoutPrefix(french)).toBe(english)
    expect(withoutPrefix(english)).toBe(english)
  })
})
