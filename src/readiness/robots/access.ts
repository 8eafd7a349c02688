import { type Crawler, type CrawlerPurpose, crawlers } from '../../site/crawlers.ts'
import { allows, type Decision } from './allows.ts'
import type { Robots } from './parse.ts'

export type Access = { readonly crawler: Crawler } & Decision

/** Whom a robots.txt lets in to a path, by purpose. */
export function accessTo(robots: Robots, path: string): Readonly<Record<CrawlerPurpose, readonly Access[]>> {
  const all = crawlers.map((crawler) => ({ crawler, ...allows(robots, crawler.token, path) }))
  const of = (purpose: CrawlerPurpose) => all.filter(({ crawler }) => crawler.purpose === purpose)
  return {
    search: of('search'),
    user: of('user'),
    training: of('training'),
    ads: of('ads'),
    data: of('data'),
    unknown: of('unknown'),
  }
}
