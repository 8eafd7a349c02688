import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { loadSite } from '../content/load.ts'
import type { Site } from '../content/model.ts'
import { pageOf, siteOf } from '../publish/site.fixture.ts'
import { renderPage } from './entry-prerender.tsx'

const site: Site = loadSite(resolve(import.meta.dirname, '../..'))
const assets = { script: '/assets/entry.js', css: 'body{margin:0}' }

const pages = [...site.pages, site.notFound.en, site.notFound.fr].map((page) => [page.path, page] as const)

it.each(pages)('%s, prerendered, gives each id once, and keeps nothing for later', async (_, page) => {
  const html = await renderPage(page, site, assets, 2026)
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  expect(html).not.toMatch(/<template|<!--\$\?-->|\$RC\(/)
})

it('a part that cannot be rendered fails the build, and names the page', async () => {
  const page = pageOf('faq', { blocks: [{ type: 'contact-details' }] })
  const broken = { ...page, meta: { ...page.meta, lastUpdated: 'no date' } }
  await expect(renderPage(broken, siteOf(['home', 'faq']), assets, 2026)).rejects.toThrow()
})
