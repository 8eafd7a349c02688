/** Where something stands in a file; lines and columns count from 1. */
export type Place = { line: number; column: number }

/** What is wrong with a content file, where, and what to do about it; `code` for what has a rule besides the form. */
export type Problem = Place & { file: string; message: string; code?: 'dead-link' | 'dead-anchor' }

export type Report = (problem: Problem) => void

/** `src/content/pages/faq/fr.md:4:7: 'title' is empty. Write it.` */
export function formatProblem({ file, line, column, message }: Problem): string {
  return `${file}:${line}:${column}: ${message}`
}

/** Thrown once, with everything that was found, so that a maintainer mends it all in one go. */
export class ContentError extends Error {
  readonly problems: readonly Problem[]

  constructor(problems: readonly Problem[]) {
    super(
      `${problems.length} ${problems.length === 1 ? 'problem' : 'problems'} in the content:\n${problems.map(formatProblem).join('\n')}`,
    )
    this.name = 'ContentError'
    this.problems = problems
  }
}
