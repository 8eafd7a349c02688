import type { PageHead, SiteIndex } from '../content/model.ts'
import { absolute } from '../site/addresses.ts'
import { alternatesOf } from './head.ts'

/** sitemap.xml: every page that may be indexed, when it last changed in substance, and its other language. */
export function sitemapXml(site: SiteIndex): string {
  const urls = site.pages.filter(({ meta }) => !meta.noindex).map(entry)
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`
}

function entry(page: PageHead): string {
  const alternates = alternatesOf(page).map(
    ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(href)}"/>`,
  )
  return `<url><loc>${escapeXml(absolute(page.path))}</loc><lastmod>${page.meta.lastUpdated}</lastmod>${alternates.join('')}</url>`
}

export function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
