import { describe, expect, it } from 'vitest'
import { citenceCounts, playwrightCounts, sum, vitestCounts } from './step.ts'

describe('the count of a report', () => {
  const vitest = { numPassedTests: 5, numFailedTests: 2, numFailedTestSuites: 1 }

  it('is what Vitest says', () => {
    expect(vitestCounts(JSON.stringify(vitest))).toEqual({ passed: 5, failed: 2 })
  })

  it('fails for a file that Vitest could not load', () => {
    expect(vitestCounts(JSON.stringify({ ...vitest, numFailedTests: 0 }))).toEqual({ passed: 5, failed: 1 })
  })

  it('takes a flaky browser test for a failed one', () => {
    const report = { stats: { expected: 7, unexpected: 1, flaky: 2, skipped: 3 }, errors: [] }
    expect(playwrightCounts(JSON.stringify(report))).toEqual({ passed: 7, failed: 3 })
  })

  it('fails for browser tests that could not start', () => {
    const report = { stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 }, errors: [{ message: 'syntax' }] }
    expect(playwrightCounts(JSON.stringify(report))).toEqual({ passed: 0, failed: 1 })
  })

  it('takes each rule of the content check for a test, and each error and warning for a failure', () => {
    const found = (rule: string, level: string) => ({ rule, level })
    const findings = [found('a', 'error'), found('a', 'error'), found('b', 'warning'), found('c', 'info')]
    const report = { rules: 10, counts: { error: 2, warning: 1, info: 1 }, findings }
    expect(citenceCounts(JSON.stringify(report))).toEqual({ passed: 8, failed: 3 })
  })

  it('says which number a report lacks', () => {
    expect(() => vitestCounts('{}')).toThrow("'numFailedTests'")
  })
})

it('adds up steps', () => {
  expect(
    sum([
      { passed: 1, failed: 0 },
      { passed: 3, failed: 2 },
    ]),
  ).toEqual({ passed: 4, failed: 2 })
})
