import type { Problem } from '../problem.ts'
import type { Place, Resolve } from './place.ts'

/** A rich result of Google's, and what it takes. */
export type Feature = {
  readonly name: string
  /** For these types and all below them. */
  readonly types: readonly string[]
  /** Only within a node of this type. */
  readonly within?: string
  /** Not where the node is in a property of these names: a part is held to less than a whole. */
  readonly notIn: readonly string[]
  /** Properties, with a point from node to node; `a|b`: one of them will do. */
  readonly required: readonly string[]
  readonly recommended: readonly string[]
  /** Required, too, but for others to say: who lacks it cannot mend it, and must not invent it. */
  readonly earned: readonly string[]
  /** The page of Google's documentation. */
  readonly page: string
  /** Day on which this entry was last held against that page, or month. */
  readonly checked: string
  /** Whom alone Google shows it to, where it says so. */
  readonly shownTo?: string
}

/** A feature that Google no longer shows. */
export type RetiredFeature = {
  readonly name: string
  readonly types: readonly string[]
  /** Only nodes with one of these: a property, `a.b` for property b of the node in a, `a.B` for a node of type B in a. */
  readonly having: readonly string[]
  /** ISO date; a month where Google names no day. */
  readonly since: string
  readonly source: string
  readonly checked: string
  /** What a description of this type still has to say to be of use to anybody else: like `Feature.required`. */
  readonly required: readonly string[]
}

/** The words of a list that is written as text. */
export const listed = (words = '') => words.split(/\s+/).filter(Boolean)

/** Month of the documentation that features and constraints were held against, page by page. */
export const checked = '2026-09'

export const docs = 'https://developers.google.com/search/docs/appearance/structured-data/'

/** Google's own word on what it shows and asks for grows old; after so many days it is to be looked up again. */
const freshForDays = 365

/** Whether what was checked on a day (or in a month) is to be looked up again. */
export function isStale(checked: string, today: string): boolean {
  const from = Date.parse(checked.length === 7 ? `${checked}-01` : checked)
  return (Date.parse(today) - from) / 86_400_000 > freshForDays
}

/** What a constraint may ask about besides the node. */
export type Around = {
  readonly resolve: Resolve
  /** ISO date. */
  readonly today: string
  /** Whether some node has this one as the value of a property, nested or by reference. */
  readonly isHeld: (place: Place) => boolean
}

/** A value that Google does not take: an error loses the feature, advice costs part of it. */
export type Fault = Pick<Problem, 'pointer' | 'message'> & {
  readonly level?: 'error' | 'advice' | undefined
  readonly expected?: string
}

/** What Google says of the values of some types, beyond which properties there are. */
export type Constraint = {
  readonly feature: string
  readonly types: readonly string[]
  readonly page: string
  readonly checked: string
  readonly judge: (place: Place, around: Around) => readonly Fault[]
}

/** @param page the last part of the address of the page of the documentation */
export const constraint = (
  feature: string,
  types: readonly string[],
  page: string,
  judge: Constraint['judge'],
): Constraint => ({ feature, types, page: new URL(page, docs).href, checked, judge })
