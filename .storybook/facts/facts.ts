import type { Level } from '../../cli/findings/finding.ts'
import type { Locale } from '../../src/site/locales.ts'
import type { ReadFacts } from './read-facts.ts'
import type { ResultFacts } from './result-facts.ts'
import type { StructuredFacts } from './structured-facts.ts'
import type { TranslationFacts } from './translation-facts.ts'

/** A place in a file of the project; lines and columns count from 1. */
export type Place = { readonly file: string; readonly line: number; readonly column: number }

/** A finding on a page, with its place in the sources. */
export type FactFinding = {
  readonly rule: string
  readonly level: Level
  readonly message: string
  readonly place: Place
  /** Other places with the same finding. */
  readonly also?: readonly Place[]
  readonly expected?: string | undefined
  readonly remedy?: string | undefined
  /** Address of what the rule rests on. */
  readonly source?: string | undefined
  /** Place in the structured data (RFC 6901). */
  readonly pointer?: string | undefined
}

export type Piece = { readonly text: string; readonly changed: boolean }
/** A line as it was reviewed beside the line as it is now. */
export type DiffRow = { readonly before: readonly Piece[] | undefined; readonly now: readonly Piece[] | undefined }

type Failure = { readonly failed: string }

/** The facts of a page in one language for the panels; a fact that could not be determined says why. */
export type PageFacts = {
  readonly kind: 'page'
  readonly route: string
  readonly language: Locale
  readonly path: string
  readonly results: ResultFacts
  readonly structured: StructuredFacts | Failure
  readonly read: ReadFacts | Failure
  readonly translation: TranslationFacts
}

/** The content does not parse: there are no facts of any page. */
export type BrokenContent = { readonly kind: 'broken'; readonly findings: readonly FactFinding[] }

export type NoPage = { readonly kind: 'none'; readonly message: string }

/** `opens`: whether places open in the editor here. */
export type Facts = (PageFacts | BrokenContent | NoPage) & { readonly opens: boolean }

/** The pages with a kind of block, in the order of the site, and its node in the structured data. */
export type BlockKind = {
  readonly pages: readonly string[]
  readonly node?: { readonly type: string; readonly page: string }
}

export type BlockKinds = { readonly kinds: Readonly<Record<string, BlockKind>> }

/** An open task on a page in one language: a word for the sidebar, and an explanation. */
export type PageState = {
  readonly word: 'mistake' | 'findings' | 'stale' | 'to review' | 'draft' | 'scheduled'
  readonly why: string
}

/** By the id of the story that shows the page. */
export type PageStates = Readonly<Record<string, { readonly title: string; readonly states: readonly PageState[] }>>
