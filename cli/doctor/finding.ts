import { harmless } from '../terminal/harmless.ts'

/** What the doctor found: `place` and `is` say where and what, `expected` and `remedy` what should be and what to do. */
export type Finding =
  | { level: 'ok' | 'skipped'; check: string; place: string }
  | { level: 'problem' | 'warning'; check: string; place: string; is: string; expected: string; remedy: string }

/** A check that found nothing wrong, unless it is given what it found. */
export function found(check: string, place: string, wrong: Wrong | undefined | false, level: Bad = 'problem'): Finding {
  return wrong ? { level, check, place, ...wrong } : { level: 'ok', check, place }
}

type Bad = 'problem' | 'warning'
export type Wrong = { is: string; expected: string; remedy: string }

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
