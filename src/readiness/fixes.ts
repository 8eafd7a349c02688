import { levelOf, type Result } from './check.ts'
import { scoreOf, shareOf } from './score.ts'

/** What to mend, and what the score gains by it once the fixes before it are made. */
export type Fix = { readonly result: Result; readonly gain: number }

const most = 3

/**
 * The fixes worth most, each with its points: the page is scored again as if its check had passed. What deceives or keeps
 * readers out comes first, since the rest counts little until it is gone. What a fix changes for other checks nobody can know beforehand.
 */
export function fixesOf(results: readonly Result[]): Fix[] {
  const wrong = results
    .map((result) => ({ result, worth: worthOf(result) }))
    .filter(({ worth }) => worth > 0)
    .sort((a, b) => b.worth - a.worth)
    .slice(0, most)
  let before = results
  return wrong.map(({ result }) => {
    const after = before.map((one) => (one === result ? passed(one) : one))
    const gain = scoreOf(after).total - scoreOf(before).total
    before = after
    return { result, gain }
  })
}

/** A warning is surer than a hint, and what passes is not wrong. */
const sureness = { error: 1, warning: 2, hint: 1, none: 0.5 } as const

/** The points that a check lost, by how sure it is; more than all points, where it comes first. */
function worthOf(result: Result): number {
  if (result.verdict === 'skip') return 0
  const level = levelOf(result)
  const worth = result.check.weight * (1 - shareOf(result)) * sureness[level ?? 'none']
  if (level === 'error') return 200 + worth
  return isUnwritten(result) ? 100 + worth : worth
}

/** Nobody asks for more of a page whose own words are still to be written. */
const isUnwritten = ({ check, verdict }: Result) => check.id === 'evidence/unfilled' && verdict === 'fail'

const passed = ({ check }: Result): Result => ({ check, verdict: 'pass', remarks: [] })
