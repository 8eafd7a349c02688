import { relative, sep } from 'node:path'

const levels = ['error', 'warning', 'info'] as const
export type Level = (typeof levels)[number]

/** A problem that a check found, its place, and the remedy. Lines and columns count from 1. */
export type Finding = {
  /** Id of the rule, such as `routes/dead-link`. */
  rule: string
  level: Level
  /** With `/` on every platform; relative to the working directory when it is below it. */
  file: string
  line?: number | undefined
  column?: number | undefined
  /** Place in JSON (RFC 6901). */
  pointer?: string | undefined
  message: string
  /** What should be there. */
  expected?: string | undefined
  remedy?: string | undefined
  /** What is there: one line. */
  snippet?: string | undefined
  /** Address of what the rule rests on. */
  source?: string | undefined
}

/** The documentation of a rule: docs/cli.md lists these. */
export type RuleDoc = {
  /** `<command>/<name>`. */
  id: string
  level: Level
  title: string
  why: string
  remedy: string
  source?: string
}

export type Where = Pick<Finding, 'file' | 'line' | 'column' | 'pointer' | 'snippet'>

/** A finding of a rule, with the rule's level, remedy and source unless given otherwise. */
export function found(
  rule: RuleDoc,
  { file, line, column, pointer, snippet }: Where,
  message: string,
  { level = rule.level, expected, remedy = rule.remedy, source = rule.source }: More = {},
): Finding {
  return { rule: rule.id, level, file, line, column, pointer, message, remedy, snippet, source, expected }
}

type More = Pick<Finding, 'expected' | 'remedy' | 'source'> & { level?: Level | undefined }

/** Files by name, each from top to bottom; errors first where several are in one place. */
export function inOrder(findings: readonly Finding[]): Finding[] {
  return [...findings].sort(
    (a, b) =>
      compare(a.file, b.file) ||
      (a.line ?? 0) - (b.line ?? 0) ||
      (a.column ?? 0) - (b.column ?? 0) ||
      levels.indexOf(a.level) - levels.indexOf(b.level) ||
      compare(a.rule, b.rule),
  )
}

// Not localeCompare: the order must not depend on the machine.
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** The result of one run of a check. */
export type Report = {
  /** `citence routes` */
  command: string
  /** Files that were looked at. */
  checked: number
  /** Sorted, see {@link inOrder}. */
  findings: readonly Finding[]
  /** The rules that were applied: machine-readable formats list them. */
  rules: readonly RuleDoc[]
}

/**
 * A file name as findings show it: relative to the working directory when it is below it; with `/` on every platform.
 */
export function shownName(file: string): string {
  const near = relative(process.cwd(), file)
  return (near.startsWith('..') ? file : near).split(sep).join('/')
}

export function countLevels(findings: readonly Finding[]): Record<Level, number> {
  const counts = { error: 0, warning: 0, info: 0 }
  for (const { level } of findings) counts[level]++
  return counts
}

/** 1 for an error, or for more warnings than allowed. @param maxWarnings how many are; by default any number */
export function exitCode(findings: readonly Finding[], maxWarnings = Number.POSITIVE_INFINITY): 0 | 1 {
  const { error, warning } = countLevels(findings)
  return error > 0 || warning > maxWarnings ? 1 : 0
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
