import { formatProblem, type Problem } from '../../src/content/problem.ts'

/** In place of what cannot be shown: what is wrong in the content, and where. */
export function Problems({ problems }: { problems: readonly Problem[] }) {
  return (
    <main className="preview-problems" lang="en">
      <h1>{problems.length === 1 ? 'A problem in the content' : `${problems.length} problems in the content`}</h1>
      <ul>
        {problems.map((problem) => (
          <li key={formatProblem(problem)}>
            <code>
              {problem.file}:{problem.line}:{problem.column}
            </code>
            <p>
              {problem.message} {problem.remedy}
            </p>
          </li>
        ))}
      </ul>
    </main>
  )
}
