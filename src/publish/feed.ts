import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { markdownToHtml } from 'satteri'
import type { PageHead, SiteIndex } from '../content/model.ts'
import { absolute, feedPath } from '../site/addresses.ts'
import { brand } from '../site/brand.ts'
import { type Locale, localeInfo } from '../site/locales.ts'
import { pathOf } from '../site/routes.ts'
import { bodyOf } from './markdown/twin.ts'
import { escapeXml } from './sitemap.ts'

/** Feed readers need only what is new; older articles are in the list of articles. */
export const feedLength = 50

/** The published articles of a language, newest first, at most {@link feedLength}. */
function articlesOf(site: SiteIndex, locale: Locale): (PageHead & { published: string })[] {
  return site.pages
    .flatMap((page) => {
      const published = page.meta.datePublished
      // Other pages may have a publication date too, but the feed is that of the blog.
      return page.locale === locale && published && page.meta.section ? [{ ...page, published }] : []
    })
    .sort((a, b) => b.published.localeCompare(a.published))
    .slice(0, feedLength)
}

/**
 * The id of an article in a feed, by which readers know it again: it stays when the page gets another path. A 'tag:' URI
 * (RFC 4151), whose date is one on which the site had its domain.
 */
const idOf = ({ route, locale }: PageHead) => `tag:${new URL(brand.origin).host},2026:${route.id}/${locale}`

const titleOf = (locale: Locale) => `${brand.name} (${localeInfo[locale].name})`

/**
 * The whole of an article as HTML, without its heading, which is the item's title. Readers show several articles on one
 * page, so the ids of footnotes are prefixed with the article's.
 */
const contentOf = ({ route }: PageHead, twin: string, i18n: I18n) =>
  markdownToHtml(bodyOf(twin).replace(/^# .*\n+/, ''), {
    features: {
      gfm: {
        footnotes: {
          label: 'Sources',
          backLabel: i18n._(msg`Back to [${{ reference: '{reference}' }}] in the text`),
          clobberPrefix: `${route.id}-`,
        },
      },
    },
  }).html

/** RSS 2.0, with the whole text of each article. @param twin the Markdown twin of a page, without illustrations */
export function rssFeed(site: SiteIndex, locale: Locale, twin: (page: PageHead) => string, i18n: I18n): string {
  const items = articlesOf(site, locale).map((page) => {
    const { path, meta, published } = page
    const link = escapeXml(absolute(path))
    return `<item><title>${escapeXml(meta.title)}</title><link>${link}</link><guid isPermaLink="false">${idOf(page)}</guid><pubDate>${new Date(published).toUTCString()}</pubDate><description>${escapeXml(meta.description)}</description><content:encoded>${escapeXml(contentOf(page, twin(page), i18n))}</content:encoded></item>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel>
<title>${escapeXml(titleOf(locale))}</title>
<link>${absolute(pathOf('blog', locale))}</link>
<description>${escapeXml(descriptionOf(site, locale))}</description>
<language>${locale}</language>
<atom:link href="${absolute(feedPath(locale, 'feed.xml'))}" rel="self" type="application/rss+xml"/>
${items.join('\n')}
</channel></rss>
`
}

/** JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/). */
export function jsonFeed(site: SiteIndex, locale: Locale, twin: (page: PageHead) => string, i18n: I18n): string {
  return `${JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: titleOf(locale),
    description: descriptionOf(site, locale),
    home_page_url: absolute(pathOf('blog', locale)),
    feed_url: absolute(feedPath(locale, 'feed.json')),
    language: locale,
    items: articlesOf(site, locale).map((page) => ({
      id: idOf(page),
      url: absolute(page.path),
      title: page.meta.title,
      summary: page.meta.description,
      content_html: contentOf(page, twin(page), i18n),
      date_published: `${page.published}T00:00:00Z`,
      date_modified: `${page.meta.lastUpdated}T00:00:00Z`,
    })),
  })}\n`
}

function descriptionOf(site: SiteIndex, locale: Locale): string {
  return site.pages.find((page) => page.route.id === 'blog' && page.locale === locale)?.meta.description ?? brand.name
}
