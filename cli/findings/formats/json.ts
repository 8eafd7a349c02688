import type { Report } from '../report.ts'
import { countLevels } from '../verdict.ts'

/** `{ command, checked, rules, counts, findings }`; `rules`: how many were applied. */
export function json({ command, checked, findings, rules }: Report): string {
  return JSON.stringify({ command, checked, rules: rules.length, counts: countLevels(findings), findings }, null, 2)
}
