import { harmless } from '../terminal/harmless.ts'
import type { Finding } from './finding.ts'

/** What was found, a line each; what is wrong in full, and last, where a terminal shows it. */
export function tell(findings: readonly Finding[]): string {
  const isWrong = ({ level }: Finding) => level === 'problem' || level === 'warning'
  const lines = findings
    .filter((finding) => !isWrong(finding))
    .map(({ level, check, place }) => {
      return `${level.padEnd(8)} ${check}: ${harmless(place)}`
    })
  for (const finding of findings) {
    if (finding.level !== 'problem' && finding.level !== 'warning') continue
    const { level, check, place, is, expected, remedy } = finding
    lines.push(
      '',
      `${level.toUpperCase()}  ${check}: ${harmless(place)}`,
      `  is:       ${harmless(is)}`,
      `  expected: ${expected}`,
      `  remedy:   ${remedy}`,
    )
  }
  const count = (level: Finding['level']) => findings.filter((finding) => finding.level === level).length
  lines.push('', `${count('problem')} problems, ${count('warning')} warnings, ${count('ok')} checks found nothing.`)
  return lines.join('\n')
}
