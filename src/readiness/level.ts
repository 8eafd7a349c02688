import { type CheckFacts, groupOf, type Verdict } from './check.ts'

/**
 * What a verdict is to who reads it: an error costs the page or deceives, and is right in 95 of 100 cases; a warning is
 * right in 80; a hint is less sure, or a matter of convention. src/readiness/calibration holds the measurement.
 */
export type Level = 'error' | 'warning' | 'hint'

export function levelOf(check: Pick<CheckFacts, 'id' | 'grade' | 'hint'>, verdict: Verdict): Level | undefined {
  if (verdict !== 'fail' && verdict !== 'warn') return undefined
  const group = groupOf(check)
  if (check.grade === 'I' || check.hint) return 'hint'
  if (group === 'safety') return verdict === 'fail' ? 'error' : 'hint'
  if (check.grade === 'A' && group === 'access') return verdict === 'fail' ? 'error' : 'warning'
  return verdict === 'fail' ? 'warning' : 'hint'
}

/** The most serious thing that a rule says. */
export function highestLevelOf(check: Pick<CheckFacts, 'id' | 'grade' | 'hint'>): Level {
  const levels = [levelOf(check, 'fail'), levelOf(check, 'warn')]
  return levels.includes('error') ? 'error' : levels.includes('warning') ? 'warning' : 'hint'
}
