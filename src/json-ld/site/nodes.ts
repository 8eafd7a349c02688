import { memoize } from '../../site/memoize.ts'
import { shortName } from '../check/context.ts'
import { typeNames, typeOf } from '../check/types.ts'
import { isArray, isObject, type Json, type JsonObject, within } from '../json.ts'
import { vocabulary } from '../vocabulary/vocabulary.ts'

export type PlacedNode = { readonly node: JsonObject; readonly pointer: string }

/** Every object of a document that is a node or a reference to one. @param found where to put them */
export function nodesIn(value: Json, pointer = '', found: PlacedNode[] = []): readonly PlacedNode[] {
  // Not a generator: each value would pass through one for each level that it is deep.
  if (isArray(value)) for (const [index, element] of value.entries()) nodesIn(element, within(pointer, index), found)
  else if (isObject(value)) {
    found.push({ node: value, pointer })
    for (const [key, member] of Object.entries(value))
      if (key !== '@context' && typeof member === 'object') nodesIn(member, within(pointer, key), found)
  }
  return found
}

/** The types of a node, and those that they are subtypes of. */
const typesOf = memoize((node: JsonObject): ReadonlySet<string> => {
  // A hostile node names one type thousands of times.
  const names = [...new Set(typeNames(typeOf(node)).map(shortName))]
  return new Set(
    names.flatMap((name) => {
      const known = vocabulary.nodes.get(name)
      return known ? [known.type, ...known.ancestors] : [name]
    }),
  )
})

/** Whether a node has a type or one of its subtypes. */
export const isA = (node: JsonObject, type: string): boolean => typesOf(node).has(type)

/** The values of a property, one or many. */
export function valuesOf(node: JsonObject, property: string): readonly Json[] {
  const value = node[property]
  return value === undefined || value === null ? [] : isArray(value) ? value : [value]
}

/** Properties that mention something besides the subject of the page: the page need not describe it. */
export const mentions: ReadonlySet<string> = new Set([
  'itemReviewed',
  'about',
  'mentions',
  'isRelatedTo',
  'isSimilarTo',
  'citation',
  'isBasedOn',
  'knowsAbout',
  'subjectOf',
  'sameAs',
  'significantLink',
  'relatedLink',
])

/** A reference is an object with an id and nothing else. */
export const isReference = (node: JsonObject) => typeof node['@id'] === 'string' && Object.keys(node).length === 1
