import { isArray, isObject, type Json, within } from '../../../src/json-ld/json.ts'
import type { FactFinding } from '../../facts/facts.ts'

/** A value of the structured data, and its children. */
export type TreeNode = {
  /** RFC 6901. */
  readonly pointer: string
  readonly key: string
  readonly type: string | undefined
  /** The `@id` of a node that is more than a reference. */
  readonly defines: string | undefined
  /** For a value without children. */
  readonly value: string | undefined
  /** The id in a reference, or in a value that is an id. */
  readonly refers: string | undefined
  readonly children: readonly TreeNode[]
  /** Findings at exactly this place. */
  readonly findings: readonly FactFinding[]
}

/** The nodes of a document, of its `@graph` where it has one. Findings are at the nearest value that is shown. */
export function treeOf(graph: Json, findings: readonly FactFinding[]): TreeNode[] {
  const inGraph = isObject(graph) ? graph['@graph'] : undefined
  const [nodes, base] = isArray(inGraph) ? [inGraph, '/@graph'] : [isArray(graph) ? graph : [graph], '']
  const isList = base !== '' || isArray(graph)
  return nodes.map((node, index) => branch(node, isList ? within(base, index) : '', '', findings))
}

function branch(value: Json, pointer: string, key: string, findings: readonly FactFinding[]): TreeNode {
  const members = membersOf(value, pointer)
  const children = members.map((member) => branch(member.value, member.pointer, member.key, findings))
  const below = (at: string) => members.some((member) => at === member.pointer || at.startsWith(`${member.pointer}/`))
  const id = isObject(value) && typeof value['@id'] === 'string' ? value['@id'] : undefined
  const isReference = isObject(value) && id !== undefined && Object.keys(value).length === 1
  return {
    pointer,
    key,
    type: isObject(value) ? typeName(value['@type']) : undefined,
    defines: isReference ? undefined : id,
    value: isReference ? id : isObject(value) || isArray(value) ? undefined : String(value),
    refers: isReference ? id : undefined,
    children,
    findings: findings.filter(({ pointer: at }) => at !== undefined && isAt(at, pointer) && !below(at)),
  }
}

const isAt = (at: string, pointer: string) => at === pointer || at.startsWith(`${pointer}/`)

function membersOf(value: Json, pointer: string): { key: string; pointer: string; value: Json }[] {
  if (isArray(value))
    return value.map((member, index) => ({ key: String(index + 1), pointer: within(pointer, index), value: member }))
  if (!isObject(value) || (typeof value['@id'] === 'string' && Object.keys(value).length === 1)) return []
  return Object.entries(value)
    .filter(([key]) => key !== '@type' && key !== '@id')
    .map(([key, member]) => ({ key, pointer: within(pointer, key), value: member }))
}

const typeName = (type: Json | undefined): string | undefined =>
  isArray(type) ? type.map(String).join(', ') : type === undefined ? undefined : String(type)

export function definedIn(nodes: readonly TreeNode[]): ReadonlyMap<string, string> {
  const defined = new Map<string, string>()
  const walk = (node: TreeNode): void => {
    if (node.defines !== undefined && !defined.has(node.defines)) defined.set(node.defines, node.pointer)
    node.children.forEach(walk)
  }
  nodes.forEach(walk)
  return defined
}
