import { expect, it } from 'vitest'
import { checkDocument } from '../../src/json-ld/check/document.ts'
import { isArray } from '../../src/json-ld/json.ts'
import { documentFits } from '../../src/json-ld/strict/fits.ts'
import { seededDocuments } from './compare.ts'

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
