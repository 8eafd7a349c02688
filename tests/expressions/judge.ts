import { analyse } from 'scslre'
import type { Expression } from './read.ts'

/**
 * Says where an expression takes more than linear time: with the length of a text that somebody sends, a square is minutes.
 * `Move` is the search that begins anew at each character (`/\/+$/` in a row of slashes), the others are backtracking.
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
