import { sum } from './counts.ts'
import type { Result } from './step.ts'

/** Prints the output and result of a step. */
export function tell({ name, output, seconds, failed, passed }: Result): void {
  const verdict = failed === 0 ? 'passed' : 'FAILED'
  console.log(`\n── ${name}: ${verdict} (${passed} passed, ${failed} failed, ${seconds} s)`)
  if (output.trim()) console.log(output.trimEnd())
}

/** Prints what failed and the last line of a run, and sets its exit code. */
export function conclude(results: readonly Result[]): void {
  const { passed, failed } = sum(results)
  // Again, at the end: a build server may show only the last lines of a log.
  for (const { name, output } of results.filter((result) => result.failed > 0)) {
    console.log(`\nFailed: ${name}\n${output.trimEnd().split('\n').slice(-60).join('\n')}`)
  }
  console.log(`\n${passed} passed, ${failed} failed`)
  process.exitCode = failed > 0 ? 1 : 0
}
