import { sanitize } from '../terminal/sanitize.ts'

/** A result of the doctor. `is`: the present state; `expected`: the correct one. */
export type Finding =
  | { level: 'ok' | 'skipped'; check: string; place: string }
  | { level: 'problem' | 'warning'; check: string; place: string; is: string; expected: string; remedy: string }

/** The result of one check: `ok` unless `wrong` is given. */
export function found(check: string, place: string, wrong: Wrong | undefined | false, level: Bad = 'problem'): Finding {
  return wrong ? { level, check, place, ...wrong } : { level: 'ok', check, place }
}

type Bad = 'problem' | 'warning'
export type Wrong = { is: string; expected: string; remedy: string }

/** In milliseconds. */
export const hour = 60 * 60 * 1000
/** What is done every day is late after this: a day, and the time that it may take. In milliseconds. */
export const stale = 26 * hour

/** The results as text, one line for each check; problems in full and last, where a terminal shows them. */
export function formatFindings(findings: readonly Finding[]): string {
  const lines = findings
    .filter((finding) => !('is' in finding))
    .map(({ level, check, place }) => `${level.padEnd(8)} ${check}: ${sanitize(place)}`)
  for (const finding of findings) {
    if (!('is' in finding)) continue
    const { level, check, place, is, expected, remedy } = finding
    lines.push(
      '',
      `${level.toUpperCase()}  ${check}: ${sanitize(place)}`,
      `  is:       ${sanitize(is)}`,
      `  expected: ${expected}`,
      `  remedy:   ${remedy}`,
    )
  }
  const count = (level: Finding['level'], what: string) => {
    const { length } = findings.filter((finding) => finding.level === level)
    return `${length} ${what}${length === 1 ? '' : 's'}`
  }
  lines.push(
    '',
    `${count('problem', 'problem')}, ${count('warning', 'warning')}, ${count('ok', 'check')} found nothing.`,
  )
  return lines.join('\n')
}
