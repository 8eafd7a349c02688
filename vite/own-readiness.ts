import { type OwnScores, ownScoresOf } from '../src/checker/own/own-scores.ts'
import type { Page, Site } from '../src/content/model.ts'
import type { PublishedFile } from '../src/publish/files.ts'
import { audit } from '../src/readiness/audit.ts'
import { brand } from '../src/site/brand.ts'

/** Renderings at most, until what the pages say of themselves is what they score: one to count, one to say it, one spare. */
const rounds = 3

export const saysOwnReadiness = ({ blocks }: Page) => blocks.some(({ type }) => type === 'own-readiness')

/**
 * What the pages of a site score by its own readiness check, and the pages that say so, rendered with it. Such a page is
 * one of those that are judged: it is rendered again until its score is the one that it was rendered with.
 * @param html every page as it was rendered without the scores, by path; pages that say them are replaced in it
 * @param files what is published beside the pages
 * @throws when that does not settle
 */
export async function settleOwnReadiness(
  site: Site,
  html: Map<string, string>,
  files: readonly PublishedFile[],
  render: (page: Page, own: OwnScores) => Promise<string>,
): Promise<OwnScores | undefined> {
  const saying = site.pages.filter(saysOwnReadiness)
  const robots = files.find(({ path }) => path === '/robots.txt')?.text
  const judge = ({ path, route, locale }: Page) => {
    const other = site.pages.find((page) => page.route.id === route.id && page.locale !== locale)
    const otherHtml = other && html.get(other.path)
    const { score } = audit({
      html: html.get(path) ?? '',
      url: brand.origin + path,
      ...(robots !== undefined && { robots }),
      ...(otherHtml !== undefined && { other: otherHtml }),
    })
    return { path, score: score.total }
  }
  if (saying.length === 0) return undefined
  const scores = new Map(site.pages.map((page) => [page.path, judge(page)]))
  for (let round = 0; round < rounds; round++) {
    const own = ownScoresOf([...scores.values()])
    if (!own) return undefined
    for (const page of saying) html.set(page.path, await render(page, own))
    for (const page of saying) scores.set(page.path, judge(page))
    if (JSON.stringify(ownScoresOf([...scores.values()])) === JSON.stringify(own)) return own
  }
  throw new Error(
    `vite/own-readiness.ts: ${saying.map(({ file }) => file).join(', ')}: the score changes with what the page says of it. ` +
      "Move '::own-readiness' below what is judged, or say less there.",
  )
}
