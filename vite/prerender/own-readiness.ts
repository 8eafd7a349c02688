import { type OwnScores, ownScoresOf, type PageScore } from '../../src/checker/own/own-scores.ts'
import type { Page, SiteIndex } from '../../src/content/model.ts'
import type { Press, Rendered, Versions } from './press.ts'

/** Renderings at most, until what the pages say of themselves is what they score: one to count, one to say it, one spare. */
const rounds = 3

/** Routes; of a larger site as many are judged, spread evenly: judging a page takes four times as long as building it. */
const mostJudged = 50

export const saysOwnReadiness = ({ blocks }: Page) => blocks.some(({ type }) => type === 'own-readiness')

/** The routes whose pages are judged, in each of their languages, to tell what the site scores. */
export function judgedRoutes({ pages }: SiteIndex, most = mostJudged): ReadonlySet<string> {
  return new Set(spread([...new Set(pages.map(({ route }) => route.id))], most))
}

/** What the language versions of a page score, each beside the others. */
export type Judge = (versions: readonly JudgedPage[]) => Promise<readonly PageScore[]>

/** All that judging needs to know. */
export type JudgedPage = { readonly path: string; readonly html: string }

export const toJudge = (rendered: readonly Rendered[]): JudgedPage[] =>
  rendered.map(({ page: { path }, html }) => ({ path, html }))

/** Pages as they are to be published, with the score they tell. */
type Settled = { readonly rendered: readonly Rendered[]; readonly own: OwnScores | undefined }

/**
 * Renders the pages that tell what the site scores. They are among those that are judged: they are rendered again until
 * the score is the one that they were rendered with.
 * @param scores of the other pages
 * @throws when that does not settle
 */
export async function settleOwnReadiness(
  waiting: readonly Versions[],
  scores: readonly PageScore[],
  render: Press['render'],
  judge: Judge,
): Promise<Settled[]> {
  let own: OwnScores | undefined
  for (let round = 0; round <= rounds; round++) {
    const settled: Settled[] = []
    const all = [...scores]
    for (const versions of waiting) {
      const rendered = await render(versions, own)
      all.push(...(await judge(toJudge(rendered))))
      settled.push({ rendered, own })
    }
    const counted = ownScoresOf(all)
    if (JSON.stringify(counted) === JSON.stringify(own)) return settled
    own = counted
  }
  throw new Error(
    `vite/prerender/own-readiness.ts: ${waiting.flatMap((versions) => versions.map(({ file }) => file)).join(', ')}: the score ` +
      "changes with what the page says of it. Move '::own-readiness' below what is judged, or say less there.",
  )
}

/** At most so many of a list, in its order, as far from each other as they can be. */
function spread<One>(all: readonly One[], most: number): One[] {
  const step = Math.max(1, all.length / most)
  return all.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step))
}
