import type { PageHead, SiteIndex } from '../content/model.ts'
import { absolute } from '../site/addresses.ts'
import { alternatesOf } from './head.ts'

/**
 * sitemap.xml: every page that may be indexed, when it last changed in substance, its other language, and its pictures.
 * @param pictures addresses of those of a page, from the root of the site
 */
export function sitemapXml(site: SiteIndex, pictures: (page: PageHead) => readonly string[] = () => []): string {
  const urls = site.pages.filter(({ meta }) => !meta.noindex).map((page) => entry(page, pictures(page)))
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${urls.join('\n')}
</urlset>
`
}

function entry(page: PageHead, pictures: readonly string[]): string {
  const alternates = alternatesOf(page).map(
    ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(href)}"/>`,
  )
  const images = pictures.map(
    (path) => `<image:image><image:loc>${escapeXml(absolute(path))}</image:loc></image:image>`,
  )
  return `<url><loc>${escapeXml(absolute(page.path))}</loc><lastmod>${page.meta.lastUpdated}</lastmod>${[...alternates, ...images].join('')}</url>`
}

/** A text for XML, without control characters: readers refuse a whole file for one, however it is escaped. */
export function escapeXml(text: string): string {
  const readable = text.replace(/(?![\t\n\r])\p{Cc}/gu, '')
  return readable.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
