import type { Page, PageHead, SiteIndex } from '../content/model.ts'
import { absolute, feedPath, markdownPath, socialImagePath } from '../site/addresses.ts'
import { brand } from '../site/brand.ts'
import { defaultLocale, type Locale, localeInfo, locales, manifestPath, otherLocales } from '../site/locales.ts'
import { existsIn, isRouteId, pathOf } from '../site/routes.ts'
import { graphOf } from './json-ld/graph.ts'

/** What is in the head of a page, as data. */
export type Head = {
  title: string
  description: string
  keywords: string
  robots: string
  /** Absolute; absent on the 404 page, which answers for many addresses. */
  canonical: string | undefined
  alternates: { hreflang: string; href: string }[]
  openGraph: { property: string; content: string }[]
  meta: { name: string; content: string }[]
  manifest: string
  /** The same page as Markdown, and the feeds of its language. */
  other: { type: string; href: string; title?: string }[]
  jsonLd: string
}

/** Size of the social images, pixels. */
const socialImageSize = { width: 1200, height: 630 }

export function headOf(page: Page, site: SiteIndex): Head {
  const { meta, locale } = page
  const title = page.route.id === 'home' ? `${brand.name} — ${meta.title}` : `${meta.title} — ${brand.name}`
  const isIndexed = !meta.noindex && isRouteId(page.route.id)
  const canonical = isRouteId(page.route.id) ? absolute(page.path) : undefined
  const image = absolute(socialImagePath(page))
  return {
    title,
    description: meta.description,
    keywords: meta.keywords.join(', '),
    robots: isIndexed ? 'index, follow, max-snippet:-1, max-image-preview:large' : 'noindex, follow',
    canonical,
    alternates: canonical ? alternatesOf(page) : [],
    openGraph: [
      { property: 'og:type', content: meta.schemaType.endsWith('Article') ? 'article' : 'website' },
      { property: 'og:site_name', content: brand.name },
      { property: 'og:title', content: title },
      { property: 'og:description', content: meta.description },
      ...(canonical ? [{ property: 'og:url', content: canonical }] : []),
      { property: 'og:locale', content: localeInfo[locale].openGraph },
      ...otherLocales(locale)
        .filter((other) => existsIn(page.route, other))
        .map((other) => ({ property: 'og:locale:alternate', content: localeInfo[other].openGraph })),
      { property: 'og:image', content: image },
      { property: 'og:image:width', content: String(socialImageSize.width) },
      { property: 'og:image:height', content: String(socialImageSize.height) },
      { property: 'og:image:alt', content: meta.title },
      ...(meta.schemaType.endsWith('Article') ? articleGraph(page) : []),
    ],
    meta: [
      { name: 'twitter:card', content: 'summary_large_image' },
      { name: 'last-modified', content: meta.lastUpdated },
      // The hidden metadata of the specification, section 1.
      { name: 'primary-source', content: canonical ?? brand.origin },
      { name: 'citation-priority', content: isIndexed ? 'high' : 'low' },
    ],
    manifest: manifestPath(locale),
    other: canonical
      ? [
          { type: 'text/markdown', href: markdownPath(page.path) },
          { type: 'application/rss+xml', href: feedPath(locale, 'feed.xml'), title: brand.name },
          { type: 'application/feed+json', href: feedPath(locale, 'feed.json'), title: brand.name },
        ]
      : [],
    jsonLd: JSON.stringify(graphOf(page, site)).replaceAll('<', '\\u003c'),
  }
}

/** Open Graph's properties of an article (https://ogp.me/#type_article). */
function articleGraph({ meta, author }: Page): Head['openGraph'] {
  const fields: readonly (readonly [string, string | undefined])[] = [
    ['author', author?.name ?? brand.name],
    ['published_time', meta.datePublished],
    ['modified_time', meta.lastUpdated],
    ['section', meta.section],
    ...meta.keywords.map((tag) => ['tag', tag] as const),
  ]
  return fields.flatMap(([name, content]) => (content ? [{ property: `article:${name}`, content }] : []))
}

/** Every language the page is written in, and `x-default`: the same on each of them, so that they agree. */
export function alternatesOf(page: PageHead): Head['alternates'] {
  const hrefs = locales
    .filter((locale) => existsIn(page.route, locale))
    .map((locale) => ({ locale, href: href(page, locale) }))
  const fallback = hrefs.find(({ locale }) => locale === defaultLocale) ?? hrefs[0]
  return [
    ...hrefs.map(({ locale, href }) => ({ hreflang: locale, href })),
    ...(fallback ? [{ hreflang: 'x-default', href: fallback.href }] : []),
  ]
}

const href = (page: PageHead, locale: Locale) =>
  absolute(isRouteId(page.route.id) ? pathOf(page.route.id, locale) : page.path)
