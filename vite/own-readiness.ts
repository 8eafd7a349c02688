import { type OwnScores, ownScoresOf } from '../src/checker/own/own-scores.ts'
import type { Page, Site } from '../src/content/model.ts'
import { robotsTxt } from '../src/publish/robots.ts'
import { audit } from '../src/readiness/audit.ts'
import { brand } from '../src/site/brand.ts'

/** Renderings at most, until what the pages say of themselves is what they score: one to count, one to say it, one spare. */
const rounds = 3

/** Of a larger site as many are judged, spread evenly: judging one takes four times as long as building it. */
const mostJudged = 100

export const saysOwnReadiness = ({ blocks }: Page) => blocks.some(({ type }) => type === 'own-readiness')

/**
 * What the pages of a site, or a hundred of them, score by its own readiness check, and the pages that say so, rendered with it. Such a page is
 * one of those that are judged: it is rendered again until its score is the one that it was rendered with.
 * @param html every page as it was rendered without the scores, by path; pages that say them are replaced in it
 * @throws when that does not settle
 */
export async function settleOwnReadiness(
  site: Site,
  html: Map<string, string>,
  render: (page: Page, own: OwnScores) => Promise<string>,
  most = mostJudged,
): Promise<OwnScores | undefined> {
  const saying = site.pages.filter(saysOwnReadiness)
  if (saying.length === 0) return undefined
  const robots = robotsTxt()
  const judge = ({ path, route, locale }: Page) => {
    const other = site.pages.find((page) => page.route.id === route.id && page.locale !== locale)
    const otherHtml = other && html.get(other.path)
    const { score } = audit({
      html: html.get(path) ?? '',
      url: brand.origin + path,
      robots,
      ...(otherHtml !== undefined && { other: otherHtml }),
    })
    return { path, score: score.total }
  }
  const judged = spread(site.pages, most).filter((page) => !saying.includes(page))
  const scores = new Map([...judged, ...saying].map((page) => [page.path, judge(page)]))
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

/** At most so many of a list, in its order, as far from each other as they can be. */
function spread<One>(all: readonly One[], most: number): One[] {
  const step = Math.max(1, all.length / most)
  return all.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step))
}
