import { sum } from './counts.ts'
import type { Result } from './step.ts'

/** What a step said, and how it went. */
export function tell({ name, output, seconds, failed, passed }: Result): void {
  const verdict = failed === 0 ? 'passed' : 'FAILED'
  console.log(`\n── ${name}: ${verdict} (${passed} passed, ${failed} failed, ${seconds} s)`)
  if (output.trim()) console.log(output.trimEnd())
}

/** What failed, the last line of a run, and its exit code. */
export function conclude(results: readonly Result[]): void {
  const { passed, failed } = sum(results)
  // Again, from the end of its output: a build server may show no more of a log than its last lines.
  for (const { name, output } of results.filter((result) => result.failed > 0)) {
    console.log(`\nFailed: ${name}\n${output.trimEnd().split('\n').slice(-60).join('\n')}`)
  }
  console.log(`\n${passed} passed, ${failed} failed`)
  process.exitCode = failed > 0 ? 1 : 0
}
