import { type Check, levelOf as readinessLevelOf } from '../../src/readiness/check.ts'
import { checks } from '../../src/readiness/checks/checks.ts'
import { inEnglish } from '../../src/readiness/in-english.ts'
import { gradeNames } from '../../src/readiness/markdown.ts'
import type { Level, RuleDoc } from '../findings/finding.ts'

/** The level of a judgement in a build, where a hint counts as information; `undefined`: nothing was found. */
export function levelOf(found: Parameters<typeof readinessLevelOf>[0]): Level | undefined {
  const level = readinessLevelOf(found)
  return level === 'hint' ? 'info' : level
}

const ruleOf = (check: Check): RuleDoc => ({
  id: `audit/${check.id.replace('/', '-')}`,
  level: levelOf({ check, verdict: 'fail' }) ?? 'info',
  title: begun(inEnglish(check.title)),
  why: [
    begun(inEnglish(check.why)),
    `Evidence: ${check.grade}, ${inEnglish(gradeNames[check.grade])}${check.weight > 0 ? `; ${check.weight} points` : ''}.`,
    ...(check.counter ? [`Against it: ${inEnglish(check.counter.says)}`] : []),
  ].join(' '),
  remedy: begun(inEnglish(check.remedy)),
  source: check.source,
})

/** Sets a name at the start of a sentence as code. */
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

export const brokenRule: RuleDoc = {
  id: 'audit/not-judged',
  level: 'error',
  title: 'The page could be judged.',
  why: 'One file that cannot be read says nothing of the others: they are judged all the same.',
  remedy: 'Open the file and see whether it is HTML; if it is, report it.',
}

export const redirectRule: RuleDoc = {
  id: 'audit/redirect',
  level: 'info',
  title: 'The page is more than a redirect.',
  why: 'A refresh after no time is a permanent redirect to Google: what is read and cited is the page it leads to, so there is nothing to judge here. In a folder such files are left out.',
  remedy: 'Audit the page that it leads to.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/301-redirects',
}

export const repeatedTitleRule: RuleDoc = {
  id: 'audit/repeated-title',
  level: 'warning',
  title: 'Pages of a site have titles of their own.',
  why: 'A result or a citation shows the title: where several pages have the same, nobody can tell them apart. Google asks for distinct ones. Looked for in a folder, from three pages on; translations, pages of a series, and copies do not count.',
  remedy: 'Name in each title what only that page is about, before the name of the site.',
  source: 'https://developers.google.com/search/docs/appearance/title-link',
}

export const auditRules: readonly RuleDoc[] = [
  scoreRule,
  brokenRule,
  redirectRule,
  repeatedTitleRule,
  ...byCheck.values(),
]
