import { isArray, isObject, type Json, type JsonObject } from '../json.ts'
import { type Members, vocabulary } from '../vocabulary/vocabulary.ts'
import { type Shape, shapesOf, type Target, targetOf, thingTarget } from './target.ts'

/** Whether TypeScript accepts a text as `${number}`. */
export const isNumeric = (text: string) => text !== '' && Number.isFinite(Number(text))

/** Whether TypeScript accepts a value as one of a target's types. */
export function fits(value: Json, target: Target): boolean {
  if (isObject(value)) return objectFits(value, target)
  if (isArray(value)) {
    const { list } = target
    return list !== undefined && value.every((element) => fits(element, list))
  }
  return scalarFits(value, target.members)
}

function scalarFits(value: null | boolean | number | string, members: Members): boolean {
  switch (typeof value) {
    case 'string':
      return members.text || members.literals.has(value) || (members.numeric && isNumeric(value))
    case 'number':
      return members.number
    case 'boolean':
      return members.boolean
    default:
      return false
  }
}

/**
 * TypeScript's rules for an object literal and a union: members with another `@type` are excluded, every key must be
 * known to some remaining member, every value must fit one of them, and the whole must be assignable to one.
 */
function objectFits(object: JsonObject, target: Target): boolean {
  const type = object['@type']
  if (type === undefined) return withoutTypeFits(object, target)
  if (typeof type !== 'string') return false
  const shapes = shapesOf(type, target)
  if (shapes.length === 0) return false
  const suits = Object.entries(object).every(([key, value]) => keyFits(key, value, shapes, target))
  if (!suits) return false
  return isReference(object, target) || shapes.some((shape) => shapeFits(object, shape))
}

const isReference = (object: JsonObject, { members }: Target) => members.reference && typeof object['@id'] === 'string'

/** Whether one of the shapes has a key, and its value fits. */
function keyFits(key: string, value: Json, shapes: readonly Shape[], target: Target): boolean {
  if (key === '@type') return true
  if (key === '@id') return typeof value === 'string'
  return shapes.some((shape) => valueFits(key, value, shape)) || listMemberFits(key, value, target)
}

function valueFits(key: string, value: Json, { properties, holds }: Shape): boolean {
  if (holds?.name === key) return fits(value, holds.target)
  const property = properties.get(key)
  return property !== undefined && fits(value, targetOf(property))
}

function shapeFits(object: JsonObject, shape: Shape): boolean {
  if (shape.holds && object[shape.holds.name] === undefined) return false
  return Object.entries(object).every(([key, value]) => {
    const known = shape.holds?.name === key || shape.properties.has(key)
    return !known || valueFits(key, value, shape)
  })
}

/** Where a list is allowed, TypeScript accepts the keys of a list: `length` and numbers. */
function listMemberFits(key: string, value: Json, { list }: Target): boolean {
  if (!list) return false
  return key === 'length' ? typeof value === 'number' : String(Number(key)) === key && fits(value, list)
}

/** Only a reference lacks `@type`; its other keys must be known to some member of the union. */
function withoutTypeFits(object: JsonObject, target: Target): boolean {
  if (!isReference(object, target)) return false
  const keys = Object.keys(object).filter((key) => key !== '@id')
  if (keys.length === 0) return true
  const types = [...target.members.nodes.keys(), ...(target.property ? vocabulary.roles.map(({ type }) => type) : [])]
  const shapes = types.flatMap((type) => shapesOf(type, target))
  return keys.every((key) => {
    const value = object[key]
    return (
      value !== undefined &&
      (shapes.some((shape) => valueFits(key, value, shape)) || listMemberFits(key, value, target))
    )
  })
}

/**
 * Whether TypeScript accepts a document as a `Graph` (if it has `@graph`) or a `WithContext<Thing>`: the exact result
 * of `tsc --strict` for a literal of that type.
 */
export function documentFits(document: Json): boolean {
  if (!isObject(document) || document['@context'] !== 'https://schema.org') return false
  const { '@context': _, ...rest } = document
  if (!('@graph' in rest)) return objectFits(rest, thingTarget)
  const graph = rest['@graph']
  return Object.keys(rest).length === 1 && isArray(graph) && graph.every((node) => fits(node, thingTarget))
}
