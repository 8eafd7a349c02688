import type { PageHead, SiteIndex } from '../content/model.ts'
import { countEach } from '../site/count-each.ts'
import { type Locale, localeInfo, otherLocales, withoutPrefix } from '../site/locales.ts'
import { memoize } from '../site/memoize.ts'
import {
  callToAction,
  legalLinks,
  menu,
  quickLinks,
  quickLinksCap,
  related,
  relatedCap,
  segmentNames,
} from '../site/navigation.ts'
import { type Current, currentOf } from '../site/page-parts.ts'
import { isRouteId, type PageType, pathOf, type RouteId } from '../site/routes.ts'

/** A link as navigation shows it. */
export type NavLink = { href: string; label: string; current: Current }

/** An entry of the breadcrumb trail; a segment that is no page has no address. */
export type Crumb = { name: string; path: string | undefined }

/** All links around a page; those to unpublished pages are left out. */
export type Navigation = {
  home: NavLink
  about: NavLink[]
  agency: NavLink[]
  tools: NavLink[]
  blog: NavLink[]
  callToAction: NavLink | undefined
  /** The page with a sample of its report. */
  sampleReport: NavLink | undefined
  quickLinks: NavLink[]
  legal: NavLink[]
  contact: NavLink | undefined
  /** The page about the agency; `agency` is the menu. */
  agencyItself: NavLink | undefined
  related: { group: keyof typeof related; links: NavLink[] }[]
  trail: Crumb[]
  /** The same page in the other languages. */
  counterparts: { href: string; locale: Locale }[]
}

export function navigationOf(page: PageHead, site: SiteIndex): Navigation {
  const links = (ids: readonly RouteId[]): NavLink[] => ids.flatMap((id) => linkTo(id, page, site) ?? [])
  return {
    home: {
      href: pathOf('home', page.locale),
      label: homeLabel(page.locale, site),
      current: currentOf(pathOf('home', page.locale), page.path),
    },
    about: links(menu.about),
    agency: links(menu.agency),
    tools: links(menu.tools),
    blog: links(['blog']),
    callToAction: linkTo(callToAction, page, site),
    sampleReport: linkTo('sample-report', page, site),
    quickLinks: links(quickLinks).slice(0, quickLinksCap),
    legal: links(legalLinks),
    contact: linkTo('contact', page, site),
    agencyItself: linkTo('about', page, site),
    related: relatedTo(page, site),
    trail: trailOf(page, site),
    counterparts: otherLocales(page.locale).map((locale) => ({
      href: pathOf(isRouteId(page.route.id) ? page.route.id : 'home', locale),
      locale,
    })),
  }
}

/** Each page looks up some thirty others: with thousands of pages, searching for them would take the build's time. */
const indexOf = memoize((site: SiteIndex) => ({
  byName: new Map(site.pages.map((page) => [`${page.locale} ${page.route.id}`, page])),
  byPath: new Map(site.pages.map((page) => [page.path, page])),
  /** How many pages have a topic. */
  pagesOf: countEach(site.pages.flatMap(({ topics }) => topics)),
}))

const pageNamed = (id: RouteId, locale: Locale, site: SiteIndex) => indexOf(site).byName.get(`${locale} ${id}`)

function linkTo(id: RouteId, page: PageHead, site: SiteIndex): NavLink | undefined {
  const target = pageNamed(id, page.locale, site)
  return target && { href: target.path, label: target.meta.label, current: currentOf(target.path, page.path) }
}

const homeLabel = (locale: Locale, site: SiteIndex) => pageNamed('home', locale, site)?.meta.label ?? 'home'

/**
 * The pages that have most in common with a page, at most {@link relatedCap}, in groups whose order suits its type. Ties
 * go to the groups in turn, in the order of the table.
 */
function relatedTo(page: PageHead, site: SiteIndex): Navigation['related'] {
  const groups = orderFor(page.route.type)
  const nearest = groups
    .flatMap((group) =>
      related[group]
        .flatMap((id) => pageNamed(id, page.locale, site) ?? [])
        .filter(({ path }) => path !== page.path)
        .map((other, rank) => ({ group, other, rank, nearness: nearness(page, other, site) })),
    )
    .sort((one, two) => two.nearness - one.nearness || one.rank - two.rank)
    .slice(0, relatedCap)
  return groups.flatMap((group) => {
    const links = nearest
      .filter((near) => near.group === group)
      .map(({ other }) => ({ href: other.path, label: other.meta.label, current: undefined }))
    return links.length > 0 ? [{ group, links }] : []
  })
}

/** Weight of a direct link between two pages; that of a link to the same third page, or of citing the same work, is 1. */
const directLink = 3

/** How much two pages have in common: a shared topic counts more, the fewer pages have it. */
function nearness(one: PageHead, other: PageHead, site: SiteIndex): number {
  const { pagesOf } = indexOf(site)
  const own = [one, other].map(({ route }) => `page ${route.id}`)
  const shared = one.topics.filter((topic) => other.topics.includes(topic))
  const worth = (topic: string) => (own.includes(topic) ? directLink : 1) / (pagesOf.get(topic) ?? 1)
  return shared.reduce((sum, topic) => sum + worth(topic), 0)
}

function orderFor(type: PageType): (keyof typeof related)[] {
  if (type === 'guide') return ['guide', 'definition', 'comparison']
  if (type === 'comparison') return ['comparison', 'definition', 'guide']
  return ['definition', 'guide', 'comparison']
}

/** Home, then one entry per path segment (specification, section 2). */
export function trailOf(page: PageHead, site: SiteIndex): Crumb[] {
  const { prefix } = localeInfo[page.locale]
  const home: Crumb = { name: homeLabel(page.locale, site), path: pathOf('home', page.locale) }
  const segments = withoutPrefix(page.path).split('/').filter(Boolean)
  const crumbs = segments.map((segment, index): Crumb => {
    const path = `${prefix}/${segments.slice(0, index + 1).join('/')}`
    const target = path === page.path ? page : indexOf(site).byPath.get(path)
    return { name: target?.meta.label ?? segmentNames[page.locale][segment] ?? segment, path: target?.path }
  })
  return [home, ...crumbs]
}
