import { sum } from './counts.ts'
import type { Result } from './step.ts'

/** What a step said, and how it went. */
export function tell({ name, output, seconds, failed, passed }: Result): void {
  const verdict = failed === 0 ? 'passed' : 'FAILED'
  console.log(`\n── ${name}: ${verdict} (${passed} passed, ${failed} failed, ${seconds} s)`)
  if (output.trim()) console.log(output.trimEnd())
}

/** The last line of a run, and its exit code. */
export function conclude(results: readonly Result[]): void {
  const { passed, failed } = sum(results)
  for (const result of results) if (result.failed > 0) console.log(`\nFailed: ${result.name}`)
  console.log(`\n${passed} passed, ${failed} failed`)
  process.exitCode = failed > 0 ? 1 : 0
}
