import type { BlockState, Reviewed } from '../../cli/content/review/status.ts'
import type { Level } from '../../cli/findings/finding.ts'
import type { Json } from '../../src/json-ld/json.ts'
import type { Verdict } from '../../src/readiness/check.ts'
import type { Locale } from '../../src/site/locales.ts'

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

/** What a results page and a shared link show. */
export type ResultFacts = {
  /** `false`: the page has noindex. */
  readonly indexed: boolean
  readonly title: string
  /** The page's own part of the title; the site name around it may be cut off. */
  readonly ownTitle: string
  readonly description: string
  readonly siteName: string
  readonly host: string
  readonly trail: readonly string[]
  /** Address of the image, relative to the manager. */
  readonly image: string
  readonly places: Readonly<Record<'title' | 'description', Place>>
  readonly findings: readonly FactFinding[]
}

export type StructuredFacts = {
  /** As it is in the page; undefined where it is not JSON. */
  readonly graph: Json | undefined
  /** Ids that other pages define, and their paths. */
  readonly elsewhere: Readonly<Record<string, string>>
  readonly findings: readonly FactFinding[]
}

/** A heading and what is below it. */
export type Chunk = {
  readonly heading: string
  readonly level: number
  readonly words: number
  /** Offset in the text. */
  readonly at: number
  readonly place: Place
}

export type ReadFacts = {
  /** The text of the page, from its HTML without running scripts. */
  readonly text: string
  readonly words: number
  readonly markdown: string
  readonly htmlCharacters: number
  /** Limits of readers, in characters, and the offset in the text where those that cut the HTML stop; undefined when they read all. */
  readonly htmlCuts: readonly { readonly limit: number; readonly at: number | undefined }[]
  readonly start: string
  readonly firstAnswer: {
    readonly at: number
    readonly wordsBefore: number
    readonly sentence: string
    readonly verdict: Verdict
    readonly message: string
    readonly place: Place
  }
  readonly chunks: readonly Chunk[]
  readonly score: number
  readonly findings: readonly FactFinding[]
}

export type Piece = { readonly text: string; readonly changed: boolean }
/** A line as it was reviewed beside the line as it is now. */
export type DiffRow = { readonly before: readonly Piece[] | undefined; readonly now: readonly Piece[] | undefined }

export type OpenBlock = {
  /** `pages/faq#hero` */
  readonly name: string
  readonly state: Exclude<BlockState, 'in step'>
  readonly stale: Locale | undefined
  /** The hashes of what is shown, for an approval. */
  readonly hashes: Reviewed
  readonly place: Place
  /** For each language that changed: the reviewed text beside the present one. */
  readonly changes: readonly { readonly language: Locale; readonly rows: readonly DiffRow[]; readonly known: boolean }[]
  /** The language that has to be updated. */
  readonly follow: { readonly language: Locale; readonly text: string; readonly place: Place } | undefined
}

export type TranslationFacts = {
  /** Names of all blocks of the page and of the entries it shows. */
  readonly blocks: readonly string[]
  readonly open: readonly OpenBlock[]
  /** Findings on the interface words of the whole site. */
  readonly catalogs: readonly FactFinding[]
  readonly messages: number
}

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
