export type Counts = { passed: number; failed: number }

export function sum(counts: readonly Counts[]): Counts {
  return counts.reduce(
    (total, { passed, failed }) => ({ passed: total.passed + passed, failed: total.failed + failed }),
    { passed: 0, failed: 0 },
  )
}

/** From Vitest's JSON report. A file that could not be loaded is a failed suite without failed tests. */
export function vitestCounts(report: string): Counts {
  const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(report)
  const failed = whole(numFailedTests, 'numFailedTests')
  return { passed: whole(numPassedTests, 'numPassedTests'), failed: failed || whole(numFailedTestSuites, 'suites') }
}

/** From Playwright's JSON report; a test that passed only when repeated has failed. */
export function playwrightCounts(report: string): Counts {
  const { stats, errors } = JSON.parse(report)
  const outside = Array.isArray(errors) ? errors.length : 0
  const failed = whole(stats?.unexpected, 'stats.unexpected') + whole(stats?.flaky, 'stats.flaky')
  return { passed: whole(stats?.expected, 'stats.expected'), failed: failed || outside }
}

/** From `citence check --report`: a rule with errors or warnings has failed that many times. */
export function citenceCounts(report: string): Counts {
  const { counts, rules, findings } = JSON.parse(report)
  const failed = whole(counts?.error, 'counts.error') + whole(counts?.warning, 'counts.warning')
  const serious: { rule: string; level: string }[] = findings.filter(({ level }: { level: string }) => level !== 'info')
  return { passed: whole(rules, 'rules') - new Set(serious.map(({ rule }) => rule)).size, failed }
}

function whole(value: unknown, name: string): number {
  if (Number.isInteger(value)) return Number(value)
  throw new Error(`The test report has no '${name}'. See tests/steps/counts.ts, and the reporter's version.`)
}
