import { isArray, isObject, type Json, type JsonObject, within } from '../json.ts'
import type { Problem } from '../problem.ts'
import { isA, isReference, nodesIn, valuesOf } from '../site/nodes.ts'
import { type Feature, features } from './features.ts'

/** Finds the node that a reference stands for. */
export type Resolve = (id: string) => JsonObject | undefined

type Around = { ancestors: readonly JsonObject[]; property: string | undefined }

/** What Google's features ask for and a document does not say; references are followed to the nodes they stand for. */
export function checkGoogle(document: Json, resolve: Resolve = resolverOf([document])): Problem[] {
  return [...withAncestors(document)].flatMap(({ node, pointer, around }) =>
    features
      .filter((feature) => applies(feature, node, around))
      .flatMap((feature) => missing(feature, node, pointer, resolve)),
  )
}

/** Looks ids up in documents; the fullest description of a node is taken. */
export function resolverOf(documents: readonly Json[]): Resolve {
  const nodes = new Map<string, JsonObject>()
  for (const document of documents)
    for (const { node } of nodesIn(document)) {
      const id = node['@id']
      if (typeof id !== 'string' || isReference(node)) continue
      const known = nodes.get(id)
      if (!known || Object.keys(known).length < Object.keys(node).length) nodes.set(id, node)
    }
  return (id) => nodes.get(id)
}

function applies(
  { types, within: inside, notIn }: Feature,
  node: JsonObject,
  { ancestors, property }: Around,
): boolean {
  if (isReference(node) || !types.some((type) => isA(node, type))) return false
  if (inside !== undefined && !ancestors.some((ancestor) => isA(ancestor, inside))) return false
  return !(property !== undefined && notIn?.includes(property))
}

function missing(
  { name, required, recommended, page, asOf }: Feature,
  node: JsonObject,
  pointer: string,
  resolve: Resolve,
): Problem[] {
  const lacks = (path: string) => !path.split('|').some((one) => has(node, one.split('.'), resolve))
  const problem = (rule: 'googleRequired' | 'googleRecommended', message: string): Problem => ({
    rule,
    pointer,
    at: 'value',
    tsc: 'accepts',
    message,
    expected: `as Google's documentation of ${asOf} says`,
    source: page,
  })
  const wanted = recommended.filter((path) => !required.includes(path) && lacks(path)).map(words)
  return [
    ...required.filter(lacks).map((path) => problem('googleRequired', `${name} needs ${words(path)}.`)),
    ...(wanted.length > 0 ? [problem('googleRecommended', `${name} recommends ${wanted.join(', ')}.`)] : []),
  ]
}

const words = (path: string) => path.replaceAll('|', ' or ')

/** Whether a path leads to a value. Text in the middle, such as the name of an author, is taken for its name. */
function has(node: JsonObject, [property, ...rest]: readonly string[], resolve: Resolve): boolean {
  if (property === undefined) return true
  return valuesOf(node, property).some((value) => {
    if (value === '') return false
    if (rest.length === 0) return true
    if (!isObject(value)) return rest.join() === 'name' && typeof value === 'string'
    const id = value['@id']
    const known = isReference(value) && typeof id === 'string' ? resolve(id) : value
    // What is defined elsewhere may well say it.
    return known === undefined || has(known, rest, resolve)
  })
}

function* withAncestors(
  value: Json,
  pointer = '',
  around: Around = { ancestors: [], property: undefined },
): Generator<{ node: JsonObject; pointer: string; around: Around }> {
  if (isArray(value))
    for (const [index, element] of value.entries()) yield* withAncestors(element, within(pointer, index), around)
  else if (isObject(value)) {
    yield { node: value, pointer, around }
    const ancestors = [...around.ancestors, value]
    for (const [key, member] of Object.entries(value))
      if (key !== '@context') yield* withAncestors(member, within(pointer, key), { ancestors, property: key })
  }
}
