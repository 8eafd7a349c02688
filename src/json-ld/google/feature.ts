import type { Problem } from '../problem.ts'
import type { Place } from '../site/nodes.ts'
import type { Resolve } from './place.ts'

/** One of Google's rich results, and its requirements. */
export type Feature = {
  readonly name: string
  /** These types and their subtypes. */
  readonly types: readonly string[]
  /** Only within a node of this type. */
  readonly within?: string
  /** Not for nodes in these properties: a part has to say less than a whole. */
  readonly notIn: readonly string[]
  /** Paths of properties, with a point from node to node; `a|b`: one of them is enough. */
  readonly required: readonly string[]
  readonly recommended: readonly string[]
  /** Required, but given by others (such as ratings): an owner who lacks it must not invent it. */
  readonly earned: readonly string[]
  /** The page of Google's documentation. */
  readonly page: string
  /** Day or month when this entry was last compared with that page. */
  readonly checked: string
  /** The only audience that Google shows it to, if there is one. */
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
  /** What markup of this type needs to be useful to other readers, like `Feature.required`. */
  readonly required: readonly string[]
}

/** The words of a list that is written as text. */
export const listed = (words = '') => words.split(/\s+/).filter(Boolean)

/** Month when features and constraints were compared with the documentation, page by page. */
export const checked = '2026-09'

export const docs = 'https://developers.google.com/search/docs/appearance/structured-data/'

/** Google's requirements change: after so many days they have to be compared again. */
const freshForDays = 365

/** Whether something checked on a day (or in a month) has to be checked again. */
export function isStale(checked: string, today: string): boolean {
  return (Date.parse(today) - Date.parse(checked)) / 86_400_000 > freshForDays
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

export type Judge = (place: Place, around: Around) => readonly Fault[]

/** Google's requirements for the values of some types, apart from which properties are required. */
export type Constraint = {
  readonly feature: string
  readonly types: readonly string[]
  readonly page: string
  readonly checked: string
  readonly judge: Judge
}

/** @param page the last part of the address of the page of the documentation */
export const constraint = (feature: string, types: readonly string[], page: string, judge: Judge): Constraint => ({
  feature,
  types,
  page: new URL(page, docs).href,
  checked,
  judge,
})
