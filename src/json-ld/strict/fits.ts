import { isArray, isObject, type Json, type JsonObject } from '../json.ts'
import type { Members } from '../vocabulary/model.ts'
import { vocabulary } from '../vocabulary/vocabulary.ts'
import { type Shape, shapesOf, type Target, targetOf, thingTarget } from './target.ts'

/** Whether TypeScript takes the text for a `${number}`. */
export const isNumeric = (text: string) => text !== '' && Number.isFinite(Number(text))

/** Whether TypeScript would take a value for one of a target's types. */
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
 * TypeScript's rules for an object literal and a union: the members that its `@type` cannot be are set aside, no key
 * may be unknown to all the others, every value must suit one of them, and the whole must be assignable to one.
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

/** Whether a key is known to one of the shapes and its value suits it. */
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

/** Where a list may be, TypeScript takes `length` and numbers, which a list has, for keys that are known. */
function listMemberFits(key: string, value: Json, { list }: Target): boolean {
  if (!list) return false
  return key === 'length' ? typeof value === 'number' : String(Number(key)) === key && fits(value, list)
}

/** Only a reference has no `@type`; what else it says must be known to some member of the union. */
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
 * Whether TypeScript takes a document for a `Graph` (if it has `@graph`) or a `WithContext<Thing>`: the exact verdict
 * of `tsc --strict` on it, written as a literal with that type.
 */
export function documentFits(document: Json): boolean {
  if (!isObject(document) || document['@context'] !== 'https://schema.org') return false
  const { '@context': _, ...rest } = document
  if (!('@graph' in rest)) return objectFits(rest, thingTarget)
  const graph = rest['@graph']
  return Object.keys(rest).length === 1 && isArray(graph) && graph.every((node) => fits(node, thingTarget))
}
