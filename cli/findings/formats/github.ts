import type { Finding, Level } from '../finding.ts'
import type { Report } from '../report.ts'

const commands = { error: 'error', warning: 'warning', info: 'notice' } as const satisfies Record<Level, string>

/** Workflow commands that GitHub Actions shows beside the lines of a change. */
export function github({ findings }: Report): string {
  return findings.map(annotation).join('\n')
}

function annotation({ level, file, line, column, rule, message, expected, remedy }: Finding): string {
  const properties = [
    `file=${property(file)}`,
    // Without a line GitHub shows nothing at the file.
    `line=${line ?? 1}`,
    ...(column === undefined ? [] : [`col=${column}`]),
    `title=${property(rule)}`,
  ]
  const text = [message, expected && `Expected: ${expected}`, remedy].filter(Boolean).join('\n')
  return `::${commands[level]} ${properties.join(',')}::${data(text)}`
}

// https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands; escapes as in actions/toolkit.
const data = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
const property = (text: string) => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
