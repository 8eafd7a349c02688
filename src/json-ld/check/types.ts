import { isArray, type Json, type JsonObject, within } from '../json.ts'
import { type NodeType, vocabulary } from '../vocabulary/vocabulary.ts'
import { isForeign, renamed, shortName } from './context.ts'
import { quoted, report, suggestionFor, type Walk } from './walk.ts'

/** The types that a node says it has. */
export type Types = {
  readonly known: readonly NodeType[]
  /** One of its types is unknown, so its properties may belong to any type. */
  readonly open: boolean
  /** That type belongs to another vocabulary, as may its properties. */
  readonly foreign: boolean
}

/** `type` stands for `@type` in schema.org's context. */
export const typeOf = (object: JsonObject) => object['@type'] ?? object.type

export function typeNames(type: Json | undefined): string[] {
  return (isArray(type) ? type : [type]).filter((name) => typeof name === 'string')
}

/** The types of schema.org that a node has; reports no problems. */
export function knownTypes(object: JsonObject): NodeType[] {
  return typeNames(typeOf(object)).flatMap(
    (name) => vocabulary.nodes.get(shortName(name)) ?? vocabulary.nodes.get(name) ?? [],
  )
}

/** Data types are not nodes, but a value object may have one as its type. */
const isDataType = (name: string) => vocabulary.membersOf(name)?.nodes.size === 0

export function readTypes(object: JsonObject, pointer: string, walk: Walk): Types {
  const known = new Set<NodeType>()
  let open = false
  let foreign = false
  const place = within(pointer, '@type')
  for (const [index, name] of typeNames(object['@type']).entries()) {
    const at = isArray(object['@type']) ? within(place, index) : place
    const type = vocabulary.nodes.get(name) ?? vocabulary.nodes.get(shortName(name))
    if (type) {
      known.add(type)
      if (type.type !== name) spelling(at, name, type.type, walk)
      if (type.deprecated !== undefined)
        report(walk, {
          rule: 'deprecated',
          pointer: at,
          tsc: 'accepts',
          message: `${type.type} is superseded.`,
          ...(type.deprecated && { suggestion: type.deprecated }),
        })
      continue
    }
    open = true
    if (walk.context.mixed || isForeign(name, walk.context) || isDataType(shortName(name))) {
      foreign = true
      spelling(at, name, 'a type of schema.org', walk)
      continue
    }
    const short = shortName(name)
    const suggestion = suggestionFor(walk, short, () => vocabulary.nodes.keys())
    report(walk, {
      rule: 'unknownType',
      pointer: at,
      message: `schema.org has no type ${quoted(name)}.`,
      suggestion,
      ...(suggestion?.toLowerCase() === short.toLowerCase() && { fix: renamed(name, suggestion) }),
    })
  }
  if (isArray(object['@type'])) spelling(place, object['@type'], 'one type', walk)
  return { known: [...known], open, foreign }
}

export function spelling(
  pointer: string,
  found: unknown,
  expected: string,
  walk: Walk,
  at: 'key' | 'value' = 'value',
): undefined {
  report(walk, {
    rule: 'spelling',
    pointer,
    at,
    message: `The types of schema-dts do not take ${quoted(found)} here.`,
    expected,
  })
}
