import type { PageFacts } from '../../../src/json-ld/site/page-facts.ts'

/** A piece of JSON in a file. */
export type Snippet = {
  readonly text: string
  /** Where it begins in the file, in characters. */
  readonly start: number
}

export type Reading = {
  readonly snippets: readonly Snippet[]
  /** Of HTML alone. */
  readonly page?: PageFacts
  /** Structured data in another syntax, and where the first of it is. */
  readonly others?: { readonly what: string; readonly at: number }
}
