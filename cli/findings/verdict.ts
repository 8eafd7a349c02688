import { done } from '../exit-code.ts'
import { type Finding, type Level, levels } from './finding.ts'

/** The exit code of a check that found errors, or more warnings than allowed. */
const findingsExitCode = 1

export function countLevels(findings: readonly Finding[]): Record<Level, number> {
  const counts = { error: 0, warning: 0, info: 0 }
  for (const { level } of findings) counts[level]++
  return counts
}

/** @param maxWarnings how many warnings are allowed; by default any number */
export function exitCode(findings: readonly Finding[], maxWarnings = Number.POSITIVE_INFINITY): number {
  const { error, warning } = countLevels(findings)
  return error > 0 || warning > maxWarnings ? findingsExitCode : done
}

/** `2 errors, 1 warning in 2 of 48 files` */
export function summary(findings: readonly Finding[], checked: number): string {
  const files = `${grouped(checked)} ${checked === 1 ? 'file' : 'files'}`
  if (findings.length === 0) return `nothing found in ${files}`
  const counts = countLevels(findings)
  const named = levels.flatMap((level) => (counts[level] > 0 ? [countOf(counts[level], level)] : []))
  // A finding may name a folder or a missing file, which is not among the files checked.
  const places = Math.min(new Set(findings.map(({ file }) => file)).size, checked)
  return `${named.join(', ')} in ${places} of ${files}`
}

function countOf(count: number, level: Level): string {
  const number = grouped(count)
  return level === 'info' ? `${number} info` : `${number} ${level}${count === 1 ? '' : 's'}`
}

/** `12,345`. Asking for a locale loads its tables: 10 ms of a start. */
const grouped = (count: number) => String(count).replace(/\B(?=(?:\d{3}){1,5}$)/g, ',')
