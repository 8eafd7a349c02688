import { type Check, groupOf } from '../../src/readiness/check.ts'
import { checks } from '../../src/readiness/checks/checks.ts'
import type { Level, RuleDoc } from '../findings/finding.ts'

/** What a failed check is to a build: an error where it is documented that it costs the page, or where it deceives. */
function levelOf(check: Check): Level {
  if (groupOf(check) === 'safety' || (check.grade === 'A' && groupOf(check) === 'access')) return 'error'
  return check.grade === 'I' ? 'info' : 'warning'
}

const meaning = {
  A: 'vendor documentation or a controlled study',
  B: 'a benchmark',
  C: 'convention',
  I: 'for information',
} as const

const ruleOf = (check: Check): RuleDoc => ({
  id: `audit/${check.id.replace('/', '-')}`,
  level: levelOf(check),
  title: begun(check.title.en),
  why: [
    begun(check.why.en),
    `Evidence: ${check.grade}, ${meaning[check.grade]}${check.weight > 0 ? `; ${check.weight} points` : ''}.`,
    ...(check.counter ? [`Against it: ${check.counter.says.en}`] : []),
  ].join(' '),
  remedy: begun(check.remedy.en),
  source: check.source,
})

/** A name that a sentence begins with is set as code. */
const begun = (sentence: string) => sentence.replace(/^[a-z][\w.:-]*/, '`$&`')

const byCheck = new Map(checks.map((check) => [check.id, ruleOf(check)]))

export function ruleFor({ id }: Pick<Check, 'id'>): RuleDoc {
  const rule = byCheck.get(id)
  if (!rule) throw new Error(`'${id}' is no check of src/readiness/checks/checks.ts. Add it to the list.`)
  return rule
}

export const scoreRule: RuleDoc = {
  id: 'audit/score',
  level: 'info',
  title: 'The score of the page, by group.',
  why: 'Points reached of those that could be judged, out of 100. What is not on the page, and what was not given, counts neither way. A failed guard (safety) leaves 40 at most.',
  remedy: 'Mend what is found, the heaviest group first. With `--min-score` a lower score is an error.',
}

/** The rules of `citence audit`. */
export const auditRules: readonly RuleDoc[] = [scoreRule, ...byCheck.values()]
