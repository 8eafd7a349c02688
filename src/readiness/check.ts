import type { Message } from './message.ts'
import type { Place } from './page/place.ts'
import type { Subject } from './subject.ts'

/**
 * How well it is known that a check matters: A by the documentation of those who read pages or by a controlled study, B
 * by a benchmark, C by convention; I informs and gives no points.
 */
export type Grade = 'A' | 'B' | 'C' | 'I'

export const groups = ['access', 'extract', 'evidence', 'identity', 'bilingual', 'safety', 'info'] as const
export type Group = (typeof groups)[number]

/** `skip`: there is nothing on the page, or nothing was given, that the check could judge. */
export type Verdict = 'pass' | 'warn' | 'fail' | 'skip'

/** Which of the texts that were given an offset belongs to. */
type Text = 'page' | 'robots' | 'llms'

export type Remark = {
  readonly message: Message
  /** Offset of what is meant, in the text `of`. */
  readonly at?: number | undefined
  readonly of?: Text | undefined
  /** Line and column of that offset; an audit adds them. */
  readonly place?: Place
}

export type Judgement = {
  readonly verdict: Verdict
  /** Of the points, where more than full, half and none is told; 0 to 1. */
  readonly share?: number
  /** Too small a matter to be shown unasked, unlike what else the check finds. */
  readonly hint?: true
  /** The first is the most telling. */
  readonly remarks: readonly Remark[]
  /** Ready to paste. */
  readonly fix?: string | undefined
}

type Evidence = { readonly says: Message; readonly source: string }

/** A check as it is shown: all but how it judges. Plain data, which may travel to another thread. */
export type CheckFacts = {
  /** `<group>/<name>` */
  readonly id: `${Group}/${string}`
  /** Points of those that all groups have together; 0 in `safety`, which caps the score, and in `info`. */
  readonly weight: number
  readonly grade: Grade
  /** Too often wrong, or too small a matter, to be shown unasked (src/readiness/calibration). */
  readonly hint?: true
  readonly title: Message
  readonly why: Message
  readonly remedy: Message
  readonly source: string
  /** What speaks against it. */
  readonly counter?: Evidence
}

/** A check, and what it found. */
export type Result = Judgement & { readonly check: CheckFacts }

export type Check = CheckFacts & { judge(subject: Subject): Judgement }

export const groupOf = ({ id }: Pick<Check, 'id'>): Group =>
  groups.find((group) => id.startsWith(`${group}/`)) ?? 'info'

/**
 * What a verdict is to who reads it: an error costs the page or deceives, and is right in 95 of 100 cases; a warning is
 * right in 80; a hint is less sure, or a matter of convention. src/readiness/calibration holds the measurement.
 */
export type Level = 'error' | 'warning' | 'hint'

type Leveled = Pick<CheckFacts, 'id' | 'grade' | 'hint' | 'weight'>
type Found = Pick<Judgement, 'verdict' | 'hint'> & { readonly check: Leveled }

/** What is worth fewer points keeps no page from being read. */
const leastOfError = 5

export function levelOf({ check, verdict, hint }: Found): Level | undefined {
  if (verdict !== 'fail' && verdict !== 'warn') return undefined
  const group = groupOf(check)
  if (check.grade === 'I' || check.hint || hint) return 'hint'
  if (group === 'safety') return verdict === 'fail' ? 'error' : 'hint'
  if (check.grade === 'A' && group === 'access' && check.weight >= leastOfError)
    return verdict === 'fail' ? 'error' : 'warning'
  return verdict === 'fail' ? 'warning' : 'hint'
}

/** The most serious thing that a rule says. */
export function highestLevelOf(check: Leveled): Level {
  const levels = [levelOf({ check, verdict: 'fail' }), levelOf({ check, verdict: 'warn' })]
  return levels.includes('error') ? 'error' : levels.includes('warning') ? 'warning' : 'hint'
}
