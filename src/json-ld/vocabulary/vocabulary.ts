import { memoizeIn } from '../../site/memoize.ts'
import table from './table.json' with { type: 'json' }

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

type Base = { parents: string[]; properties: string[] }
type Declared = { names: string[]; deprecated: string | undefined }

const schemaOrg = 'https://schema.org/'

/** Reads the table's lines (cli/vocabulary/installed.ts says what they are). Types are resolved when first needed. */
function readVocabulary(text: string) {
  const bases = new Map<string, Base>()
  const types = new Map<string, Declared>()
  const leaves = new Map<string, { base: string; type: string }>()
  const roleNames: string[] = []
  const firstSaid = new Map<string, string>()
  const [, ...lines] = text.split('\n')
  let base: Base = { parents: [], properties: [] }
  for (const line of lines) {
    const words = line.slice(1)
    switch (line[0]) {
      case ':': {
        const [name = '', ...parents] = words.split(' ')
        base = { parents: parents.filter((parent) => parent !== '@'), properties: [] }
        bases.set(name, base)
        break
      }
      case ' ': {
        const space = words.indexOf(' ')
        const name = space < 0 ? words : words.slice(0, space)
        if (space >= 0 && !firstSaid.has(name)) firstSaid.set(name, words)
        base.properties.push(space < 0 ? (firstSaid.get(name) ?? words) : words)
        break
      }
      case '=': {
        const [name = '', ...names] = words.split(' ')
        types.set(name, declared(names))
        break
      }
      case '*': {
        const [name = '', baseName = '', type = name] = words.split(' ')
        leaves.set(name, { base: baseName, type })
        break
      }
      case '%':
        roleNames.push(words)
    }
  }

  const property = memoizeIn(new Map(), (said: string): Property => {
    const [name = '', ...words] = said.split(' ')
    const { names, deprecated } = declared(words)
    const members = names.join(' ')
    // The members of a property are read when first needed: few properties are ever used.
    return {
      name,
      deprecated,
      get members() {
        return resolve(members)
      },
    }
  })

  const propertiesOf: (name: string) => ReadonlyMap<string, Property> = memoizeIn(new Map(), (name: string) => {
    const made = new Map<string, Property>()
    const { parents, properties } = bases.get(name) ?? base
    for (const parent of parents)
      for (const [key, inherited] of propertiesOf(parent)) if (!made.has(key)) made.set(key, inherited)
    for (const said of properties) {
      const own = property(said)
      made.set(own.name, own)
    }
    return made
  })

  const ancestorsOf: (name: string) => ReadonlySet<string> = memoizeIn(new Map(), (name: string) => {
    const parents = bases.get(name)?.parents ?? []
    return new Set([name, ...parents.flatMap((parent) => [...ancestorsOf(parent)])])
  })

  const leaf = memoizeIn(new Map(), (name: string): NodeType => {
    const { base: baseName, type } = leaves.get(name) ?? { base: name, type: name }
    return {
      type,
      deprecated: types.get(name)?.deprecated,
      isRole: roleNames.includes(name),
      get properties() {
        return propertiesOf(baseName)
      },
      get ancestors() {
        return ancestorsOf(baseName)
      },
    }
  })

  const resolve = memoizeIn(new Map(), (said: string): Members => {
    const names = said.split(' ')
    const has = new Set<string>()
    const literals = new Set<string>()
    const nodes = new Map<string, NodeType>()
    const seen = new Set<string>()
    const visit = (name: string, owner: string): void => {
      if (name === '*') {
        const node = leaf(owner)
        nodes.set(node.type, node)
      } else if (name.startsWith('"')) {
        literals.add(name.slice(1))
        literals.add(schemaOrg + name.slice(1))
      } else if (name.length === 1) has.add(name)
      else if (!seen.has(name)) {
        seen.add(name)
        for (const member of types.get(name)?.names ?? []) visit(member, name)
      }
    }
    for (const name of names) visit(name, '')
    return {
      names,
      text: has.has('$'),
      number: has.has('#'),
      numeric: has.has('~'),
      boolean: has.has('?'),
      reference: has.has('@'),
      literals,
      nodes,
    }
  })

  const nodes = new Map<string, NodeType>()
  for (const [name, { names }] of types) {
    if (!names.includes('*')) continue
    const node = leaf(name)
    nodes.set(node.type, node)
  }
  let everyProperty: Map<string, Property> | undefined
  return {
    /** The types of a whole document. */
    thing: resolve('Thing'),
    nodes,
    /** The five roles that may be in any property. */
    roles: roleNames.map(leaf),
    /** Properties of any type, as the first type declares them. */
    get properties() {
      if (!everyProperty) {
        everyProperty = new Map()
        for (const { properties } of bases.values())
          for (const found of properties.map(property))
            if (!everyProperty.has(found.name)) everyProperty.set(found.name, found)
      }
      return everyProperty
    },
    /** The members of a type; undefined for an unknown name. */
    membersOf: (name: string) => (types.has(name) ? resolve(name) : undefined),
  }
}

function declared(words: readonly string[]): Declared {
  const last = words.at(-1)
  return last?.startsWith('!')
    ? { names: words.slice(0, -1), deprecated: last.slice(1) }
    : { names: [...words], deprecated: undefined }
}

/** schema.org as schema-dts declares it. It never changes while a program runs. */
export const vocabulary = readVocabulary(table)
