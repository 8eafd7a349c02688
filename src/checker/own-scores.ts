import { audit } from '../readiness/audit.ts'
import { brand } from '../site/brand.ts'

/** What a page of this site scores by its own checks. */
export type PageScore = { readonly path: string; readonly score: number }

export type OwnScores = NonNullable<ReturnType<typeof ownScoresOf>>

/** The scores of all pages of this site, as it publishes them. `atLowest`: how many have the lowest. @returns undefined without pages */
export function ownScoresOf(pages: readonly PageScore[]) {
  const scores = pages.map(({ score }) => score).sort((a, b) => a - b)
  const [lowest] = scores
  const median = scores[Math.floor(scores.length / 2)]
  if (lowest === undefined || median === undefined) return undefined
  return { pages: scores.length, lowest, median, atLowest: scores.filter((score) => score === lowest).length }
}

/**
 * What a page of this site scores.
 * @param other the same page in its other language, beside which it is judged
 * @param robots the robots.txt of the site
 */
export function scoreOfPage(path: string, html: string, robots: string, other?: string): PageScore {
  const { score } = audit({ html, url: brand.origin + path, robots, ...(other !== undefined && { other }) })
  return { path, score: score.total }
}
