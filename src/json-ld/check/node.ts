import { isArray, isObject, type Json, type JsonObject, within } from '../json.ts'
import { isForeign, shortName } from '../names/iri.ts'
import { nearest } from '../names/nearest.ts'
import type { NodeType, Property } from '../vocabulary/model.ts'
import { vocabulary } from '../vocabulary/vocabulary.ts'
import { readContext } from './context.ts'
import { checkKeywords } from './keywords.ts'
import { readTypes, spelling, type Types } from './types.ts'
import { checkValue } from './value.ts'
import { quoted, report, someOf, type Walk } from './walk.ts'

/** Keywords that stand in nodes only with a processor of JSON-LD at hand. */
const unknownToTsc = ['@value', '@reverse', '@language', '@index', '@included', '@nest', '@graph', '@set', '@list']

/**
 * Checks a node and all that it holds.
 * @param place the property it stands in; none at the top of a document
 * @param expected what a node without a type may be taken for
 */
export function checkNode(
  written: JsonObject,
  pointer: string,
  outer: Walk,
  place?: Property,
  tscAccepts = false,
): undefined {
  const object = withoutAliases(written, pointer, outer)
  const walk = withOwnContext(object, pointer, outer, pointer !== outer.root)
  if (walk.context.spelling === 'foreign') return
  checkKeywords(object, pointer, walk)
  const types = readTypes(object, pointer, walk)
  const { '@id': id, '@type': type, '@context': _, ...rest } = object
  const keys = Object.keys(rest)
  if (type === undefined) checkUntyped(object, keys, { pointer, place, tscAccepts }, walk)
  for (const [key, value] of Object.entries(rest)) {
    if (key.startsWith('@')) checkKeywordMember(key, value, pointer, walk, types)
    else checkMember(key, value, { pointer, types, untyped: type === undefined, place, tscAccepts }, walk)
  }
}

function checkUntyped(
  object: JsonObject,
  keys: readonly string[],
  { pointer, place, tscAccepts }: Pick<Around, 'pointer' | 'place' | 'tscAccepts'>,
  walk: Walk,
): undefined {
  const { '@id': id } = object
  const typedElsewhere = typeof id === 'string' && walk.typed.has(id)
  if (keys.some((key) => !key.startsWith('@')) && !typedElsewhere)
    report(walk, {
      rule: 'noType',
      pointer,
      at: 'value',
      tsc: tscAccepts ? 'accepts' : 'rejects',
      message: 'This node does not say what it is.',
      ...(place && { expected: someOf(place.members.names.filter((name) => vocabulary.nodes.has(name))) }),
    })
  else if (!tscAccepts) spelling(pointer, object, 'a node with @type', walk)
}

/** schema.org's context lets `type` and `id` stand for the keywords. */
function withoutAliases(written: JsonObject, pointer: string, walk: Walk): JsonObject {
  const { type, id, ...rest } = written
  if ((type === undefined || '@type' in rest) && (id === undefined || '@id' in rest)) return written
  if (type !== undefined) spelling(within(pointer, 'type'), 'type', '@type', walk, 'key')
  if (id !== undefined) spelling(within(pointer, 'id'), 'id', '@id', walk, 'key')
  return { ...(type !== undefined && { '@type': type }), ...(id !== undefined && { '@id': id }), ...rest }
}

function withOwnContext(object: JsonObject, pointer: string, walk: Walk, nested: boolean): Walk {
  if (!nested || object['@context'] === undefined) return walk
  report(walk, {
    rule: 'nestedContext',
    pointer: within(pointer, '@context'),
    at: 'key',
    tsc: 'rejects',
    message: 'This node says a context of its own.',
  })
  const own = readContext(object['@context'])
  const context = {
    spelling: own.spelling === 'none' ? walk.context.spelling : own.spelling,
    terms: own.terms.union(walk.context.terms),
    mixed: own.mixed || walk.context.mixed,
  }
  return { ...walk, context }
}

function checkKeywordMember(key: string, value: Json, pointer: string, walk: Walk, { known }: Types): undefined {
  const place = within(pointer, key)
  if (unknownToTsc.includes(key)) spelling(place, key, 'a property', walk, 'key')
  if (key === '@graph' || key === '@included') {
    const nodes = isArray(value) ? value : [value]
    for (const [index, node] of nodes.entries())
      if (isObject(node)) checkNode(node, isArray(value) ? within(place, index) : place, walk)
  } else if (key === '@reverse' && isObject(value)) {
    // What points here is not this node's to have: only its name can be checked, and the nodes themselves.
    for (const [name, subjects] of Object.entries(value)) {
      if (!vocabulary.properties.has(shortName(name)) && !isForeign(name, walk.context))
        unknownProperty(name, within(place, name), known, walk)
      const nodes = isArray(subjects) ? subjects : [subjects]
      for (const [index, node] of nodes.entries()) {
        const at = within(place, name)
        if (isObject(node)) checkNode(node, isArray(subjects) ? within(at, index) : at, walk)
      }
    }
  }
}

type Around = { pointer: string; types: Types; untyped: boolean; place: Property | undefined; tscAccepts: boolean }

function checkMember(
  key: string,
  value: Json,
  { pointer, types, untyped, place, tscAccepts }: Around,
  walk: Walk,
): undefined {
  const at = within(pointer, key)
  const tsc = tscAccepts ? 'accepts' : 'rejects'
  if (isForeign(key, walk.context)) return spelling(at, key, 'a property of schema.org', walk, 'key')
  const name = shortName(key)
  if (name !== key) spelling(at, key, name, walk, 'key')
  const property = propertyOf(name, types, place) ?? (untyped ? vocabulary.properties.get(name)?.[0] : undefined)
  if (property && property === place && isArray(value) && types.known.some(({ isRole }) => isRole))
    spelling(at, key, 'one value: a role stands before each', walk)
  if (property) return checkProperty(property, value, at, types, walk)
  const action = /^(.+)-(?:input|output)$/.exec(name)
  if (action?.[1] && vocabulary.properties.has(action[1])) return spelling(at, key, 'a property', walk, 'key')
  const elsewhere = vocabulary.properties.get(name)?.[0]
  if (!elsewhere) {
    // Of a type that nobody here knows, nobody here knows the properties.
    if (walk.context.mixed) spelling(at, key, 'a property of schema.org', walk, 'key')
    else if (!types.foreign || types.known.length > 0) unknownProperty(key, at, types.known, walk, tsc)
    return
  }
  if (!types.open) {
    const known = types.known.map(({ type }) => type).join(' and ')
    report(walk, {
      rule: 'otherTypesProperty',
      pointer: at,
      at: 'key',
      tsc,
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

/** A role has the property that it stands in, besides its own. */
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
  const own = known.flatMap(({ properties }) => [...properties.keys()])
  const name = shortName(key)
  const suggestion = nearest(name, own) ?? nearest(name, vocabulary.properties.keys())
  report(walk, {
    rule: 'unknownProperty',
    pointer,
    at: 'key',
    tsc,
    message: `schema.org has no property ${quoted(key)}${known[0] ? ` (on ${known[0].type})` : ''}.`,
    ...(suggestion !== undefined && { suggestion }),
    ...(suggestion?.toLowerCase() === name.toLowerCase() && { fix: suggestion }),
  })
}

/** The types that a property was made for. */
function ownersOf(name: string): string[] {
  const having = [...vocabulary.nodes.values()].filter(({ properties }) => properties.has(name))
  const names = new Set(having.map(({ type }) => type))
  return having
    .filter(({ type, ancestors }) => ![...ancestors].some((ancestor) => ancestor !== type && names.has(ancestor)))
    .map(({ type }) => type)
}
