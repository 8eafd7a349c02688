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
