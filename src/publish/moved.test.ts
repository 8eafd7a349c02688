import { expect, it } from 'vitest'
import { pageForPath } from '../content/find.ts'
import { redirectOf, toRedirectsFile } from './http.ts'
import { siteOf } from './site.fixture.ts'

const from = {
  moved: { '/blog/old': '/blog/new', '/fr/blog/old': '/fr/blog/new' },
  retired: { '/gone': '2026-11-22', '/fr/gone': '2026-11-22' },
}

it.each([
  ['/blog/old', '/blog/new'],
  ['/fr/blog/old/', '/fr/blog/new'],
  ['/en/blog/old.html', '/blog/new'],
  ['/blog/old.md', '/blog/new.md'],
])('%s, where a page was, leads to %s', (was, is) => expect(redirectOf(was, from)).toBe(is))

it('a withdrawn page is not redirected, and is answered by the 410 page of its language', () => {
  const site = siteOf(['home'])
  expect(redirectOf('/gone', from)).toBeUndefined()
  expect(pageForPath('/fr/gone', site, from)).toBe(site.gone.fr)
  expect(pageForPath('/gone', site, from)).toBe(site.gone.en)
  expect(pageForPath('/never', site, from)).toBe(site.notFound.en)
})

it('the files for static hosts say the same', () => {
  expect(toRedirectsFile(['/'], from)).toBe(`/blog/old /blog/new 308
/blog/old.md /blog/new.md 308
/fr/blog/old /fr/blog/new 308
/fr/blog/old.md /fr/blog/new.md 308
/en / 308
/en/index.md /index.md 308
/en/blog/old /blog/new 308
/en/blog/old.md /blog/new.md 308
/gone /410.html 410
/gone.md /410.html 410
/fr/gone /fr/410.html 410
/fr/gone.md /fr/410.html 410
/fr/* /fr/404.html 404
`)
})
