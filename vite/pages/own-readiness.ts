import { type OwnScores, ownScoresOf, type PageScore } from '../../src/checker/own/own-scores.ts'
import { scoreOfPage } from '../../src/checker/own/score-of-page.ts'
import type { Page, SiteIndex } from '../../src/content/model.ts'
import { robotsTxt } from '../../src/publish/robots.ts'
import { cached, codeOf } from '../build-cache.ts'

/** Renderings at most, until what the pages say of themselves is what they score: one to count, one to say it, one spare. */
const rounds = 3

/** Routes; of a larger site as many are judged, spread evenly: judging a page takes four times as long as building it. */
const mostJudged = 50

export type Rendered = { readonly page: Page; readonly html: string }

export const saysOwnReadiness = ({ blocks }: Page) => blocks.some(({ type }) => type === 'own-readiness')

/** The routes whose pages are judged, in each of their languages, to tell what the site scores. */
export function judgedRoutes({ pages }: SiteIndex, most = mostJudged): ReadonlySet<string> {
  return new Set(spread([...new Set(pages.map(({ route }) => route.id))], most))
}

/** What the language versions of a page score, each beside the other; known from the last build where nothing changed. */
export async function judge(versions: readonly Rendered[]): Promise<PageScore[]> {
  const parts = [judgedBy(), ...versions.flatMap(({ page, html }) => [page.path, html])]
  const scores = await cached('scores', 'json', parts, async () => {
    const robots = robotsTxt()
    const judged = versions.map((one) => {
      const other = versions.find((version) => version !== one)
      return scoreOfPage(one.page.path, one.html, robots, other?.html)
    })
    return Buffer.from(JSON.stringify(judged))
  })
  return JSON.parse(scores.toString())
}

let code: string | undefined

function judgedBy(): string {
  code ??= codeOf('vite/pages/own-readiness.ts')
  return code
}

/** Pages as they are to be published, with the score they tell. */
type Settled = { readonly rendered: readonly Rendered[]; readonly own: OwnScores | undefined }

/**
 * Renders the pages that tell what the site scores. They are among those that are judged: they are rendered again until
 * the score is the one that they were rendered with.
 * @param waiting those pages, in all their languages @param scores of the other pages
 * @throws when that does not settle
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

/** At most so many of a list, in its order, as far from each other as they can be. */
function spread<One>(all: readonly One[], most: number): One[] {
  const step = Math.max(1, all.length / most)
  return all.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step))
}
