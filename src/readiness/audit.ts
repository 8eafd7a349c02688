import type { Check, CheckFacts, Remark } from './check.ts'
import { checks } from './checks/checks.ts'
import { type Place, placesIn } from './page/place.ts'
import { type Access, accessTo } from './robots/allows.ts'
import { type Judged, type Score, scoreOf } from './score.ts'
import { type Input, type Subject, subjectOf } from './subject.ts'

export type PlacedRemark = Remark & { readonly place?: Place }

export type Result = Judged & { readonly remarks: readonly PlacedRemark[] }

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
  const placed = (remark: Remark): PlacedRemark =>
    remark.at === undefined ? remark : { ...remark, place: places[remark.of ?? 'page'](remark.at) }
  const results = checks.map((check): Result => {
    const judgement = check.judge(subject)
    return { check: factsOf(check), judgement, remarks: judgement.remarks.map(placed) }
  })
  const { robots, address } = subject
  return {
    score: scoreOf(results),
    results,
    access: robots && accessTo(robots, address ? address.pathname + address.search : '/'),
  }
}

const factsOf = ({ judge: _, ...facts }: Check): CheckFacts => facts
