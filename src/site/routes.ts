import { type Locale, locales, localize } from './locales.ts'

/** The page-type label of analytics (specification, section 2), and what related resources are grouped by. */
export const pageTypes = [
  'home',
  'definition',
  'comparison',
  'contact',
  'audit',
  'services',
  'blog',
  'guide',
  'other',
] as const
export type PageType = (typeof pageTypes)[number]

export type Route = {
  /** Name of the page's folder in `src/content/pages`, and what links in content say: `[…](route:faq)`. */
  readonly id: string
  /** The English path; French is the same under `/fr`. */
  readonly path: string
  readonly type: PageType
  /** `false`: the page is still to be written; it is not built and links to it are not shown. */
  readonly published: boolean
  /** A page that exists in one language on purpose, and the route that the language switch leads to instead. */
  readonly only?: { readonly locale: Locale; readonly fallback: string }
}

const table = [
  { id: 'home', path: '/', type: 'home', published: true },
  { id: 'definition-geo', path: '/definition-generative-engine-optimization', type: 'definition', published: true },
  { id: 'definition-gea', path: '/definition-generative-engine-advertising', type: 'definition', published: true },
  { id: 'definition-ai-optimization', path: '/definition-ai-optimization', type: 'definition', published: true },
  {
    id: 'definition-ai-native-marketing',
    path: '/definition-ai-native-marketing',
    type: 'definition',
    published: true,
  },
  { id: 'guide', path: '/complete-geo-guide', type: 'guide', published: true },
  { id: 'methodology', path: '/geo-methodology', type: 'other', published: true },
  { id: 'statistics', path: '/geo-statistics-2025', type: 'other', published: true },
  { id: 'geo-vs-seo', path: '/geo-vs-seo', type: 'comparison', published: true },
  { id: 'faq', path: '/faq', type: 'other', published: true },
  { id: 'glossary', path: '/glossary', type: 'other', published: true },
  { id: 'video', path: '/video-presentation-geo', type: 'other', published: true },
  { id: 'about', path: '/about', type: 'other', published: true },
  { id: 'sources', path: '/sources', type: 'other', published: true },
  { id: 'crawlers', path: '/ai-crawlers', type: 'other', published: true },
  { id: 'legal', path: '/legal', type: 'other', published: true },
  { id: 'privacy', path: '/privacy', type: 'other', published: true },
  { id: 'rgpd', path: '/rgpd', type: 'other', published: true },
  { id: 'audit', path: '/tools/free-geo-audit', type: 'audit', published: true },
  { id: 'sample-report', path: '/tools/free-geo-audit/sample-report', type: 'other', published: true },
  { id: 'roi-calculator', path: '/tools/geo-roi-calculator', type: 'other', published: true },
  { id: 'readiness-checker', path: '/tools/geo-readiness-checker', type: 'other', published: true },
  { id: 'services', path: '/agency/services', type: 'services', published: true },
  { id: 'case-studies', path: '/agency/case-studies', type: 'other', published: true },
  { id: 'contact', path: '/agency/contact', type: 'contact', published: true },
  { id: 'blog', path: '/blog', type: 'blog', published: true },
  { id: 'article-audit-errors', path: '/blog/how-often-audits-are-wrong', type: 'blog', published: true },
  { id: 'article-how-many-answers', path: '/blog/how-many-answers', type: 'blog', published: true },
  { id: 'article-retired-markup', path: '/blog/markup-google-retired', type: 'blog', published: true },
  { id: 'article-citations-hold', path: '/blog/do-ai-citations-hold', type: 'blog', published: true },
  { id: 'article-crawler-names', path: '/blog/who-obeys-robots-txt', type: 'blog', published: true },
  { id: 'article-markdown-pages', path: '/blog/html-or-markdown', type: 'blog', published: true },
  { id: 'article-geo-in-france', path: '/blog/geo-in-france', type: 'blog', published: true },
  { id: 'article-invisible-brands', path: '/blog/90-percent-marques-invisibles-ia', type: 'blog', published: true },
] as const satisfies readonly Route[]

export type RouteId = (typeof table)[number]['id']

export const routes: readonly (Route & { readonly id: RouteId })[] = table

const byId = new Map<string, (typeof routes)[number]>(routes.map((route) => [route.id, route]))

export function isRouteId(id: string): id is RouteId {
  return byId.has(id)
}

/** @throws if a name is not in the table: an error of the caller, since names in content are checked when parsed. */
export function routeById(id: string): (typeof routes)[number] {
  const route = byId.get(id)
  if (!route) throw new Error(`src/site/routes.ts: there is no route '${id}'. Add it to the table.`)
  return route
}

/** Whether a page is written in a language. */
export function existsIn(route: Route, locale: Locale): boolean {
  return !route.only || route.only.locale === locale
}

/** Whether a page of a language is built, and links to it are shown. */
export function isPublishedIn(route: Route, locale: Locale): boolean {
  return route.published && existsIn(route, locale)
}

/** Path of a route in a language; a one-language page leads to its declared fallback in the other. */
export function pathOf(id: string, locale: Locale): string {
  const route = routeById(id)
  return route.only && route.only.locale !== locale ? pathOf(route.only.fallback, locale) : localize(route.path, locale)
}

/** Every page that is built, in table order, English first. */
export function publishedPages(): { route: (typeof routes)[number]; locale: Locale; path: string }[] {
  return locales.flatMap((locale) =>
    routes
      .filter((route) => isPublishedIn(route, locale))
      .map((route) => ({ route, locale, path: pathOf(route.id, locale) })),
  )
}

/** Pages that are shown in place of another; they are in no table and in no index, and their addresses are no pages. */
export const standIns = [
  { id: 'not-found', path: '/404', type: 'other', published: true },
  { id: 'gone', path: '/410', type: 'other', published: true },
  { id: 'offline', path: '/offline', type: 'other', published: true },
] as const satisfies readonly Route[]

export type StandIn = (typeof standIns)[number]['id']

export const isStandIn = (route: Pick<Route, 'id'>): boolean => standIns.some(({ id }) => id === route.id)

/** The path of every page that a visitor can be on, including those shown for a missing or withdrawn page. */
export function everyPath(): string[] {
  const none = locales.flatMap((locale) => ['/404', '/410'].map((path) => localize(path, locale)))
  return [...publishedPages().map(({ path }) => path), ...none]
}

/** The table entry a canonical path leads to. */
export function routeAt(pathname: string): { route: (typeof routes)[number]; locale: Locale } | undefined {
  return publishedPages().find((page) => page.path === pathname)
}
