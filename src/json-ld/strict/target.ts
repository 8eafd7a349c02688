import { memoize, memoizeIn } from '../../site/memoize.ts'
import { type Members, type Property, vocabulary } from '../vocabulary/vocabulary.ts'

/** A node as the compiler sees it: a type, or a role around the value of the property it is in. */
export type Shape = {
  readonly type: string
  readonly properties: ReadonlyMap<string, Property>
  /** For a role: its required property, named like the one it is in; neither a list nor another role. */
  readonly holds?: { readonly name: string; readonly target: Target }
}

/** The type expected at a place: a union, in a list or not. */
export type Target = {
  readonly members: Members
  /** The property it is in, in which roles may be too. */
  readonly property?: string
  /** The type of a list's elements, where a list is allowed. */
  readonly list?: Target
}

const targetsOf = memoize((members: Members) =>
  memoizeIn(new Map(), (property: string): Target => ({ members, property, list: { members, property } })),
)

/** What schema-dts calls `SchemaValue<members, property>`. */
export const targetOf = ({ name, members }: Property): Target => targetsOf(members)(name)

export const thingTarget: Target = { members: vocabulary.thing }

/** The shapes that a type may have at a place; several only for roles. */
export function shapesOf(type: string, { members, property }: Target): Shape[] {
  const node = members.nodes.get(type)
  const shapes: Shape[] = node ? [node] : []
  if (property === undefined) return shapes
  const role = vocabulary.roles.find((one) => one.type === type)
  return role
    ? [...shapes, { type, properties: role.properties, holds: { name: property, target: { members } } }]
    : shapes
}
