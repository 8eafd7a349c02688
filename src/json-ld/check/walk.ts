import type { Problem } from '../problem.ts'
import type { Context } from './context.ts'

/** One walk through a document. */
export type Walk = {
  /** Where the document begins. */
  readonly root: string
  readonly problems: Problem[]
  readonly context: Context
  /** Whether the document itself says elsewhere what the node with this `@id` is. */
  readonly typed: ReadonlySet<string>
}

export function report(walk: Walk, problem: Problem): undefined {
  walk.problems.push(problem)
}

/** `"Orgnization"`, cut where it would fill the screen. */
export function quoted(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value)
  return text.length > 60 ? `${text.slice(0, 59)}…` : text
}

/** `Person, Organization or 3 others` */
export function someOf(names: readonly string[], most = 4): string {
  if (names.length > most + 1) return `${names.slice(0, most).join(', ')} or ${names.length - most} others`
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`
}
