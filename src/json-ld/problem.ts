import type { Json } from './json.ts'
import type { RuleName } from './rules.ts'

/** What is wrong at a place of a document. */
export type Problem = {
  readonly rule: RuleName
  /** The place (RFC 6901). */
  readonly pointer: string
  /** Whether the key or its value is wrong. */
  readonly at: 'key' | 'value'
  readonly message: string
  /** Whether `tsc` with schema-dts rejects it too. */
  readonly tsc: 'rejects' | 'accepts'
  readonly expected?: string
  /** The most similar valid name. */
  readonly suggestion?: string | undefined
  /** The only right answer: a new key or a new value. */
  readonly fix?: Json
  /** Its source, if other than that of the rule. */
  readonly source?: string
}

const ofValue =
  (tsc: Problem['tsc']) =>
  (rule: RuleName, pointer: string, message: string): Problem => ({ rule, pointer, at: 'value', tsc, message })

/** One of a value that `tsc` accepts. */
export const accepted = ofValue('accepts')
/** One of a value that `tsc` rejects, too. */
export const rejected = ofValue('rejects')
