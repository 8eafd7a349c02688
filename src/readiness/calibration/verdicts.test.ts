import { describe, expect, it } from 'vitest'
import { highestLevelOf } from '../check.ts'
import { checks } from '../checks/checks.ts'
import { precisionOf, unmeasured, verdicts, wanted } from './verdicts.ts'

const told = checks.flatMap((check) => {
  const level = highestLevelOf(check)
  return level !== 'hint' ? [{ id: check.id, level, ...precisionOf(check.id) } as const] : []
})

describe('the level of a rule', () => {
  it.each(told.filter(({ read }) => read > 0))('$id is right often enough for $level', ({ level, read, right }) => {
    expect(right / read).toBeGreaterThanOrEqual(wanted[level])
  })

  it('is measured, or it is said what vouches for it', () => {
    expect(Object.keys(unmeasured).sort()).toEqual(
      told
        .filter(({ read }) => read === 0)
        .map(({ id }) => id)
        .sort(),
    )
  })

  it('is known for rules that exist, each page and rule once', () => {
    const ids = new Set<string>(checks.map(({ id }) => id))
    expect(verdicts.filter(({ rule }) => !ids.has(rule))).toEqual([])
    expect(new Set(verdicts.map(({ page, rule }) => `${page} ${rule}`)).size).toBe(verdicts.length)
  })
})
