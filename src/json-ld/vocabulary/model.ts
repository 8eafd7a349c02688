/** What is in a property, a type or an element of an array: the union of these. */
export type Members = {
  /** The names as declared: `Date`, `Person`. They tell dates from durations, which are text both. */
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
  /** An object that is only `{"@id": …}` will do. */
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

export type Vocabulary = {
  /** Of schema-dts, `2.1.0`. */
  readonly version: string
  readonly nodes: ReadonlyMap<string, NodeType>
  /** The five roles that may be in any property. */
  readonly roles: readonly NodeType[]
  /** What a document may be about. */
  readonly thing: Members
  readonly properties: ReadonlyMap<string, readonly Property[]>
  /** Every member of any enumeration, short. */
  readonly enumMembers: ReadonlySet<string>
  /** What a type's name stands for; undefined for a name that is none. */
  membersOf(type: string): Members | undefined
}
