import type { PageHead, SiteIndex } from '../content/model.ts'
import { type Locale, localeInfo, withoutPrefix } from '../site/locales.ts'
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
import { isRouteId, type PageType, pathOf, type RouteId } from '../site/routes.ts'

/** A link as navigation shows it. */
export type NavLink = { href: string; label: string; current: boolean }

/** An entry of the breadcrumb trail; a segment that is no page has no address. */
export type Crumb = { name: string; path: string | undefined }

/** Everything around a page that leads elsewhere; pages that are not published are left out. */
export type Navigation = {
  home: NavLink
  about: NavLink[]
  agency: NavLink[]
  blog: NavLink[]
  callToAction: NavLink | undefined
  quickLinks: NavLink[]
  legal: NavLink[]
  contact: NavLink | undefined
  /** Who answers for the site, apart from the menu of the same name. */
  agencyItself: NavLink | undefined
  related: { group: keyof typeof related; links: NavLink[] }[]
  trail: Crumb[]
  /** The same page in the other language. */
  counterpart: { href: string; locale: Locale }
}

export function navigationOf(page: PageHead, site: SiteIndex): Navigation {
  const links = (ids: readonly RouteId[]): NavLink[] => ids.flatMap((id) => linkTo(id, page, site) ?? [])
  const other = page.locale === 'en' ? 'fr' : 'en'
  return {
    home: {
      href: pathOf('home', page.locale),
      label: labelOf('home', page.locale, site),
      current: page.route.id === 'home',
    },
    about: links(menu.about),
    agency: links(menu.agency),
    blog: links(['blog']),
    callToAction: linkTo(callToAction, page, site),
    quickLinks: links(quickLinks).slice(0, quickLinksCap),
    legal: links(legalLinks),
    contact: linkTo('contact', page, site),
    agencyItself: linkTo('about', page, site),
    related: relatedTo(page, site),
    trail: trailOf(page, site),
    counterpart: {
      href: pathOf(isRouteId(page.route.id) ? page.route.id : 'home', other),
      locale: other,
    },
  }
}

/** Each page looks up some thirty others: with thousands of pages, searching for them would take the build's time. */
const indexes = new WeakMap<SiteIndex, { byName: Map<string, PageHead>; byPath: Map<string, PageHead> }>()

function indexOf(site: SiteIndex) {
  const known = indexes.get(site)
  if (known) return known
  const index = {
    byName: new Map(site.pages.map((page) => [`${page.locale} ${page.route.id}`, page])),
    byPath: new Map(site.pages.map((page) => [page.path, page])),
  }
  indexes.set(site, index)
  return index
}

const pageNamed = (id: RouteId, locale: Locale, site: SiteIndex) => indexOf(site).byName.get(`${locale} ${id}`)

function linkTo(id: RouteId, page: PageHead, site: SiteIndex): NavLink | undefined {
  const target = pageNamed(id, page.locale, site)
  return target && { href: target.path, label: target.meta.label, current: target.path === page.path }
}

function labelOf(id: RouteId, locale: Locale, site: SiteIndex): string {
  return pageNamed(id, locale, site)?.meta.label ?? id
}

/**
 * Groups in the order that suits the page's own type, at most {@link relatedCap} links in all: each group shows its share,
 * and what one leaves free goes to the first that has more.
 */
function relatedTo(page: PageHead, site: SiteIndex): Navigation['related'] {
  const groups = orderFor(page.route.type).map((group) => ({
    group,
    links: related[group].flatMap((id) => linkTo(id, page, site) ?? []).filter((link) => !link.current),
  }))
  const share = Math.floor(relatedCap / groups.length)
  let room = relatedCap - groups.reduce((sum, { links }) => sum + Math.min(links.length, share), 0)
  return groups.flatMap(({ group, links }) => {
    const more = Math.min(room, Math.max(0, links.length - share))
    room -= more
    const shown = links.slice(0, share + more)
    return shown.length > 0 ? [{ group, links: shown }] : []
  })
}

function orderFor(type: PageType): (keyof typeof related)[] {
  if (type === 'guide') return ['guide', 'definition', 'comparison']
  if (type === 'comparison') return ['comparison', 'definition', 'guide']
  return ['definition', 'guide', 'comparison']
}

/** Home, then one entry per path segment (specification, section 2). */
export function trailOf(page: PageHead, site: SiteIndex): Crumb[] {
  const { prefix } = localeInfo[page.locale]
  const home: Crumb = { name: labelOf('home', page.locale, site), path: pathOf('home', page.locale) }
  const segments = withoutPrefix(page.path).split('/').filter(Boolean)
  const crumbs = segments.map((segment, index): Crumb => {
    const path = `${prefix}/${segments.slice(0, index + 1).join('/')}`
    const target = path === page.path ? page : indexOf(site).byPath.get(path)
    return { name: target?.meta.label ?? segmentNames[segment]?.[page.locale] ?? segment, path: target?.path }
  })
  return [home, ...crumbs]
}
