import { nearest } from '../nearest.ts'
import type { Problem } from '../problem.ts'
import type { Context } from './context.ts'

export type Walk = {
  /** JSON Pointer of the document's start. */
  readonly root: string
  readonly problems: Problem[]
  readonly context: Context
  /** The ids of the nodes whose type is in the document. */
  readonly typed: () => ReadonlySet<string>
  /** Unknown names that were looked up, with their suggestion. */
  readonly unknown: Map<string, string | undefined>
}

/**
 * How many names are looked up: each search takes a while, and a thousand unknown names have one cause.
 */
const lookUps = 100

/**
 * The most similar name; undefined when none is, or when this document has too many unknown names for typing errors.
 */
export function suggestionFor(walk: Walk, name: string, ...among: (() => Iterable<string>)[]): string | undefined {
  const { unknown } = walk
  const key = `${among.length} ${name}`
  if (!unknown.has(key)) {
    const tooMany = unknown.size >= lookUps || name.length > 60
    unknown.set(
      key,
      tooMany
        ? undefined
        : among.reduce<string | undefined>((found, names) => found ?? nearest(name, names()), undefined),
    )
  }
  return unknown.get(key)
}

type Reported = Omit<Problem, 'at' | 'tsc'> & Partial<Pick<Problem, 'at' | 'tsc'>>

/** Adds a problem, by default one of the value, which tsc rejects too. */
export function report(walk: Walk, { at = 'value', tsc = 'rejects', ...problem }: Reported): undefined {
  walk.problems.push({ ...problem, at, tsc })
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
