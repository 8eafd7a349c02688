import type { PageHead, PageMeta } from './model.ts'

/** For when a build is made: now, or for `BUILD_TIME`, by which tests and rehearsals say another hour. @throws when that is none */
export function buildTime({ BUILD_TIME: given } = process.env): Date {
  const at = given ? new Date(given) : new Date()
  if (Number.isNaN(at.getTime())) throw new Error(`BUILD_TIME is '${given}'. Give an hour such as 2026-12-01T09:00Z.`)
  return at
}

/** Whether the hour of a page is still to come. */
export const isScheduled = ({ meta }: Pick<PageHead, 'meta'>, at: Date): boolean =>
  meta.publishAt !== undefined && Date.parse(meta.publishAt) > at.getTime()

/** Why a page is in no build that is made at this hour, for who sees it all the same; `undefined` of one that is. */
export function whyNotBuilt(page: Pick<PageHead, 'meta' | 'route'>, at: Date): string | undefined {
  if (!page.route.published) return "Draft: in no build before its route says 'published: true' (src/site/routes.ts)."
  return isScheduled(page, at) ? `Scheduled: in no build before ${page.meta.publishAt}.` : undefined
}

/** What is published at an hour was published on its day, and has not changed before. */
export function dated(meta: PageMeta): PageMeta {
  if (!meta.publishAt) return meta
  const day = meta.publishAt.slice(0, 10)
  return {
    ...meta,
    datePublished: meta.datePublished ?? day,
    lastUpdated: meta.lastUpdated < day ? day : meta.lastUpdated,
  }
}
