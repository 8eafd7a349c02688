import { describe, expect, it } from 'vitest'
import { playwrightCounts, sum, vitestCounts } from './counts.ts'

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
