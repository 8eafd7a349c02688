import type { Report } from '../report.ts'
import { countLevels } from '../verdict.ts'

/** `{ command, checked, counts, findings }`. */
export function json({ command, checked, findings }: Report): string {
  return JSON.stringify({ command, checked, counts: countLevels(findings), findings }, null, 2)
}
