import { resolve } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadSite } from '../content/load.ts'
import type { Site } from '../content/model.ts'
import { pageOf, siteOf } from '../publish/site.fixture.ts'
import { renderPage } from './entry-prerender.tsx'

const site: Site = loadSite(resolve(import.meta.dirname, '../..'))
const assets = { script: '/assets/entry.js', css: 'body{margin:0}' }

const render = (page: (typeof site.pages)[number], of = site) => renderPage(page, of, assets, 2026)

const count = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].length
const pages = [...site.pages, site.notFound.en, site.notFound.fr].map((page) => [page.path, page] as const)

describe.each(pages)('%s, prerendered', (_, page) => {
  let html: string
  beforeAll(async () => {
    html = await render(page)
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

  it('keeps nothing for later: no template, no hidden boundary', () => {
    expect(html).not.toMatch(/<template|<!--\$\?-->|\$RC\(/)
  })
})

it('a part that cannot be rendered fails the build, and names the page', async () => {
  const page = pageOf('faq', { blocks: [{ type: 'contact-details' }] })
  const broken = { ...page, meta: { ...page.meta, lastUpdated: 'no date' } }
  await expect(render(broken, siteOf(['home', 'faq']))).rejects.toThrow()
})
