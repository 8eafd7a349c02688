import { describe, expect, it } from 'vitest'
import { ownFolder } from '../../src/site/temporary.fixture.ts'
import { checkBuiltSite } from './check-site.ts'
import { readSite } from './read-site.ts'
import { type Files, faults, valid } from './seeded.fixture.ts'

function found(files: Files): string[] {
  const site = readSite(ownFolder(files), { shown: 'site' })
  return checkBuiltSite(site, 'fr', { only: [], diverging: [] }).map(
    ({ rule, file, message }) => `${rule} ${file} ${message}`,
  )
}

describe('a valid site has no finding:', () => {
  it.each(Object.entries(valid))('%s', (_, files) => {
    expect(found(files)).toEqual([])
  })
})

describe('is found:', () => {
  const files = valid['one language without a prefix'] ?? {}
  it.each(faults)('%s', (_, from, to, rule) => {
    const page = files['faq.html'] ?? ''
    const broken = page.replace(from, to)
    expect(broken).not.toBe(page)
    expect(found({ ...files, 'faq.html': broken }).map((line) => line.split(' ')[0])).toContain(`routes/${rule}`)
  })
})

it('a translation that names its source, which does not name it back', () => {
  const files = valid['translated addresses'] ?? {}
  const page = files['contact-us.html'] ?? ''
  const broken = page.replace(/<link rel="alternate"[^>]*>\n/g, '')
  expect(found({ ...files, 'contact-us.html': broken }).map((line) => line.split(' ')[0])).toContain(
    'routes/hreflang-missing',
  )
})

it('of a relative canonical address, og:url beside it is not blamed', () => {
  const files = valid['one language without a prefix'] ?? {}
  const relative = files['faq.html']?.replace(/(rel="canonical" href=")https:\/\/[^/]+/, '$1') ?? ''
  expect(found({ ...files, 'faq.html': relative }).map((line) => line.split(' ')[0])).toEqual(['routes/canonical-form'])
})

it('an error page in the sitemap', () => {
  const files = { ...valid['an error page for all languages'] }
  files['sitemap.xml'] = files['sitemap.xml']?.replace('<loc>', '<loc>https://www.site.example/404.html</loc>$&') ?? ''
  expect(found(files)).toEqual([
    "routes/sitemap-target site/sitemap.xml 'https://www.site.example/404.html' is an error page.",
  ])
})

it('pages that a sitemap without any address leaves out', () => {
  const files = { 'index.html': '<html lang="en">', 'sitemap.xml': '<urlset></urlset>' }
  expect(found(files)).toContain('routes/not-in-sitemap site/index.html is not in the sitemap.')
})
