import { spawn } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** `skipped`: what was not tested, by names that say why. */
type Counts = { passed: number; failed: number; skipped?: readonly string[] }

export function sum(counts: readonly Counts[]): Counts {
  return counts.reduce(
    (total, { passed, failed }) => ({ passed: total.passed + passed, failed: total.failed + failed }),
    { passed: 0, failed: 0 },
  )
}

/**
 * From Vitest's JSON report. A file that could not be loaded is a failed suite without failed tests.
 * @param names the pattern of the tests that were to be run: the report calls all others skipped
 */
export function vitestCounts(report: string, names = ''): Counts {
  const { numPassedTests, numFailedTests, numFailedTestSuites, testResults }: VitestReport = JSON.parse(report)
  const failed = whole(numFailedTests, 'numFailedTests')
  const skipped = testResults.flatMap(({ assertionResults: tests }) =>
    tests
      .filter(({ status, fullName }) => status === 'skipped' && new RegExp(names).test(fullName))
      .map(({ ancestorTitles: [suite], title }) => {
        const isWhole = tests.every(({ status, ancestorTitles: [other] }) => status === 'skipped' || other !== suite)
        return (suite && (isWhole ? suite : `${suite}: ${title}`)) || title
      }),
  )
  return {
    passed: whole(numPassedTests, 'numPassedTests'),
    failed: failed || whole(numFailedTestSuites, 'suites'),
    skipped: [...new Set(skipped)],
  }
}

type VitestReport = {
  numPassedTests: unknown
  numFailedTests: unknown
  numFailedTestSuites: unknown
  testResults: {
    assertionResults: { status: string; fullName: string; ancestorTitles: string[]; title: string }[]
  }[]
}

/** From Playwright's JSON report; a test that passed only when repeated has failed. */
export function playwrightCounts(report: string): Counts {
  const { stats, errors, ...all } = JSON.parse(report)
  const outside = Array.isArray(errors) ? errors.length : 0
  const failed = whole(stats?.unexpected, 'stats.unexpected') + whole(stats?.flaky, 'stats.flaky')
  const skipped = specsOf(all).flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'skipped')
      .map(({ annotations: [why] }) => (why?.description ? `${title} (${why.description})` : title)),
  )
  return { passed: whole(stats?.expected, 'stats.expected'), failed: failed || outside, skipped }
}

type Spec = {
  title: string
  ok: boolean
  tests: { status: string; annotations: { description?: string }[] }[]
}
type Suite = { specs?: Spec[]; suites?: Suite[] }

/** All tests of Playwright's JSON report. */
export const specsOf = ({ specs = [], suites = [] }: Suite): Spec[] => [...specs, ...suites.flatMap(specsOf)]

/** From `citence check --report`: a rule with errors or warnings has failed that many times. */
export function citenceCounts(report: string): Counts {
  const { counts, rules, findings } = JSON.parse(report)
  const failed = whole(counts?.error, 'counts.error') + whole(counts?.warning, 'counts.warning')
  const serious: { rule: string; level: string }[] = findings.filter(({ level }: { level: string }) => level !== 'info')
  return { passed: whole(rules, 'rules') - new Set(serious.map(({ rule }) => rule)).size, failed }
}

function whole(value: unknown, name: string): number {
  if (Number.isInteger(value)) return Number(value)
  throw new Error(`The test report has no '${name}'. See tests/steps/step.ts, and the reporter's version.`)
}

const root = join(import.meta.dirname, '..', '..')

export type Step = {
  name: string
  /** A Node script, relative to the project, and its arguments. */
  command: readonly string[]
  /**
   * The JSON that a test runner writes, and how to count in it; without it the step itself counts as one, and says in
   * lines that begin with `Not tested: ` what it left out.
   */
  report?: { path: string; read: (report: string) => Counts }
}

export type Result = Counts & { name: string; seconds: number; output: string }

/** Runs a step; with `live` its output is shown while it runs, otherwise it is in the result. Never rejects. */
export async function runStep({ name, command, report }: Step, live = false): Promise<Result> {
  const start = performance.now()
  const stdio = live ? 'inherit' : 'pipe'
  // A report of an earlier run must not be counted.
  if (report) rmSync(join(root, report.path), { force: true })
  const child = spawn(process.execPath, command, { cwd: root, stdio: ['ignore', stdio, stdio] })
  const output: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (part) => output.push(part))
  const code = await new Promise<number | null>((resolve) => {
    child.on('error', (error) => {
      output.push(error.message)
      resolve(null)
    })
    child.on('close', resolve)
  })
  const seconds = Math.round((performance.now() - start) / 100) / 10
  const text = output.join('')
  const skipped = [...text.matchAll(/^Not tested: (.*)$/gm)].map(([, what = '']) => what)
  return { name, seconds, output: text, skipped, ...judge(code === 0, report) }
}

/** A step that failed has at least one failure, whatever its report says. */
function judge(succeeded: boolean, report: Step['report']): Counts {
  if (!report) return succeeded ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  try {
    const counts = report.read(readFileSync(join(root, report.path), 'utf8'))
    return { ...counts, failed: succeeded ? counts.failed : Math.max(counts.failed, 1) }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return { passed: 0, failed: 1 }
  }
}

/** Prints the result of a step, and the output of one that failed. */
export function tell({ name, output, seconds, failed, passed }: Result): void {
  if (failed === 0) console.log(`── ${name}: passed (${passed} passed, ${seconds} s)`)
  else console.log(`\n── ${name}: FAILED (${passed} passed, ${failed} failed, ${seconds} s)\n${output.trimEnd()}`)
}

/** Prints what was not tested, what failed and the last line of a run, and sets its exit code. */
export function conclude(results: readonly Result[]): void {
  const { passed, failed } = sum(results)
  const skipped = results.flatMap(({ name, skipped = [] }) => skipped.map((what) => `  ${name}: ${what}`))
  if (skipped.length > 0) console.log(`\nNot tested on this machine, wholly or in part:\n${skipped.join('\n')}`)
  // Again, at the end: a build server may show only the last lines of a log.
  for (const { name, output } of results.filter((result) => result.failed > 0)) {
    console.log(`\nFailed: ${name}\n${output.trimEnd().split('\n').slice(-60).join('\n')}`)
  }
  console.log(`\n${passed} passed, ${failed} failed`)
  process.exitCode = failed > 0 ? 1 : 0
}
