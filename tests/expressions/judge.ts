import { analyse } from 'scslre'
import type { Expression } from './read.ts'

/**
 * Finds an expression that takes more than linear time: quadratic time on a long text means minutes. `Move` is a search
 * that starts again at each character (`/\/+$/` on a row of slashes), the others are backtracking.
 */
export function faultOf({ file, line, source, flags }: Expression): string | undefined {
  const { reports } = analyse(
    { source, flags },
    { reportTypes: { Move: true, Self: true, Trade: true }, maxReports: 1 },
  )
  const [report] = reports
  if (!report) return undefined
  const kind = report.exponential ? 'exponential' : 'quadratic or worse'
  return `${file}:${line}: /${source}/${flags} takes time that is ${kind} in the length of a text (${report.type}). Write it so that each character is looked at once, or do it without.`
}
