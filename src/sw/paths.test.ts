import { describe, expect, it } from 'vitest'
import { publishedPages } from '../site/routes.ts'
import { answerTo, pageFile } from './paths.ts'

const built = new Set([
  ...publishedPages().map((page) => pageFile(page.path)),
  '/404.html',
  '/fr/404.html',
  '/icon.svg',
  '/assets/entry-1a2b.js',
])
const answer = (pathname: string) => answerTo(pathname, (file) => built.has(file))

describe('which file answers a navigation', () => {
  it('finds the file of every built page of both languages', () => {
    const pages = publishedPages()
    expect(new Set(pages.map((page) => page.locale)).size).toBe(2)
    for (const { path } of pages) expect(answer(path)).toEqual({ kind: 'file', file: pageFile(path) })
  })

  it('knows the two home pages by their files', () => {
    expect(answer('/')).toEqual({ kind: 'file', file: '/index.html' })
    expect(answer('/fr')).toEqual({ kind: 'file', file: '/fr.html' })
  })

  it.each([
    ['/faq/', '/faq'],
    ['/fr/', '/fr'],
    ['/fr/faq//', '/fr/faq'],
    ['//faq', '/faq'],
    ['/en', '/'],
    ['/en/', '/'],
    ['/en/faq', '/faq'],
    ['/guide-complet-geo-2025', '/fr/complete-geo-guide'],
    ['/fr/guide-complet-geo-2025/', '/fr/complete-geo-guide'],
    ['/index.html', '/'],
    ['/fr.html', '/fr'],
    ['/fr/faq.html', '/fr/faq'],
  ])('leads %s to its one form %s', (asked, to) => {
    expect(answer(asked)).toEqual({ kind: 'moved', to })
  })

  it.each([
    ['/nowhere', '/404.html'],
    ['/france', '/404.html'],
    ['/fr/inconnu', '/fr/404.html'],
    ['/fr/inconnu/', '/fr/404.html'],
    ['/404', '/404.html'],
    ['/fr/404.html', '/fr/404.html'],
    ['/assets/entry-0000.js', '/404.html'],
  ])('does not invent a page for %s', (asked, file) => {
    expect(answer(asked)).toEqual({ kind: 'unknown', notFound: file })
  })

  it('never leads to another origin', () => {
    expect(answer('//evil.example')).toEqual({ kind: 'unknown', notFound: '/404.html' })
    expect(answer('/\\evil.example/')).toEqual({ kind: 'unknown', notFound: '/404.html' })
  })

  it('opens a precached file that is not a page as it is', () => {
    expect(answer('/icon.svg')).toEqual({ kind: 'file', file: '/icon.svg' })
  })
})
