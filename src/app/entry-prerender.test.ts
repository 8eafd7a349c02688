import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadSite } from '../content/load.ts'
import type { Site } from '../content/model.ts'
import { pageOf, siteOf } from '../publish/site.fixture.ts'
import { chartImagePath, licensesPath } from '../site/addresses.ts'
import { filesBeside, filesOfSite, renderPage } from './entry-prerender.tsx'

const root = resolve(import.meta.dirname, '../..')
const site: Site = loadSite(root)
const assets = { script: '/assets/entry.js', css: 'body{margin:0}' }

/** What is published beside the pages. */
let files: Set<string>
beforeAll(async () => {
  const beside = await Promise.all(site.pages.map(async (page) => filesBeside(page, await render(page))))
  const lists = await filesOfSite(site, { twin: () => '', syndicated: () => '', pictures: () => [] }, new Date())
  files = new Set([...lists, ...beside.flatMap(({ twin, films }) => [twin, ...films])].map(({ path }) => path))
}, 60_000)

const render = (page: (typeof site.pages)[number], of = site) => renderPage(page, of, assets, 2026)

const count = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].length
const pages = [...site.pages, site.notFound.en, site.notFound.fr].map((page) => [page.path, page] as const)

describe.each(pages)('%s, prerendered', (_, page) => {
  let html: string
  beforeAll(async () => {
    html = await render(page)
  })

  it('is a whole document in its language', () => {
    expect(html).toMatch(new RegExp(`^<!DOCTYPE html><html lang="${page.locale}">.*</html>$`, 's'))
  })

  it('has one h1, one main and the skip link that leads there', () => {
    expect(count(html, /<h1[ >]/g)).toBe(1)
    expect(count(html, /<main[ >]/g)).toBe(1)
    expect(html).toMatch(/<a class="skip" href="#content">.*<main[^>]* id="content"/s)
  })

  it('gives each id once', () => {
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })

  it('links within the page only to what is there', () => {
    for (const [, id] of html.matchAll(/ href="#([^"]+)"/g)) expect(html).toContain(` id="${id}"`)
  })

  it('leads nowhere that is not published', () => {
    const known = new Set(site.pages.map(({ path }) => path))
    const inner = [...html.matchAll(/<a [^>]*href="(\/[^"#?]*)/g)].map(([, href]) => href ?? '')
    const isFile = (href: string) => files.has(href) || existsSync(resolve(root, `public${href}`))
    // The build writes the licences, and draws an image of every chart.
    const built = new Set([
      licensesPath,
      ...[...html.matchAll(/<figure class="chart [^"]*" id="([\w-]+)"/g)].map(([, id = '']) =>
        chartImagePath(page.locale, id),
      ),
    ])
    expect(inner.filter((href) => !known.has(href) && !isFile(href) && !built.has(href))).toEqual([])
  })

  it('keeps nothing for later: no template, no hidden boundary', () => {
    expect(html).not.toMatch(/<template|<!--\$\?-->|\$RC\(/)
  })
})

it('a part that cannot be rendered fails the build, and names the page', async () => {
  const page = pageOf('faq', { blocks: [{ type: 'contact-details' }] })
  const broken = { ...page, meta: { ...page.meta, lastUpdated: 'no date' } }
  await expect(render(broken, siteOf(['home', 'faq']))).rejects.toThrow()
})
