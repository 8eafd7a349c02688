import type { PageHead, PageMeta } from './model.ts'

/** The time for which a build is made: now, or `BUILD_TIME`, which tests and rehearsals set. @throws when that is not a time */
export function buildTime({ BUILD_TIME: given } = process.env): Date {
  const at = given ? new Date(given) : new Date()
  if (Number.isNaN(at.getTime())) throw new Error(`BUILD_TIME is '${given}'. Give an hour such as 2026-12-01T09:00Z.`)
  return at
}

/** The hour before which the text of a page says that it is in no build, in milliseconds; NaN where it says none. */
export const hourIn = (text: string): number => Date.parse(/^publishAt: *["']?([^"'\s]+)/m.exec(text)?.[1] ?? '')

/** Whether a page is scheduled for later. */
export const isScheduled = ({ meta }: Pick<PageHead, 'meta'>, at: Date): boolean =>
  meta.publishAt !== undefined && Date.parse(meta.publishAt) > at.getTime()

/** Why a build for this time leaves a page out, for previews that show it anyway; `undefined` for a page that is built. */
export function whyNotBuilt(page: Pick<PageHead, 'meta' | 'route'>, at: Date): string | undefined {
  if (!page.route.published) return "Draft: in no build before its route says 'published: true' (src/site/routes.ts)."
  return isScheduled(page, at) ? `Scheduled: in no build before ${page.meta.publishAt}.` : undefined
}

/** A page with `publishAt` was published on that day, and cannot have been updated before. */
export function dated(meta: PageMeta): PageMeta {
  if (!meta.publishAt) return meta
  const day = meta.publishAt.slice(0, 10)
  return {
    ...meta,
    datePublished: meta.datePublished ?? day,
    lastUpdated: meta.lastUpdated < day ? day : meta.lastUpdated,
  }
}
