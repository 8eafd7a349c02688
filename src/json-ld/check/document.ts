import { eachOf, isArray, isObject, type Json, type JsonObject, within } from '../json.ts'
import { type Problem, rejected } from '../problem.ts'
import { nodesIn } from '../site/nodes.ts'
import { documentFits, fits } from '../strict/fits.ts'
import { thingTarget } from '../strict/target.ts'
import { type Context, isSlip, readContext } from './context.ts'
import { checkNode } from './node.ts'
import { spelling } from './types.ts'
import { quoted, report, type Walk } from './walk.ts'

/**
 * All that is wrong with a document, and with each of a list of documents.
 * @param unknown the names that were looked up: one map for all documents of a page
 */
export function checkDocument(document: Json, pointer = '', unknown: Walk['unknown'] = new Map()): Problem[] {
  if (isArray(document)) return document.flatMap((one, index) => checkDocument(one, within(pointer, index), unknown))
  if (!isObject(document))
    return [rejected('noContext', pointer, `A document is an object, this is ${quoted(document)}.`)]
  const { '@graph': graph, ...rest } = document
  // Nodes of a graph may bring the context along, each its own (JSON-LD 1.1, "Embedded contexts").
  if (isArray(graph) && Object.keys(rest).length === 0 && graph.length > 0 && graph.every(hasContext))
    return [
      rejected('spelling', pointer, 'The type Graph of schema-dts has the context of its nodes.'),
      ...checkDocument(graph, within(pointer, '@graph'), unknown),
    ]
  const read = readContext(document['@context'])
  const types = eachOf(document['@type'] ?? [], pointer).map(([type]) => String(type))
  // All types have a prefix that the context declares, and it does not name schema.org: nothing of that is meant.
  const isOther = read.spelling === 'none' && types.length > 0 && types.every((type) => read.terms.has(prefixOf(type)))
  const context: Context = isOther ? { ...read, spelling: 'foreign' } : read
  let ids: ReadonlySet<string> | undefined
  const walk: Walk = {
    root: pointer,
    problems: [],
    context,
    unknown,
    typed() {
      ids ??= new Set(typedIds(document))
      return ids
    },
  }
  checkContext(document, context, pointer, walk)
  if (context.spelling === 'foreign') return walk.problems
  if (graph === undefined) checkNode(document, pointer, walk)
  else {
    const place = within(pointer, '@graph')
    for (const [node, at] of eachOf(graph, place)) {
      if (isObject(node)) checkNode(node, at, walk)
      else if (isArray(node)) {
        report(walk, { rule: 'nestedList', pointer: at, message: 'The graph holds a list within a list.' })
        for (const [inner, innerAt] of eachOf(node, at)) if (isObject(inner)) checkNode(inner, innerAt, walk)
      } else
        report(walk, {
          rule: 'textForObject',
          pointer: at,
          tsc: fits(node, thingTarget) ? 'accepts' : 'rejects',
          message: `The graph holds ${quoted(node)}.`,
          expected: 'a node',
        })
    }
    if (!isArray(graph) || Object.keys(rest).some((key) => key !== '@context'))
      report(walk, {
        rule: 'spelling',
        pointer: place,
        at: 'key',
        message: 'The type Graph of schema-dts has @context and a list in @graph, and nothing else.',
      })
    if (Object.keys(rest).some((key) => !key.startsWith('@'))) checkNode(rest, pointer, walk)
  }
  return walk.problems
}

/** Finds what `tsc` rejects and nothing else: the result is empty exactly when tsc accepts the document. */
export function checkStrictly(document: Json, pointer = ''): Problem[] {
  if (isArray(document)) return document.flatMap((one, index) => checkStrictly(one, within(pointer, index)))
  if (documentFits(document)) return []
  const found = checkDocument(document, pointer).filter(({ tsc }) => tsc === 'rejects')
  return found.length > 0
    ? found
    : [rejected('spelling', pointer, 'The types of schema-dts do not take this document.')]
}

const prefixOf = (name: string) => name.split(':', 1)[0] ?? ''

const hasContext = (node: Json) => isObject(node) && node['@context'] !== undefined

function checkContext(document: JsonObject, context: Context, pointer: string, walk: Walk): undefined {
  const place = within(pointer, '@context')
  const found = document['@context']
  const fix = 'https://schema.org'
  switch (context.spelling) {
    case 'exact':
      return
    case 'https':
      return spelling(place, found, fix, walk)
    case 'http':
      return report(walk, {
        rule: 'httpContext',
        pointer: place,
        message: `The context is ${quoted(found)}.`,
        expected: fix,
        ...(typeof found === 'string' && { fix }),
      })
    case 'foreign':
      return report(walk, {
        rule: 'foreignContext',
        pointer: place,
        message: `The context is ${quoted(found)}: not checked.`,
      })
    case 'none':
      return report(walk, {
        rule: 'noContext',
        pointer: found === undefined ? pointer : place,
        message: found === undefined ? 'There is no @context.' : `The context is ${quoted(found)}.`,
        expected: `"@context": "${fix}"`,
        ...(typeof found === 'string' &&
          (isSlip(found) || /^(?:\/\/)?(?:www\.)?schema\.org\/?$/i.test(found)) && { fix, suggestion: fix }),
      })
  }
}

/** The ids of nodes that say their type. */
const typedIds = (document: JsonObject) =>
  nodesIn(document).flatMap(({ node: { '@id': id, '@type': type } }) =>
    typeof id === 'string' && type !== undefined ? [id] : [],
  )
