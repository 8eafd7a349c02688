import { expect, it } from 'vitest'
import { inspect } from '../../cli/json-ld/inspect.ts'
import { checkGoogle } from '../../src/json-ld/google/check.ts'
import { isArray, isObject, type Json } from '../../src/json-ld/json.ts'
import { seededDocuments } from './compare.ts'

const documents = seededDocuments(9, 600)

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
  for (const document of documents) {
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
