import { memoizeIn } from '../../site/memoize.ts'
import { eachOf, isArray, isObject, type Json, type JsonObject, within } from '../json.ts'
import { type NodeType, type Property, vocabulary } from '../vocabulary/vocabulary.ts'
import { isForeign, readContext, renamed, shortName } from './context.ts'
import { checkKeywords } from './keywords.ts'
import { readTypes, spelling, type Types, typeNames } from './types.ts'
import { checkValue } from './value.ts'
import { quoted, report, someOf, suggestionFor, type Walk } from './walk.ts'

/** Keywords that need a JSON-LD processor, and that tsc does not know in a node. */
const unknownToTsc = ['@value', '@reverse', '@language', '@index', '@included', '@nest', '@graph', '@set', '@list']

/**
 * Checks a node and everything in it.
 * @param place the property it is in; none at the top of a document
 * @param tscAccepts whether tsc accepts the node at this place; called only when there is a problem
 */
export function checkNode(
  written: JsonObject,
  pointer: string,
  outer: Walk,
  place?: Property,
  tscAccepts: () => boolean = rejects,
): undefined {
  const object = withoutAliases(written, pointer, outer)
  const walk = withOwnContext(object, pointer, outer)
  if (walk.context.spelling === 'foreign') return
  checkKeywords(object, pointer, walk)
  const types = readTypes(object, pointer, walk)
  const type = object['@type']
  const keys = Object.keys(object).filter((key) => key !== '@id' && key !== '@type' && key !== '@context')
  if (type === undefined) checkUntyped(object, keys, { pointer, place, tscAccepts }, walk)
  const untyped = typeNames(type).length === 0
  for (const key of keys) {
    const value = object[key] ?? null
    if (key.startsWith('@')) checkKeywordMember(key, value, pointer, walk, types)
    else checkMember(key, value, { pointer, types, untyped, place, tscAccepts }, walk)
  }
}

function checkUntyped(
  object: JsonObject,
  keys: readonly string[],
  { pointer, place, tscAccepts }: Pick<Around, 'pointer' | 'place' | 'tscAccepts'>,
  walk: Walk,
): undefined {
  const { '@id': id } = object
  const typedElsewhere = () => typeof id === 'string' && walk.typed().has(id)
  // Google's documentation writes a step of a breadcrumb like this, with an address, a name and a picture; some say the address twice.
  const isStep =
    place?.name === 'item' && typeof id === 'string' && keys.every((key) => ['name', 'url', 'image'].includes(key))
  if (keys.some((key) => !key.startsWith('@')) && !isStep && !typedElsewhere())
    report(walk, {
      rule: 'noType',
      pointer,
      tsc: verdict(tscAccepts),
      message: 'This node does not say what it is.',
      ...(place && { expected: someOf(place.members.names.filter((name) => vocabulary.nodes.has(name))) }),
    })
  else if (!tscAccepts()) spelling(pointer, object, 'a node with @type', walk)
}

/** Renames `type` and `id`, which schema.org's context allows for the keywords. */
function withoutAliases(written: JsonObject, pointer: string, walk: Walk): JsonObject {
  if ((!('type' in written) || '@type' in written) && (!('id' in written) || '@id' in written)) return written
  const { type, id, ...rest } = written
  if (type !== undefined) spelling(within(pointer, 'type'), 'type', '@type', walk, 'key')
  if (id !== undefined) spelling(within(pointer, 'id'), 'id', '@id', walk, 'key')
  return { ...(type !== undefined && { '@type': type }), ...(id !== undefined && { '@id': id }), ...rest }
}

function withOwnContext(object: JsonObject, pointer: string, walk: Walk): Walk {
  if (pointer === walk.root || object['@context'] === undefined) return walk
  const own = readContext(object['@context'])
  const place = within(pointer, '@context')
  // A repeated context changes nothing.
  if (own.spelling !== 'none' && !own.mixed && own.terms.size === 0)
    spelling(place, object['@context'], 'the context at the top alone', walk, 'key')
  else
    report(walk, { rule: 'nestedContext', pointer: place, at: 'key', message: 'This node says a context of its own.' })
  const { terms, mixed } = walk.context
  return { ...walk, context: { ...own, terms: new Set([...own.terms, ...terms]), mixed: own.mixed || mixed } }
}

function checkKeywordMember(key: string, value: Json, pointer: string, walk: Walk, { known }: Types): undefined {
  const place = within(pointer, key)
  if (unknownToTsc.includes(key)) spelling(place, key, 'a property', walk, 'key')
  if (key === '@graph' || key === '@included') {
    for (const [node, at] of eachOf(value, place)) if (isObject(node)) checkNode(node, at, walk)
  } else if (key === '@reverse' && isObject(value)) {
    // The property belongs to the nodes that point here, so only its name and those nodes can be checked.
    for (const [name, subjects] of Object.entries(value)) {
      if (!vocabulary.properties.has(shortName(name)) && !isForeign(name, walk.context))
        unknownProperty(name, within(place, name), known, walk)
      for (const [node, at] of eachOf(subjects, within(place, name))) if (isObject(node)) checkNode(node, at, walk)
    }
  }
}

type Around = {
  pointer: string
  types: Types
  untyped: boolean
  place: Property | undefined
  tscAccepts: () => boolean
}

const rejects = () => false
const verdict = (tscAccepts: () => boolean) => (tscAccepts() ? 'accepts' : 'rejects')

function checkMember(
  key: string,
  value: Json,
  { pointer, types, untyped, place, tscAccepts }: Around,
  walk: Walk,
): undefined {
  const at = within(pointer, key)
  if (/^\d+$/.test(key))
    return report(walk, {
      rule: 'numberedList',
      pointer: at,
      at: 'key',
      tsc: verdict(tscAccepts),
      message: `The key is the number ${quoted(key)}: a list was written as an object.`,
      expected: 'a list, […]',
    })
  if (isForeign(key, walk.context)) return spelling(at, key, 'a property of schema.org', walk, 'key')
  const name = shortName(key)
  if (name !== key) spelling(at, key, name, walk, 'key')
  const property = propertyOf(name, types, place) ?? (untyped ? vocabulary.properties.get(name) : undefined)
  if (property && property === place && isArray(value) && types.known.some(({ isRole }) => isRole))
    spelling(at, key, 'one value: a role comes before each', walk)
  if (property) return checkProperty(property, value, at, types, walk)
  const action = /^(.+)-(?:input|output)$/.exec(name)?.[1]
  if (action && vocabulary.properties.has(action)) return spelling(at, key, 'a property', walk, 'key')
  const elsewhere = vocabulary.properties.get(name)
  if (!elsewhere) {
    // The properties of an unknown type are unknown, too.
    if (walk.context.mixed) spelling(at, key, 'a property of schema.org', walk, 'key')
    else if (!types.foreign || types.known.length > 0) unknownProperty(key, at, types.known, walk, verdict(tscAccepts))
    return
  }
  if (!types.open) {
    const known = types.known.map(({ type }) => type).join(' and ')
    report(walk, {
      rule: 'otherTypesProperty',
      pointer: at,
      at: 'key',
      tsc: verdict(tscAccepts),
      message: `${known} has no property ${quoted(name)}.`,
      expected: `${name} on ${someOf(ownersOf(name))}`,
    })
  }
  checkValue(value, elsewhere, at, walk)
}

function checkProperty(property: Property, value: Json, at: string, { known }: Types, walk: Walk): undefined {
  const { deprecated, name } = property
  if (deprecated !== undefined)
    report(walk, {
      rule: 'deprecated',
      pointer: at,
      at: 'key',
      tsc: 'accepts',
      message: `${name} is superseded${deprecated ? ` by ${deprecated}` : ''}${known[0] ? ` on ${known[0].type}` : ''}.`,
      ...(deprecated && { suggestion: deprecated }),
    })
  checkValue(value, property, at, walk)
}

/** The declaration of a property. Besides its own, a role has the property that it is the value of. */
function propertyOf(name: string, { known }: Types, place: Property | undefined): Property | undefined {
  if (place?.name === name && known.some(({ isRole }) => isRole)) return place
  for (const { properties } of known) {
    const found = properties.get(name)
    if (found) return found
  }
  return undefined
}

function unknownProperty(
  key: string,
  pointer: string,
  known: readonly NodeType[],
  walk: Walk,
  tsc: 'accepts' | 'rejects' = 'rejects',
): undefined {
  const name = shortName(key)
  const suggestion = suggestionFor(
    walk,
    name,
    () => known.flatMap(({ properties }) => [...properties.keys()]),
    () => vocabulary.properties.keys(),
  )
  report(walk, {
    rule: 'unknownProperty',
    pointer,
    at: 'key',
    tsc,
    message: `schema.org has no property ${quoted(key)}${known[0] ? ` (on ${known[0].type})` : ''}.`,
    suggestion,
    ...(suggestion?.toLowerCase() === name.toLowerCase() && { fix: renamed(key, suggestion) }),
  })
}

/** The types that declare a property themselves, rather than inherit it. */
const ownersOf = memoizeIn(new Map(), (name: string) => {
  const having = [...vocabulary.nodes.values()].filter(({ properties }) => properties.has(name))
  const names = new Set(having.map(({ type }) => type))
  return having
    .filter(({ type, ancestors }) => ![...ancestors].some((ancestor) => ancestor !== type && names.has(ancestor)))
    .map(({ type }) => type)
})
