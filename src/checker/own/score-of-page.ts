import { audit } from '../../readiness/audit.ts'
import { brand } from '../../site/brand.ts'
import type { PageScore } from './own-scores.ts'

/**
 * What a page of this site scores.
 * @param other the same page in its other language, beside which it is judged
 * @param robots the robots.txt of the site
 */
export function scoreOfPage(path: string, html: string, robots: string, other?: string): PageScore {
  const { score } = audit({ html, url: brand.origin + path, robots, ...(other !== undefined && { other }) })
  return { path, score: score.total }
}
