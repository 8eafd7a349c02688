import { asJudged, type OwnScores, ownScoresOf, type PageScore, scoreOfPage } from '../../src/checker/own-scores.ts'
import type { Page, SiteIndex } from '../../src/content/model.ts'
import { robotsTxt } from '../../src/publish/robots.ts'
import { cached, codeOf } from '../build-cache.ts'

/** Limit of renderings until the score on the pages is their real one: one to count, one to state it, one spare. */
const rounds = 3

/**
 * Limit of routes; of a larger site some are chosen, evenly spread: judging a page takes four times as long as building
 * it.
 */
const mostJudged = 50

export type Rendered = { readonly page: Page; readonly html: string }

export const saysOwnReadiness = ({ blocks }: Page) => blocks.some(({ type }) => type === 'own-readiness')

/** The routes whose pages are judged, in all their languages, for the score of the site. */
export function judgedRoutes({ pages }: SiteIndex, most = mostJudged): ReadonlySet<string> {
  return new Set(spread([...new Set(pages.map(({ route }) => route.id))], most))
}

/** The scores of a page's language versions; cached from the last build when nothing that is judged has changed. */
export async function judge(versions: readonly Rendered[]): Promise<PageScore[]> {
  const judged = versions.map(({ page, html }) => ({ path: page.path, html: asJudged(html) }))
  const parts = [judgedBy(), ...judged.flatMap(({ path, html }) => [path, html])]
  const scores = await cached('scores', 'json', parts, async () => {
    const robots = robotsTxt()
    const scored = judged.map((one) => {
      const other = judged.find((version) => version !== one)
      return scoreOfPage(one.path, one.html, robots, other?.html)
    })
    return Buffer.from(JSON.stringify(scored))
  })
  return JSON.parse(scores.toString())
}

let code: string | undefined

function judgedBy(): string {
  code ??= codeOf('vite/pages/own-readiness.ts')
  return code
}

/** Pages ready to be published, with the score that they state. */
type Settled = { readonly rendered: readonly Rendered[]; readonly own: OwnScores | undefined }

/**
 * Renders the pages that state the score of the site. They are judged, too, so they are rendered again until the score
 * is the one that they state.
 * @param waiting those pages, in all their languages
 * @param scores of the other pages
 * @throws when the score keeps changing
 */
export async function settleOwnReadiness(
  waiting: readonly (readonly Page[])[],
  scores: readonly PageScore[],
  render: (versions: readonly Page[], own?: OwnScores) => Promise<Rendered[]>,
): Promise<Settled[]> {
  let own: OwnScores | undefined
  for (let round = 0; round <= rounds; round++) {
    const settled: Settled[] = []
    for (const versions of waiting) settled.push({ rendered: await render(versions, own), own })
    const theirs = await Promise.all(settled.map(({ rendered }) => judge(rendered)))
    const counted = ownScoresOf([...scores, ...theirs.flat()])
    if (JSON.stringify(counted) === JSON.stringify(own)) return settled
    own = counted
  }
  throw new Error(
    `vite/pages/own-readiness.ts: ${waiting.flatMap((versions) => versions.map(({ file }) => file)).join(', ')}: the score ` +
      "changes with what the page says of it. Move '::own-readiness' below what is judged, or say less there.",
  )
}

/** At most that many elements of a list, in order and evenly spread. */
export function spread<One>(all: readonly One[], most: number): One[] {
  const step = Math.max(1, all.length / most)
  return all.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step))
}
