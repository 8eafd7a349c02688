import { type Command, InvalidArgumentError, Option } from 'commander'
import { safeJson, sanitize } from '../terminal/sanitize.ts'
import { countLevels, exitCode, type Finding, inOrder, type Level, type Report, summary } from './finding.ts'
import { junit } from './formats/junit.ts'
import { placeOf, pretty } from './formats/pretty.ts'
import { sarif } from './formats/sarif.ts'

export const formats = ['pretty', 'json', 'sarif', 'junit', 'github', 'markdown'] as const
type Format = (typeof formats)[number]

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

/** A report as text, without a newline at its end. */
export const writers: Readonly<Record<Format, (report: Report, how: { colour: boolean }) => string>> = {
  pretty,
  json,
  sarif,
  junit,
  github,
  markdown,
}

/** Formats for people, which contain the summary. */
const carriesSummary = (format: Format) => format === 'pretty' || format === 'markdown'

/** `{ command, checked, rules, counts, findings }`; `rules`: how many were applied. */
export function json({ command, checked, findings, rules }: Report): string {
  return safeJson({ command, checked, rules: rules.length, counts: countLevels(findings), findings }, 2)
}

const commands = { error: 'error', warning: 'warning', info: 'notice' } as const satisfies Record<Level, string>

/** Workflow commands that GitHub Actions shows beside the lines of a change. */
function github({ findings }: Report): string {
  return findings.map(annotation).join('\n')
}

function annotation({ level, file, line, column, rule, message, expected, remedy }: Finding): string {
  const properties = [
    `file=${property(file)}`,
    // GitHub shows nothing on the file without a line.
    `line=${line ?? 1}`,
    ...(column === undefined ? [] : [`col=${column}`]),
    `title=${property(rule)}`,
  ]
  const text = [message, expected && `Expected: ${expected}`, remedy].filter(Boolean).join('\n')
  return `::${commands[level]} ${properties.join(',')}::${data(text)}`
}

// https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands; escapes as in actions/toolkit.
const data = (text: string) => text.split('\n').map(sanitize).join('\n').replaceAll('%', '%25').replaceAll('\n', '%0A')
const property = (text: string) => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C')

/** For a comment on a change or a job summary. */
function markdown({ command, findings, checked }: Report): string {
  const title = `## ${command}`
  const end = `**${summary(findings, checked)}**`
  if (findings.length === 0) return [title, end].join('\n\n')
  const rows = findings.map(row)
  return [title, ['| place | level | finding |', '| --- | --- | --- |', ...rows].join('\n'), end].join('\n\n')
}

function row(finding: Finding): string {
  const { level, rule, message, expected, remedy, source } = finding
  const text = [message, expected && `expected: ${expected}`, remedy].filter(
    (part) => part !== undefined && part !== '',
  )
  const name = source ? `[${rule}](${source})` : rule
  return `| \`${cell(placeOf(finding)).replaceAll('`', "'")}\` | ${level} | ${cell(text.join(' · '))} (${name}) |`
}

/** Escaped so that it stays in its cell and shows literally. */
function cell(text: string): string {
  return sanitize(text).replace(/[\\|<>*_[\]`]/g, (sign) => (sign === '<' ? '&lt;' : `\\${sign}`))
}
