import { type Group, groupOf, groups, type Judgement, type Result, type Verdict } from './check.ts'

/** What a failed guard leaves at most. */
export const cap = 40

const shares: Readonly<Record<Verdict, number>> = { pass: 1, warn: 0.5, fail: 0, skip: 0 }

type GroupScore = {
  readonly group: Group
  /** Points reached, of `of`; both 0 where nothing could be judged. */
  readonly points: number
  readonly of: number
}

export type Score = {
  /** 0 to 100, whole. */
  readonly total: number
  readonly groups: readonly GroupScore[]
  /** Whether a failed guard holds it down. */
  readonly capped: boolean
}

/** Points of each group and of all. What could not be judged counts neither way: the rest stands for the whole. */
export function scoreOf(results: readonly Result[]): Score {
  const scored = groups.map((group) => scoreOfGroup(group, results))
  const of = sum(scored.map((one) => one.of))
  const whole = of === 0 ? 0 : Math.round((100 * sum(scored.map(({ points }) => points))) / of)
  const guarded = results.some(({ check, verdict }) => groupOf(check) === 'safety' && verdict === 'fail')
  return { total: guarded ? Math.min(whole, cap) : whole, groups: scored, capped: guarded && whole > cap }
}

function scoreOfGroup(group: Group, results: readonly Result[]): GroupScore {
  const counted = results.filter(({ check, verdict }) => groupOf(check) === group && verdict !== 'skip')
  return {
    group,
    points: sum(counted.map((result) => result.check.weight * shareOf(result))),
    of: sum(counted.map(({ check }) => check.weight)),
  }
}

/** How much of its points a check was given. */
export const shareOf = ({ share, verdict }: Judgement) => share ?? shares[verdict]

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
