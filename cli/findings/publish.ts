import { inOrder } from './finding.ts'
import { carriesSummary, writers } from './formats/formats.ts'
import type { Report } from './report.ts'
import type { ReportOptions } from './report-options.ts'
import { exitCode, summary } from './verdict.ts'

export { type ReportOptions, wholeNumber, withReportOptions } from './report-options.ts'

/**
 * Writes a report and judges it. The report goes to standard output; a summary that its format has no place for, to
 * standard error.
 * @returns the exit code: 0, or 1 for an error or too many warnings
 */
export function publish(report: Report, { format, maxWarnings }: ReportOptions): number {
  const sorted = { ...report, findings: inOrder(report.findings) }
  // NO_COLOR and FORCE_COLOR are honoured by Node's count.
  const colour = process.stdout.isTTY === true && process.stdout.hasColors()
  const text = writers[format](sorted, { colour })
  if (text) process.stdout.write(`${text}\n`)
  if (!carriesSummary(format)) process.stderr.write(`${report.command}: ${summary(report.findings, report.checked)}\n`)
  return exitCode(report.findings, maxWarnings)
}
