import { isObject, type Json } from '../../src/json-ld/json.ts'
import { documentFits } from '../../src/json-ld/strict/fits.ts'
import { generateDocument } from './generate.ts'
import { mutate } from './mutate.ts'
import { Random } from './random.ts'
import { tscAccepts } from './tsc.ts'

export type Comparison = { compared: number; rejected: number; differing: { document: Json; tsc: boolean }[] }

/** Documents from a seed: every third as it was generated, the others broken once or twice. */
export function seededDocuments(seed: number, count: number): Json[] {
  const random = new Random(seed)
  return Array.from({ length: count }, (_, index) => {
    const document = generateDocument(random)
    if (index % 6 === 0) return document
    const broken = mutate(document, random)
    return isObject(broken) && random.chance(0.2) ? mutate(broken, random) : broken
  })
}

/** Holds the table's verdict against the compiler's. */
export async function compare(documents: readonly Json[]): Promise<Comparison> {
  const accepted = await tscAccepts(documents)
  const differing = documents.flatMap((document, index) => {
    const tsc = accepted[index] ?? false
    return documentFits(document) === tsc ? [] : [{ document, tsc }]
  })
  return { compared: documents.length, rejected: accepted.filter((accepts) => !accepts).length, differing }
}
