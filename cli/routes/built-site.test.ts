import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ownFolder } from '../../src/site/temporary.fixture.ts'
import { follow, resolve } from './built-site.ts'
import { parseRedirects, readSite } from './read-site.ts'

function siteOf(files: Record<string, string>, base?: string, links: Record<string, string> = {}) {
  const folder = ownFolder(files)
  for (const [link, target] of Object.entries(links)) symlinkSync(target, join(folder, link))
  return readSite(folder, { shown: 'site', base })
}

/** The targets of links on a page: a path, or the kind of another target. */
function leads(site: ReturnType<typeof siteOf>, path: string, ...hrefs: string[]): string[] {
  const page = site.byPath.get(path)
  if (!page) throw new Error(`no page ${path}`)
  return hrefs.map((href) => {
    const target = resolve(href, page, site)
    return target.kind === 'page' ? target.page.path : target.kind
  })
}

describe('an address of a page leads', () => {
  const files = {
    'index.html': '<html>',
    'guide/index.html': '<html>',
    'guide/start.html': '<html>',
    'a b.html': '<html>',
    'guide/data.json': '{}',
  }

  it('to one page by every form of its name', () => {
    const site = siteOf(files)
    expect(leads(site, '/', 'guide', 'guide/', 'guide/index.html', '/guide/', './guide?x=1#top')).toEqual(
      Array(5).fill('/guide'),
    )
    expect(
      leads(
        site,
        '/guide/start',
        '.',
        './',
        'index.html',
        '../',
        '../a%20b',
        'data.json',
        'none',
        '..//guide//data.json',
      ),
    ).toEqual(['/guide', '/guide', '/guide', '/', '/a b', 'file', 'missing', 'file'])
  })

  it('elsewhere when it leaves the folder, another site or the path the folder is published under', () => {
    expect(leads(siteOf(files), '/', '../other', 'https://example.com/', 'http://[')).toEqual([
      'elsewhere',
      'elsewhere',
      'malformed',
    ])
    expect(leads(siteOf(files, '/docs/'), '/', '/docs/guide', '/guide', 'guide')).toEqual([
      '/guide',
      'elsewhere',
      '/guide',
    ])
  })

  it('below the base that a page names, and by the origin of the canonical address', () => {
    const head = '<html><head><base href="/guide/"><link rel="canonical" href="https://www.site.example/"></head>'
    const site = siteOf({ ...files, 'index.html': head })
    expect(leads(site, '/', 'start', 'https://www.site.example/guide/', 'https://www.site.example/none')).toEqual([
      '/guide/start',
      '/guide',
      'missing',
    ])
  })

  it('below the path that most canonical addresses begin with, though home names the page of a language', () => {
    const canonical = (path: string) => `<html><link rel="canonical" href="https://www.site.example${path}">`
    const pages = (base: string) => ({
      'index.html': canonical(`${base}/fr/`),
      'fr/index.html': canonical(`${base}/fr/`),
      'fr/prix.html': canonical(`${base}/fr/prix`),
    })
    expect(leads(siteOf(pages('')), '/', '/fr/prix', '/prix')).toEqual(['/fr/prix', 'missing'])
    expect(leads(siteOf(pages('/docs')), '/', '/docs/fr/prix', '/fr/prix')).toEqual(['/fr/prix', 'elsewhere'])
    expect(leads(siteOf({ 'index.html': canonical('/docs/') }), '/', '/docs/', '/prix')).toEqual(['/', 'elsewhere'])
  })

  it("elsewhere where another repository's site may be beside it, and nowhere within its own folders", () => {
    const site = siteOf({ ...files, 'index.html': '<html><link rel="canonical" href="https://user.github.io/">' })
    expect(
      leads(site, '/', '/other/', 'https://user.github.io/other/a.css', 'other/', '/guide/none', '/none.html'),
    ).toEqual(['elsewhere', 'elsewhere', 'missing', 'missing', 'missing'])
  })

  it('by the origin of what the sitemap lists, where no page has a canonical address', () => {
    const sitemap = (path: string) => ({ 'sitemap.xml': `<loc>https://www.site.example${path}</loc>` })
    const addresses = ['https://www.site.example/guide', 'https://www.site.example/none']
    expect(leads(siteOf({ ...files, ...sitemap('/guide/') }), '/', ...addresses)).toEqual(['/guide', 'missing'])
    // Below a path of its own, what is outside of it belongs to another site.
    const below = siteOf({ ...files, ...sitemap('/docs/guide/') })
    expect(leads(below, '/', ...addresses)).toEqual(['elsewhere', 'elsewhere'])
    expect(leads(below, '/', '/docs/guide', '/docs/none', '/other/')).toEqual(['/guide', 'missing', 'elsewhere'])
    // What it lists are no pages of this folder: where that is published is not known.
    expect(leads(siteOf({ ...files, ...sitemap('/docs/none/') }), '/', ...addresses)).toEqual([
      'elsewhere',
      'elsewhere',
    ])
  })
})

it('links of a folder are followed, but not upwards, in a circle, to nothing or to a device', () => {
  const files = { 'index.html': '<html>', 'v2/index.html': '<html>', 'v1/a.html': '<html>' }
  const links = {
    stable: 'v2',
    self: '.',
    up: '..',
    'v2/one': '../v1',
    'v1/two': '../v2',
    none: 'nowhere',
    own: 'own',
    'device.html': '/dev/null',
  }
  expect([...siteOf(files, undefined, links).byPath.keys()].sort()).toEqual([
    '/',
    '/stable',
    '/stable/one/a',
    '/v1/a',
    '/v1/two',
    '/v2',
    '/v2/one/a',
  ])
})

describe('redirects', () => {
  it('are followed to their end, including patterns, and loops are detected', () => {
    const aliases = parseRedirects(
      '# old\n/a /b 301\n/b /c\n/old/* /new/:splat 302\n/x /x/ 301\n/fr/* /fr/404.html 404\n',
    )
    expect(aliases.map(({ line }) => line)).toEqual([2, 3, 4, 5])
    expect(follow('/a', { aliases })).toEqual({ kind: 'end', path: '/c', steps: 2 })
    expect(follow('/old/page', { aliases })).toEqual({ kind: 'end', path: '/new/page', steps: 1 })
    expect(follow('/x', { aliases })).toEqual({ kind: 'loop' })
    expect(follow('/fr/none', { aliases })).toEqual({ kind: 'none' })
    const twice = parseRedirects('/a/b /first\n/a/* /second\n/a/b /third\n/a/c /fourth\n')
    expect(follow('/a/b', { aliases: twice })).toMatchObject({ path: '/first' })
    expect(follow('/a/c', { aliases: twice })).toMatchObject({ path: '/second' })
    expect(follow('/a/b', { aliases: parseRedirects('/a/* /a/deeper/:splat\n') })).toEqual({ kind: 'loop' })
  })
})
