import { type OwnScores, ownScoresOf } from '../src/checker/own/own-scores.ts'
import type { Page, Site } from '../src/content/model.ts'
import { robotsTxt } from '../src/publish/robots.ts'
import { audit } from '../src/readiness/audit.ts'
import { brand } from '../src/site/brand.ts'

/** Renderings at most, until what the pages say of themselves is what they score: one to count, one to say it, one spare. */
const rounds = 3

/** Of a larger site as many are judged, spread evenly: judging one takes four times as long as building it. */
const mostJudged = 100

const saysOwnReadiness = ({ blocks }: Page) => blocks.some(({ type }) => type === 'own-readiness')

/** Whose score the site tells: those that say it, and of the others as many as are judged. Empty when no page says it. */
export function pagesToJudge({ pages }: Site, most = mostJudged): Page[] {
  const saying = pages.filter(saysOwnReadiness)
  if (saying.length === 0) return []
  return [...spread(pages, most).filter((page) => !saying.includes(page)), ...saying]
}

/** The same page in its other language, beside which it is judged. */
export const otherOf = ({ route, locale }: Page, { pages }: Site) =>
  pages.find((page) => page.route.id === route.id && page.locale !== locale)

/**
 * What the pages of a site, or a hundred of them, score by its own readiness check, and the pages that say so, rendered
 * with it. Such a page is one of those that are judged: it is rendered again until its score is the one that it was
 * rendered with.
 * @param judged {@link pagesToJudge}
 * @param html these and their others as they were rendered without the scores, by path; pages that say them are replaced
 * @throws when that does not settle
 */
export async function settleOwnReadiness(
  site: Site,
  judged: readonly Page[],
  html: Map<string, string>,
  render: (page: Page, own: OwnScores) => Promise<string>,
): Promise<OwnScores | undefined> {
  const saying = judged.filter(saysOwnReadiness)
  const robots = robotsTxt()
  const judge = (page: Page) => {
    const other = otherOf(page, site)
    const otherHtml = other && html.get(other.path)
    const { score } = audit({
      html: html.get(page.path) ?? '',
      url: brand.origin + page.path,
      robots,
      ...(otherHtml !== undefined && { other: otherHtml }),
    })
    return { path: page.path, score: score.total }
  }
  const scores = new Map(judged.map((page) => [page.path, judge(page)]))
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
