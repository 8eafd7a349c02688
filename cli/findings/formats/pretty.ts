import { styleText } from 'node:util'
import { sanitize } from '../../terminal/sanitize.ts'
import { exitCode, type Finding, type Level, type Report, summary } from '../finding.ts'

const colours = { error: 'red', warning: 'yellow', info: 'cyan' } as const satisfies Record<Level, string>
type Style = Parameters<typeof styleText>[0]

/** For people: `file:line:column` first, where terminals make it a link. */
export function pretty({ findings, checked }: Report, { colour }: { colour: boolean }): string {
  const paint = (style: Style, text: string) => (colour ? styleText(style, text, { validateStream: false }) : text)
  const verdict = exitCode(findings, 0) === 0 ? 'green' : exitCode(findings) === 0 ? 'yellow' : 'red'
  const shown = findings.map((finding) => one(finding, paint))
  return [...shown, paint([verdict, 'bold'], summary(findings, checked))].join('\n\n')
}

function one(finding: Finding, paint: (style: Style, text: string) => string): string {
  const { level, message, expected, remedy, snippet, source, pointer, rule } = finding
  const lines = [
    `${paint('bold', placeOf(finding))}${pointer ? ` ${sanitize(pointer)}` : ''}`,
    `  ${paint(colours[level], level)} ${sanitize(message)} ${paint('dim', rule)}`,
    ...(snippet ? [`  ${paint('dim', `│ ${sanitize(snippet)}`)}`] : []),
    ...(expected ? [`  expected: ${sanitize(expected)}`] : []),
    ...(remedy ? [`  remedy: ${sanitize(remedy)}`] : []),
    ...(source ? [paint('dim', `  see ${source}`)] : []),
  ]
  return lines.join('\n')
}

/** `dist/faq.html:4:7` */
export function placeOf({ file, line, column }: Finding): string {
  const name = sanitize(file)
  if (line === undefined) return name
  return column === undefined ? `${name}:${line}` : `${name}:${line}:${column}`
}
