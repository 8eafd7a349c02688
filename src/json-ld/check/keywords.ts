import { isArray, isObject, type Json, type JsonObject, within } from '../json.ts'
import { nearest } from '../nearest.ts'
import { quoted, report, type Walk } from './walk.ts'

const keywords = [
  '@id',
  '@type',
  '@context',
  '@graph',
  '@value',
  '@language',
  '@list',
  '@set',
  '@reverse',
  '@index',
  '@included',
  '@nest',
  '@direction',
  '@base',
  '@vocab',
  '@version',
]

const isText = (value: Json) => typeof value === 'string'
const wants: Readonly<Record<string, { good: (value: Json) => boolean; expected: string }>> = {
  '@id': { good: isText, expected: 'text, an address' },
  '@language': { good: isText, expected: 'text, a language such as fr' },
  '@type': {
    good: (value) => isText(value) || (isArray(value) && value.length > 0 && value.every(isText)),
    expected: 'the name of a type, or a list of names',
  },
  '@reverse': { good: isObject, expected: 'an object of properties' },
}

/** Checks the keys of an object that start with @ against the keywords of JSON-LD. */
export function checkKeywords(object: JsonObject, pointer: string, walk: Walk): undefined {
  for (const key of Object.keys(object)) {
    if (!key.startsWith('@')) continue
    const value = object[key] ?? null
    const place = within(pointer, key)
    if (!keywords.includes(key)) {
      const suggestion = nearest(key, keywords)
      const fix = keywords.find((keyword) => keyword === key.toLowerCase())
      report(walk, {
        rule: 'unknownKeyword',
        pointer: place,
        at: 'key',
        message: `${quoted(key)} is no keyword of JSON-LD.`,
        suggestion,
        ...(fix !== undefined && { fix }),
      })
    } else if (wants[key]?.good(value) === false)
      report(walk, {
        rule: 'unknownKeyword',
        pointer: place,
        message: `${key} cannot be ${quoted(value)}.`,
        expected: wants[key].expected,
      })
  }
}
