import { describe, expect, it } from 'vitest'
import { processorSeconds } from '../../src/site/processor-time.fixture.ts'
import { ownFolder } from '../../src/site/temporary.fixture.ts'
import { changedCopy, goldenLines } from '../findings/golden.fixture.ts'
import { checkBuiltSite } from './check-site.ts'
import { goldens, good } from './golden.fixture.ts'
import { parsePage } from './parse-page.ts'
import { readSite } from './read-site.ts'
import { routesRules } from './route-rules.ts'
import { type Files, faults, valid } from './seeded.fixture.ts'

describe('a site in which one thing is broken', () => {
  it.each(goldens)('$name', ({ name, changes, found }) => {
    const site = readSite(changedCopy(good, changes), { shown: 'site' })
    const declared = { only: ['/only-english'], diverging: name === 'stale-divergence' ? ['/faq'] : [] }
    expect(goldenLines(checkBuiltSite(site, 'fr', declared))).toEqual(found)
  })
})

it('every rule about built pages is found in a golden or by a seeded fault', () => {
  const ofTheTable = ['routes/not-built', 'routes/not-in-table', 'routes/table-entry']
  const found = new Set(goldens.flatMap(({ found }) => found.map((line) => line.split(' ')[2])))
  for (const [, , , rule] of faults) found.add(`routes/${rule}`)
  const rules = Object.values(routesRules).map(({ id }) => id)
  expect(rules.filter((id) => !found.has(id) && !ofTheTable.includes(id))).toEqual([])
})

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

const page = (content: string) => `<html lang="en"><title>T</title><main>${content}`
const many = (count: number, one: (index: number) => string) => Array.from({ length: count }, (_, n) => one(n)).join('')

it.each([
  ['spaces in a refresh', `<meta http-equiv="refresh" content="${' '.repeat(1_000_000)}">`],
  ['digits in a refresh', `<meta http-equiv="refresh" content="${'0'.repeat(1_000_000)}">`],
  ['spaces in a srcset', `<img srcset="${' '.repeat(1_000_000)}">`],
  ['commas in a srcset', `<img srcset="a${','.repeat(1_000_000)}">`],
  ['elements in each other', page('<div>'.repeat(200_000))],
  ['dead links on one line', page('<a href="/x">x</a> '.repeat(50_000))],
  ['dead pictures on one line', page('<img src="a.png">'.repeat(60_000))],
  ['hreflang', many(15_000, (n) => `<link rel="alternate" hreflang="en-${n}" href="https://a.example/${n}">`)],
])('a megabyte of %s is checked in a second or so', (_, html) => {
  const folder = ownFolder({ 'index.html': html, 'fr.html': '<html lang="fr">' })
  const seconds = processorSeconds(() =>
    checkBuiltSite(readSite(folder, { shown: 'site' }), 'fr', { only: [], diverging: [] }),
  )
  expect(seconds).toBeLessThan(5)
})

it.each([
  ['languages for social networks', '<meta property="og:locale:alternate" content="fr_FR">'],
  ['a language of their own alone', '<link rel="alternate" hreflang="en" href="/">'],
])('many pages with %s are checked in a second or so', (_, head) => {
  const site = readSite(ownFolder({ 'index.html': `<html lang="en">${head}` }), { shown: 'site' })
  const pages = site.pages.flatMap((page) => Array.from({ length: 8_000 }, (_, n) => ({ ...page, path: `/${n}` })))
  const seconds = processorSeconds(() => checkBuiltSite({ ...site, pages }, 'fr', { only: [], diverging: [] }))
  expect(seconds).toBeLessThan(3)
})

it('thousands of redirects, and of links to other sites of a host, are checked in a second or so', () => {
  const _redirects = Array.from({ length: 8_000 }, (_, n) => `/old/${n} /new/${n}\n`).join('')
  const html = page(many(10_000, (n) => `<a href="/other-${n}/">x</a>`))
  const site = readSite(ownFolder({ 'index.html': html, _redirects }), { shown: 'site', origin: 'https://a.github.io' })
  const files = new Set(Array.from({ length: 10_000 }, (_, n) => `/own-${n}/a.html`))
  const seconds = processorSeconds(() => checkBuiltSite({ ...site, files }, undefined, { only: [], diverging: [] }))
  expect(seconds).toBeLessThan(5)
})

const parsed = (html: string) => parsePage(html, { file: 'a.html', address: '/a.html' })

it.each([
  ['/a.png', ['/a.png']],
  [' /a.png 1x ,/b,c.png 2.5x,  /d.png', ['/a.png', '/b,c.png', '/d.png']],
  ['/a.png, /b.png,,', ['/a.png', '/b.png']],
  ['/a.png 100w 50h,/b.png 200w', ['/a.png', '/b.png']],
  ['data:image/png;base64,AA== 1x, /b.png 2x', ['data:image/png;base64,AA==', '/b.png']],
  ['', []],
  [', ,', []],
])('the addresses of srcset %j', (srcset, addresses) => {
  expect(parsed(`<img srcset="${srcset}">`).resources.map(({ href }) => href)).toEqual(addresses)
})

it.each([
  ['0; url=/b', '/b'],
  [" 1.5 , URL = '/b'", '/b'],
  [';/b', '/b'],
  ['5', undefined],
])('the target of refresh %j', (content, to) => {
  expect(parsed(`<meta http-equiv="refresh" content="${content}">`).refresh?.href).toBe(to)
})
