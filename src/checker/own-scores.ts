import { audit } from '../readiness/audit.ts'
import { decidesWhatIsSeen } from '../readiness/page/visibility/sheets.ts'
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

/** The hash in the name of a script, which changes in all pages with one of their scripts. */
const scriptHash = /(?<=\/assets\/[\w-]+-)[\w-]{8}(?=\.js)/g
const styles = /(?<=<style[^>]*>)[^<]+/g
/** In a minified style sheet; `a:hover{` is none. */
const declaration = /(?<=[{;])([\w-]+):[^;{}]*(?=[;}])/g

/** A page without what no score depends on and most edits change: names of scripts, and styles that hide nothing. */
export const asJudged = (html: string): string =>
  html
    .replaceAll(scriptHash, '')
    .replaceAll(styles, (css) =>
      css.replaceAll(declaration, (whole, name: string) => (decidesWhatIsSeen(name) ? whole : '')),
    )

/**
 * What a page of this site scores.
 * @param other the same page in its other language, beside which it is judged
 * @param robots the robots.txt of the site
 */
export function scoreOfPage(path: string, html: string, robots: string, other?: string): PageScore {
  const { score } = audit({ html, url: brand.origin + path, robots, ...(other !== undefined && { other }) })
  return { path, score: score.total }
}
