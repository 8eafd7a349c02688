import type { Json } from './json.ts'
import type { RuleName } from './rules.ts'

/** What is wrong at a place of a document. */
export type Problem = {
  readonly rule: RuleName
  /** The place (RFC 6901). */
  readonly pointer: string
  /** Whether the key is meant, or what is behind it. */
  readonly at: 'key' | 'value'
  readonly message: string
  /** Whether `tsc` with schema-dts rejects it too. */
  readonly tsc: 'rejects' | 'accepts'
  readonly expected?: string
  /** The nearest name that would be right. */
  readonly suggestion?: string
  /** There is one right answer, this: a new key or a new value. */
  readonly fix?: Json
  /** Rests on this, if not on what the rule rests on. */
  readonly source?: string
}
