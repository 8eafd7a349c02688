import { memoize } from '../../site/memoize.ts'
import { shortName } from '../check/context.ts'
import { typeNames, typeOf } from '../check/types.ts'
import { isArray, isObject, type Json, type JsonObject, within } from '../json.ts'
import { vocabulary } from '../vocabulary/vocabulary.ts'

export type Place = {
  readonly node: JsonObject
  readonly pointer: string
  /** The nodes around it, from the outermost. */
  readonly ancestors: readonly JsonObject[]
  /** The properties that lead to it from the top, the last one last. */
  readonly trail: readonly string[]
}

/** Every object of a document that is a node or a reference to one. */
export const nodesIn = (document: Json): readonly Place[] =>
  isObject(document) || isArray(document) ? nodesOf(document) : []

const nodesOf = memoize((document: JsonObject | readonly Json[]) => {
  const found: Place[] = []
  collect(document, { pointer: '', ancestors: [], trail: [] }, found)
  return found
})

/** Not a generator: each value would pass through one for each level that it is deep. */
function collect(value: Json, { pointer, ancestors, trail }: Omit<Place, 'node'>, found: Place[]): void {
  if (isArray(value))
    for (const [index, element] of value.entries())
      collect(element, { pointer: within(pointer, index), ancestors, trail }, found)
  else if (isObject(value)) {
    found.push({ node: value, pointer, ancestors, trail })
    const inner = [...ancestors, value]
    for (const [key, member] of Object.entries(value))
      if (key !== '@context' && typeof member === 'object')
        collect(member, { pointer: within(pointer, key), ancestors: inner, trail: [...trail, key] }, found)
  }
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

/** Properties that hold an amount of money. */
export const priceNames = ['price', 'lowPrice', 'highPrice', 'minPrice', 'maxPrice'] as const

/** Properties that mention something besides the subject of the page: it may have another name there, or none. */
const mentions: ReadonlySet<string> = new Set([
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

export const isMention = ({ trail }: Place): boolean => trail.some((property) => mentions.has(property))

/** A reference is an object with an id and nothing else. */
export const isReference = (node: JsonObject) => typeof node['@id'] === 'string' && Object.keys(node).length === 1
