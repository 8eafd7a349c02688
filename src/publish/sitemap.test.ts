import { expect, it } from 'vitest'
import { brand } from '../site/brand.ts'
import { pageOf, siteOf } from './site.fixture.ts'
import { escapeXml, sitemapXml } from './sitemap.ts'

const { origin } = brand

it('a page is in the sitemap with its last change and its languages', () => {
  const changed = pageOf('faq', { locale: 'fr', meta: { lastUpdated: '2026-01-02' } })
  const xml = sitemapXml(siteOf(['home', 'faq'], changed))
  expect(xml).toContain(
    `<url><loc>${origin}/fr/faq</loc><lastmod>2026-01-02</lastmod>` +
      `<xhtml:link rel="alternate" hreflang="en" href="${origin}/faq"/>` +
      `<xhtml:link rel="alternate" hreflang="fr" href="${origin}/fr/faq"/>` +
      `<xhtml:link rel="alternate" hreflang="x-default" href="${origin}/faq"/></url>`,
  )
  expect(xml.match(/<url>/g)).toHaveLength(4)
})

it('a page that is not for results pages does not', () => {
  expect(sitemapXml(siteOf(['faq'], pageOf('faq', { meta: { noindex: true } })))).not.toContain(`<loc>${origin}/faq<`)
})

it('escapes what XML gives a meaning', () => {
  expect(escapeXml('a & b < c > "d"')).toBe('a &amp; b &lt; c &gt; &quot;d&quot;')
})

it('leaves out control characters, of which a line break pasted from a word processor is one', () => {
  expect(escapeXml('a\u000bb\u0000\tc\nd\u00a0é')).toBe('ab\tc\nd\u00a0é')
})
