import type { Members, NodeType, Property } from '../vocabulary/model.ts'
import { vocabulary } from '../vocabulary/vocabulary.ts'

/** A node as the compiler sees it: a type, or a role that holds the value of the property it is in. */
export type Shape = {
  readonly type: string
  readonly properties: ReadonlyMap<string, Property>
  /** What a role holds: the property of that name, required, neither a list nor another role. */
  readonly holds?: { readonly name: string; readonly target: Target }
}

/** Where a value is: a union of types, in a list or not. */
export type Target = {
  readonly members: Members
  /** The property it is in, in which roles may be too. */
  readonly property?: string
  /** A list of the same may be there. */
  readonly list?: Target
}

const targets = new WeakMap<Members, Map<string, Target>>()

/** What schema-dts calls `SchemaValue<members, property>`. */
export function targetOf({ name, members }: Property): Target {
  const known = targets.get(members) ?? new Map<string, Target>()
  targets.set(members, known)
  const target = known.get(name) ?? { members, property: name, list: { members, property: name } }
  known.set(name, target)
  return target
}

export const thingTarget: Target = { members: vocabulary.thing }

/** The shapes of a type that may be at a place; more than one only for roles. */
export function shapesOf(type: string, { members, property }: Target): Shape[] {
  const node = members.nodes.get(type)
  const shapes: Shape[] = node ? [node] : []
  if (property === undefined) return shapes
  const role = vocabulary.roles.find((one) => one.type === type)
  return role ? [...shapes, roleShape(role, { name: property, target: { members } })] : shapes
}

function roleShape({ type, properties }: NodeType, holds: NonNullable<Shape['holds']>): Shape {
  return { type, properties, holds }
}
