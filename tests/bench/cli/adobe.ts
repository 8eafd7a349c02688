import Validator from '@adobe/structured-data-validator'
import type { JsonObject } from '../../../src/json-ld/json.ts'

/** What the library says of documents. Its vocabulary check wants a download of schema.org: only its Google rules run. */
export async function validateWithAdobe(documents: readonly JsonObject[]): Promise<{ issues: number; failed: number }> {
  let [issues, failed] = [0, 0]
  for (const document of documents) {
    const type = String(document['@type'] ?? 'Thing')
    try {
      const found = await new Validator().validate({ jsonld: { [type]: [document] }, microdata: {}, rdfa: {} })
      issues += found.length
    } catch {
      failed++
    }
  }
  return { issues, failed }
}
