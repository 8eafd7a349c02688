import { type Command, InvalidArgumentError, Option } from 'commander'
import { inOrder, type Report } from './finding.ts'
import { carriesSummary, writers } from './formats/formats.ts'
import { exitCode, summary } from './verdict.ts'

export const formats = ['pretty', 'json', 'sarif', 'junit', 'github', 'markdown'] as const
export type Format = (typeof formats)[number]

export type ReportOptions = { format: Format; maxWarnings?: number }

/** `--format` and `--max-warnings`, as every check has them. */
export function withReportOptions(command: Command): Command {
  return command
    .addOption(new Option('--format <format>', 'how to write what was found').choices(formats).default('pretty'))
    .option('--max-warnings <number>', 'exit with 1 when there are more warnings; default: any number', wholeNumber)
}

function wholeNumber(text: string): number {
  if (/^\d+$/.test(text)) return Number(text)
  throw new InvalidArgumentError('Expected a whole number, such as 0.')
}

/**
 * Writes a report and judges it. The report goes to standard output; a summary that its format has no place for, to
 * standard error.
 * @returns the exit code: 0, or 1 for an error or too many warnings
 */
export function publish(report: Report, { format, maxWarnings }: ReportOptions): number {
  const sorted = { ...report, findings: inOrder(report.findings) }
  // hasColors() takes NO_COLOR and FORCE_COLOR into account.
  const colour = process.stdout.isTTY === true && process.stdout.hasColors()
  const text = writers[format](sorted, { colour })
  if (text) process.stdout.write(`${text}\n`)
  if (!carriesSummary(format)) process.stderr.write(`${report.command}: ${summary(report.findings, report.checked)}\n`)
  return exitCode(report.findings, maxWarnings)
}
