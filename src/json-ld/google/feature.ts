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
  const from = Date.parse(checked.length === 7 ? `${checked}-01` : checked)
  return (Date.parse(today) - from) / 86_400_000 > freshForDays
}
