import { scoreOfPage } from '../../src/checker/own/score-of-page.ts'
import { warmUp } from '../../src/checker/worker/warm-up.ts'
import { robotsTxt } from '../../src/publish/robots.ts'
import type { Judge } from './own-readiness.ts'

/** Judges in this thread, which has compiled what it takes when the first page comes. */
export function openJudge(): Judge {
  const robots = robotsTxt()
  warmUp()
  return async (versions) =>
    versions.map((page) => {
      const other = versions.find((one) => one !== page)
      return scoreOfPage(page.path, page.html, robots, other?.html)
    })
}
