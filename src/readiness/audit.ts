import type { Remark, Result } from './check.ts'
import { checks } from './checks/checks.ts'
import { placesIn } from './page/place.ts'
import { type Access, accessTo } from './robots/allows.ts'
import { type Score, scoreOf } from './score.ts'
import { type Input, type Subject, subjectOf } from './subject.ts'

/** What was found; plain data. */
export type Audit = {
  readonly score: Score
  readonly results: readonly Result[]
  /** Which AI crawlers the robots.txt lets in to the page; undefined without one. */
  readonly access: readonly Access[] | undefined
}

/**
 * Judges how ready a page is to be read and cited by AI assistants. Nothing of the page is run or loaded; the same text
 * gives the same answer in a browser and in Node, on the same day.
 */
export function audit(input: Input): Audit {
  return auditOf(subjectOf(input), input)
}

/** The same of what was read already. */
export function auditOf(subject: Subject, input: Input): Audit {
  const { html, robots: robotsText = '', llms = '' } = input
  const places = { page: placesIn(html), robots: placesIn(robotsText), llms: placesIn(llms) }
  const placed = (remark: Remark): Remark =>
    remark.at === undefined ? remark : { ...remark, place: places[remark.of ?? 'page'](remark.at) }
  const results = checks.map(({ judge, ...check }): Result => {
    const judgement = judge(subject)
    return { check, ...judgement, remarks: judgement.remarks.map(placed) }
  })
  const { robots, address } = subject
  return {
    score: scoreOf(results),
    results,
    access: robots && accessTo(robots, address ? address.pathname + address.search : '/'),
  }
}
