import { parsedUrl } from '../../json-ld/site/parsed-url.ts'
import { decoded } from '../../site/decoded.ts'
import { memoize } from '../../site/memoize.ts'
import type { Subject } from '../subject.ts'
import { type Anchor, type Element, nearest, type Page } from './page.ts'

/** Whether a link leads to a work that can be checked: another site, or a note of this page that links there. */
export function leadsToSource({ href }: Anchor, page: Page, host: string | undefined): boolean {
  if (leadsAway.test(href)) {
    const target = parsedUrl(href, 'https://page.invalid')?.host
    return target !== undefined && bare(target) !== bare(host ?? '')
  }
  if (href.startsWith('#')) {
    const note = page.ids.get(decoded(href.slice(1)))
    // A note, not a section.
    return note?.linksOut === true && note.words <= 80
  }
  // A page of one's own that lists the works.
  return /(?:^|[/_-])(?:sources?|references?|bibliograph)/i.test(href)
}

/** With a host; without a scheme it has that of the page. */
const leadsAway = /^(?:https?:)?\/\//i

const bare = (host: string) => host.toLowerCase().replace(/^www\./, '')

const containers = new Set(['p', 'li', 'tr', 'dd', 'blockquote', 'figure', 'td', 'details'])
// A passage, not a page.
const nearby = 200

/**
 * The elements that hold a source: the block with the link, and what is around it as long as it is one passage. Several
 * checks ask, and addresses are slow to parse.
 */
export const sourced = memoize((subject: Subject) => passagesAround(linksToSources(subject)))

const linksToSources = ({ page, address }: Subject) =>
  page.anchors.filter((anchor) => leadsToSource(anchor, page, address?.host))

/** What is around places of a page, as long as it is one passage. */
export function passagesAround(places: readonly { element: Element }[]): ReadonlySet<Element> {
  const marked = new Set<Element>()
  for (const place of places) {
    for (const element of nearest(place.element, 8)) {
      if (element.words > nearby) break
      marked.add(element)
    }
  }
  return marked
}

/** Whether a source is in the same block as an element, or in the passage around it. */
export function isSourced(element: Element, marked: ReadonlySet<Element>): boolean {
  for (const one of nearest(element, 7)) {
    if (marked.has(one)) return true
    if (one.words > nearby) return false
    if (containers.has(one.name) && one.words > nearby / 2) return false
  }
  return false
}

// Profiles are no works.
const social =
  /(?:^|\.)(?:facebook|instagram|linkedin|x|twitter|tiktok|youtube|pinterest|threads|whatsapp|t)\.(?:com|net|me)$/

/** How many works of others the content links. */
export function worksLinked(page: Page, host: string | undefined): number {
  const works = page.anchors
    .filter((anchor) => anchor.main && leadsAway.test(anchor.href) && leadsToSource(anchor, page, host))
    .flatMap(({ href }) => {
      const url = parsedUrl(href, 'https://page.invalid')
      return url && !social.test(url.hostname) ? [url.host + url.pathname] : []
    })
  return new Set(works).size
}
