import { describe, expect, it } from 'vitest'
import { inspect } from '../../cli/json-ld/inspect.ts'
import { checkDocument } from '../../src/json-ld/check/document.ts'
import { checkGoogle } from '../../src/json-ld/google/check.ts'
import { isArray, isObject, type Json } from '../../src/json-ld/json.ts'
import { documentFits } from '../../src/json-ld/strict/fits.ts'
import { compare, seededDocuments } from './compare.ts'
import { edgeCaseDocuments } from './edge-cases.ts'

// npm run test:oracle compares thousands of documents.
describe('the result of the table is that of tsc', { timeout: 60_000 }, () => {
  it('on a sample of documents, most of them broken, and where the compiler is peculiar', {
    timeout: 300_000,
  }, async () => {
    const { compared, rejected, differing } = await compare([...edgeCaseDocuments, ...seededDocuments(11, 75)])
    expect(differing).toEqual([])
    // Both results must occur often.
    expect(rejected).toBeGreaterThan(compared / 4)
    expect(rejected).toBeLessThan(compared * 0.9)
  })
})

const documents = seededDocuments(5, 2000).filter((document) => !isArray(document))
const rejectedPlaces = (document: (typeof documents)[number]) =>
  checkDocument(document).filter(({ tsc }) => tsc === 'rejects')

it('a problem that is said to be rejected by tsc is only in a document that tsc rejects', () => {
  const accepted = documents.filter(documentFits)
  expect(accepted.length).toBeGreaterThan(300)
  expect(accepted.flatMap(rejectedPlaces)).toEqual([])
})

it('what tsc rejects has a place, but for the few types that no document may be about', () => {
  const rejected = documents.filter((document) => !documentFits(document))
  const unplaced = rejected.filter((document) => rejectedPlaces(document).length === 0)
  expect(unplaced.filter((document) => !/"@type":"(https?:|PronounceableText)/.test(JSON.stringify(document)))).toEqual(
    [],
  )
})

const written = seededDocuments(9, 600)

/** What is at a pointer; undefined where there is nothing. */
function at(document: Json, pointer: string): Json | undefined {
  const words = pointer.split('/').slice(1)
  return words.reduce<Json | undefined>((value, word) => {
    if (isArray(value)) return value[Number(word)]
    return isObject(value) ? value[word.replaceAll('~1', '/').replaceAll('~0', '~')] : undefined
  }, document)
}

it('every finding has a line and a column in the file given, where its key or its value is', () => {
  let looked = 0
  for (const document of written) {
    const page = `<!doctype html>\n<html><head><script type="application/ld+json">\n${JSON.stringify(document, null, 2)}\n</script>`
    const lines = page.split('\n')
    for (const mode of [
      { strict: true, google: undefined },
      { strict: false, google: checkGoogle },
    ]) {
      for (const { line = 0, column = 0, pointer = 'none', message } of inspect('page.html', page, 'html', mode)
        .findings) {
        const rest = (lines[line - 1] ?? '').slice(column - 1)
        const value = at(document, pointer)
        const key = JSON.stringify(pointer.split('/').at(-1)?.replaceAll('~1', '/').replaceAll('~0', '~'))
        expect(value, `${pointer}: ${message}`).toBeDefined()
        const starts = [key, isObject(value) ? '{' : isArray(value) ? '[' : JSON.stringify(value)]
        expect(
          starts.some((start) => rest.startsWith(start)),
          `${pointer}: ${message} at ${rest.slice(0, 30)}`,
        ).toBe(true)
        looked++
      }
    }
  }
  expect(looked).toBeGreaterThan(1000)
})
