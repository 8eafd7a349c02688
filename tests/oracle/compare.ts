import { isObject, type Json, type JsonObject } from '../../src/json-ld/json.ts'
import { documentFits } from '../../src/json-ld/strict/fits.ts'
import type { Members, NodeType } from '../../src/json-ld/vocabulary/vocabulary.ts'
import { vocabulary } from '../../src/json-ld/vocabulary/vocabulary.ts'
import { mutate } from './mutate.ts'
import { Random } from './random.ts'
import { tscAccepts } from './tsc.ts'

type Comparison = { compared: number; rejected: number; differing: { document: Json; tsc: boolean }[] }

/** Documents from a seed: a third as generated, the others with one or two errors. */
export function seededDocuments(seed: number, count: number): Json[] {
  const random = new Random(seed)
  return Array.from({ length: count }, (_, index) => {
    const document = generateDocument(random)
    if (index % 6 === 0) return document
    const broken = mutate(document, random)
    return isObject(broken) && random.chance(0.2) ? mutate(broken, random) : broken
  })
}

/** Compares the table's result with the compiler's. */
export async function compare(documents: readonly Json[]): Promise<Comparison> {
  const accepted = await tscAccepts(documents)
  const differing = documents.flatMap((document, index) => {
    const tsc = accepted[index] ?? false
    return documentFits(document) === tsc ? [] : [{ document, tsc }]
  })
  return { compared: documents.length, rejected: accepted.filter((accepts) => !accepts).length, differing }
}

const texts = ['Ada Lovelace', 'https://example.org/a', '2026-11-21', 'PT1M', '12.5', '', 'EUR']
const numeric = ['3', '12.5', '-1', '1e3']

/** A document that schema-dts accepts: a node, or a graph of nodes. */
function generateDocument(random: Random): JsonObject {
  const context = { '@context': 'https://schema.org' }
  const types = [...vocabulary.thing.nodes.values()]
  if (random.chance(0.2))
    return {
      ...context,
      '@graph': Array.from({ length: 1 + random.below(3) }, () => node(random.pick(types), random, 2)),
    }
  return { ...context, ...node(random.pick(types), random, 3) }
}

function node(type: NodeType, random: Random, depth: number): JsonObject {
  const properties = [...type.properties.values()]
  const made: Record<string, Json> = { '@type': type.type }
  if (random.chance(0.2)) made['@id'] = `https://example.org/#${random.below(9)}`
  const wanted = Math.min(properties.length, random.below(6))
  for (let count = 0; count < wanted; count++) {
    const { name, members } = random.pick(properties)
    made[name] = valueFor(members, name, random, depth)
  }
  return made
}

/** A value for a property: one of its members, sometimes in a list or behind a role. */
function valueFor(members: Members, property: string, random: Random, depth: number): Json {
  if (random.chance(0.15)) return Array.from({ length: random.below(3) }, () => one(members, random, depth - 1))
  if (random.chance(0.05))
    return { '@type': random.pick(vocabulary.roles).type, [property]: one(members, random, depth - 1) }
  return one(members, random, depth - 1)
}

function one(members: Members, random: Random, depth: number): Json {
  const ways: (() => Json)[] = []
  if (members.text) ways.push(() => random.pick(texts))
  if (members.number) ways.push(() => random.below(99) / 2)
  if (members.numeric) ways.push(() => random.pick(numeric))
  if (members.boolean) ways.push(() => random.chance(0.5))
  if (members.literals.size > 0) ways.push(() => random.pick([...members.literals]))
  if (members.reference) ways.push(() => ({ '@id': `https://example.org/#${random.below(9)}` }))
  if (members.nodes.size > 0 && (depth > 0 || ways.length === 0))
    ways.push(() => node(random.pick([...members.nodes.values()]), random, depth))
  return random.pick(ways)()
}
