import { eachOf, isObject, type Json, type JsonObject, within } from '../json.ts'
import { isReference, nodesIn, type Place, valuesOf } from '../site/nodes.ts'

/** Finds the node with an id, merged from all documents. */
export type Resolve = (id: string) => JsonObject | undefined

/** A value and its place; for a referenced node, the place of the reference. */
export type Found = { readonly value: Json; readonly pointer: string }

/** A description with more values than this is large; so many values of large ones are looked up for one page. */
const large = 1000
const enough = 3_000_000

/**
 * Looks up ids in documents, and merges several descriptions of one node. Where thousands of nodes lead to thousands of
 * values each, it ends: what is looked up after that counts as described elsewhere.
 */
export function resolverOf(documents: readonly Json[]): Resolve {
  const merged = new Map<string, Map<string, Json>>()
  for (const document of documents)
    for (const { node } of nodesIn(document)) {
      const id = node['@id']
      if (typeof id !== 'string' || isReference(node)) continue
      const members = merged.get(id) ?? new Map<string, Json>()
      merged.set(id, members)
      for (const [key, value] of Object.entries(node)) if (!members.has(key)) members.set(key, value)
    }
  const nodes = new Map<string, { node: JsonObject; size: number }>()
  let lookedUp = 0
  return (id) => {
    const members = merged.get(id)
    if (!members || lookedUp > enough) return undefined
    const found = nodes.get(id) ?? described(Object.fromEntries(members))
    nodes.set(id, found)
    if (found.size > large) lookedUp += found.size
    return found.node
  }
}

const described = (node: JsonObject) => ({ node, size: sizeOf(node) })

const sizeOf = (value: Json): number =>
  typeof value === 'object' && value !== null
    ? Object.values(value).reduce((sum: number, member: Json) => sum + sizeOf(member), 1)
    : 1

/** A node together with its description elsewhere. */
export function whole(node: JsonObject, resolve: Resolve): JsonObject {
  const id = node['@id']
  const elsewhere = typeof id === 'string' ? resolve(id) : undefined
  return elsewhere ? { ...elsewhere, ...node } : node
}

/** Whether a node is only named here: a reference, at most with its type and name. */
export const isNamedOnly = (node: JsonObject) =>
  typeof node['@id'] === 'string' && Object.keys(node).every((key) => ['@id', '@type', 'name'].includes(key))

/** The values that a path leads to, through lists and references. */
export function valuesAt({ node, pointer }: Pick<Place, 'node' | 'pointer'>, path: string, resolve: Resolve): Found[] {
  const [property = '', ...rest] = path.split('.')
  const found = eachOf(node[property] ?? [], within(pointer, property)).map(([value, pointer]) => ({ value, pointer }))
  if (rest.length === 0) return found
  return found.flatMap(({ value, pointer: inner }) =>
    isObject(value) ? valuesAt({ node: whole(value, resolve), pointer: inner }, rest.join('.'), resolve) : [],
  )
}

/**
 * Whether a path leads to something. Text in place of a node counts as its name (an author), but as the address of an
 * `item`.
 */
function has(node: JsonObject, [property, ...rest]: readonly string[], resolve: Resolve): boolean {
  if (property === undefined) return true
  return valuesOf(node, property).some((value) => {
    if (typeof value === 'string' && value.trim() === '') return false
    if (rest.length === 0) return true
    if (!isObject(value)) return rest.join() === 'name' && typeof value === 'string' && property !== 'item'
    const id = value['@id']
    // A node defined on another page may have it.
    if (isReference(value) && typeof id === 'string' && !resolve(id)) return true
    return has(whole(value, resolve), rest, resolve)
  })
}

/** `a.b|c`: whether one of the paths leads to something. */
export const hasAny = (node: JsonObject, paths: string, resolve: Resolve) =>
  paths.split('|').some((path) => has(node, path.split('.'), resolve))
