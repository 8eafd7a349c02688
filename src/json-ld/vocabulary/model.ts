/** The types of a property's value, of a type or of an array element: a union of these. */
export type Members = {
  /** The declared names: `Date`, `Person`. They distinguish dates from durations, which are both text. */
  readonly names: readonly string[]
  readonly text: boolean
  readonly number: boolean
  /** A number as text, `"12.5"`. */
  readonly numeric: boolean
  readonly boolean: boolean
  /** Members of enumerations, short and as full IRI. */
  readonly literals: ReadonlySet<string>
  /** Nodes by their `@type`. */
  readonly nodes: ReadonlyMap<string, NodeType>
  /** An object with `{"@id": …}` only is allowed. */
  readonly reference: boolean
}

export type Property = {
  readonly name: string
  readonly members: Members
  /** Deprecated by schema.org: the name to use instead, empty if none is named. */
  readonly deprecated: string | undefined
}

export type NodeType = {
  /** The value of `@type`. */
  readonly type: string
  /** Its properties and those of its parents. */
  readonly properties: ReadonlyMap<string, Property>
  /** The properties of a base are in all that extend it. */
  readonly ancestors: ReadonlySet<string>
  readonly deprecated: string | undefined
  /** A role may be between a property and its value. */
  readonly isRole: boolean
}
