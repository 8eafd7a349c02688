import type { Finding } from '../finding.ts'
import type { Report } from '../report.ts'
import { summary } from '../verdict.ts'
import { placeOf } from './pretty.ts'

/** For a comment on a change or a job summary. */
export function markdown({ command, findings, checked }: Report): string {
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

/** Text that stays in its cell and is shown as it is. */
function cell(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ').replace(/[\\|<>*_[\]`]/g, (sign) => (sign === '<' ? '&lt;' : `\\${sign}`))
}
