import { describe, expect, it } from 'vitest'
import { moves } from '../site/moved.ts'
import { publishedPages } from '../site/routes.ts'
import { answerTo, isFile } from './paths.ts'

const from = { ...moves, retired: { '/old': '2026-11-22', '/fr/old': '2026-11-22' } }
const built = new Set([
  ...publishedPages().map((page) => page.path),
  '/404',
  '/fr/404',
  '/410',
  '/fr/410',
  '/icon.svg',
  '/assets/entry-1a2b.js',
])
const answer = (pathname: string) => answerTo(pathname, (address) => built.has(address), from)

describe('what answers a navigation', () => {
  it('finds every built page of both languages', () => {
    const pages = publishedPages()
    expect(new Set(pages.map((page) => page.locale)).size).toBe(2)
    for (const { path } of pages) {
      expect(answer(path)).toEqual({ kind: 'kept', address: path })
      if (path !== '/') expect(answer(`${path}/`)).toEqual({ kind: 'moved', to: path })
    }
  })

  // src/site/aliases.test.ts has the other forms.
  it.each([
    ['/fr/faq//', '/fr/faq'],
    ['/en/faq', '/faq'],
    ['/fr/guide-complet-geo-2025/', '/fr/complete-geo-guide'],
    ['/fr/faq.html', '/fr/faq'],
  ])('leads %s to its one form %s', (asked, to) => {
    expect(answer(asked)).toEqual({ kind: 'moved', to })
  })

  it.each([
    ['/nowhere', '/404'],
    ['/france', '/404'],
    ['/fr/inconnu', '/fr/404'],
    ['/fr/inconnu/', '/fr/404'],
    ['/404', '/404'],
    ['/fr/404.html', '/fr/404'],
    ['/assets/entry-0000.js', '/404'],
  ])('does not invent a page for %s', (asked, instead) => {
    expect(answer(asked)).toEqual({ kind: 'unknown', instead, status: 404 })
  })

  it.each([
    ['/old', '/410'],
    ['/fr/old/', '/fr/410'],
    ['/en/old.html', '/410'],
    ['/old.md', '/410'],
  ])('says of %s that it was withdrawn', (asked, instead) => {
    expect(answer(asked)).toEqual({ kind: 'unknown', instead, status: 410 })
  })

  it('never leads to another origin', () => {
    const nowhere = { kind: 'unknown', instead: '/404', status: 404 }
    expect(answer('//evil.example')).toEqual(nowhere)
    expect(answer('/\\evil.example/')).toEqual(nowhere)
  })

  it('opens a precached file that is not a page as it is', () => {
    expect(answer('/icon.svg')).toEqual({ kind: 'kept', address: '/icon.svg' })
  })
})

it.each([
  ['/faq.md', true],
  ['/fr/feed.xml', true],
  ['/sitemap.xml', true],
  ['/screenshots/home.png', true],
  ['/faq', false],
  ['/fr/no/such.page/here', false],
])('knows whether %s is a file: %s', (path, expected) => expect(isFile(path)).toBe(expected))
