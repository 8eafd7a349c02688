import { describe, expect, it } from 'vitest'
import { citenceCounts, playwrightCounts, runStep, sum, vitestCounts } from './step.ts'

describe('the count of a report', () => {
  const test = (status: string, ...names: string[]) => ({
    status,
    fullName: names.join(' '),
    ancestorTitles: names.slice(0, -1),
    title: names.at(-1),
  })
  const skipped = ['Firefox (not installed)', 'a proxy (not installed)', 'on PGlite: holds for an extension']
  const assertionResults = [
    test('skipped', 'Firefox (not installed)', 'reads'),
    test('skipped', 'Firefox (not installed)', 'sends'),
    test('skipped', 'a proxy (not installed)'),
    test('passed', 'Firefox', 'keeps'),
    test('skipped', 'on PGlite', 'holds for an extension'),
    test('passed', 'on PGlite', 'holds for the rest'),
  ]
  const testResults = [{ assertionResults }]
  const vitest = { numPassedTests: 5, numFailedTests: 2, numFailedTestSuites: 1, testResults }

  it('is what Vitest says, with what it skipped of the tests that were to be run', () => {
    expect(vitestCounts(JSON.stringify(vitest))).toEqual({ passed: 5, failed: 2, skipped })
    expect(vitestCounts(JSON.stringify(vitest), 'Firefox')).toEqual({
      passed: 5,
      failed: 2,
      skipped: skipped.slice(0, 1),
    })
  })

  it('fails for a file that Vitest could not load', () => {
    expect(vitestCounts(JSON.stringify({ ...vitest, numFailedTests: 0 }))).toEqual({ passed: 5, failed: 1, skipped })
  })

  it('takes a flaky browser test for a failed one, and says which were skipped', () => {
    const annotations = [{ type: 'skip', description: 'another Chromium' }]
    const specs = [
      { title: 'looks', ok: true, tests: [{ status: 'skipped', annotations }] },
      { title: 'reads', ok: true, tests: [{ status: 'expected', annotations: [] }] },
    ]
    const stats = { expected: 7, unexpected: 1, flaky: 2, skipped: 1 }
    const report = { stats, errors: [], suites: [{ suites: [{ specs }] }] }
    expect(playwrightCounts(JSON.stringify(report))).toEqual({
      passed: 7,
      failed: 3,
      skipped: ['looks (another Chromium)'],
    })
  })

  it('fails for browser tests that could not start', () => {
    const report = { stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 }, errors: [{ message: 'syntax' }] }
    expect(playwrightCounts(JSON.stringify(report))).toEqual({ passed: 0, failed: 1, skipped: [] })
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

it('a step without a report says itself what it left out', async () => {
  const script = "console.log('All holds.\\nNot tested: times (a busy machine)')"
  const result = await runStep({ name: 'attacks', command: ['--eval', script] })
  expect(result).toMatchObject({ passed: 1, failed: 0, skipped: ['times (a busy machine)'] })
})

it('the output of a step is whole, where a letter of two bytes is in two parts of it', async () => {
  const { output } = await runStep({ name: 'words', command: ['--eval', "console.log('a' + 'é'.repeat(200_000))"] })
  expect(output === `a${'é'.repeat(200_000)}\n`).toBe(true)
})

it('adds up steps', () => {
  expect(
    sum([
      { passed: 1, failed: 0 },
      { passed: 3, failed: 2 },
    ]),
  ).toEqual({ passed: 4, failed: 2 })
})
