import { isArray, isObject, type Json, type JsonObject } from '../../src/json-ld/json.ts'
import { vocabulary } from '../../src/json-ld/vocabulary/vocabulary.ts'
import type { Random } from './random.ts'

type Path = readonly (string | number)[]

/** Changes a document in one place, which usually breaks it. */
export function mutate(document: JsonObject, random: Random): Json {
  const places = [...placesIn(document)]
  const objects = places.filter(({ value }) => isObject(value))
  const place = random.chance(0.6) ? random.pick(objects) : random.pick(places)
  const { value, path } = place
  return put(document, path, isObject(value) ? mutateObject(value, random) : mutateValue(value, random))
}

function* placesIn(value: Json, path: Path = []): Generator<{ value: Json; path: Path }> {
  yield { value, path }
  if (isArray(value)) for (const [index, element] of value.entries()) yield* placesIn(element, [...path, index])
  else if (isObject(value)) for (const [key, member] of Object.entries(value)) yield* placesIn(member, [...path, key])
}

function put(into: Json, [head, ...rest]: Path, value: Json): Json {
  if (head === undefined) return value
  if (isArray(into)) return into.map((element, index) => (index === head ? put(element, rest, value) : element))
  if (!isObject(into)) return into
  const member = into[head]
  return { ...into, [head]: member === undefined ? value : put(member, rest, value) }
}

const allTypes = [...vocabulary.nodes.keys()]
const allProperties = [...vocabulary.properties.keys()]

function mutateObject(object: JsonObject, random: Random): Json {
  const keys = Object.keys(object)
  const key = random.pick([...keys, '@type'])
  const { [key]: value, ...rest } = object
  const type = object['@type']
  switch (random.below(15)) {
    case 0:
      return rest
    case 1:
      return { ...rest, [misspell(key, random)]: value ?? 'x' }
    case 2:
      return { ...object, '@type': random.pick(allTypes) }
    case 3:
      return { ...object, '@type': typeof type === 'string' ? misspell(type, random) : 'Thing' }
    case 4:
      return { ...object, '@type': typeof type === 'string' ? [type] : `https://schema.org/Thing` }
    case 5:
      return { ...object, '@id': random.pick(['https://example.org/#1', '', 5, null, ['a']]) }
    case 6:
      return { ...object, [random.pick(allProperties)]: random.pick(scalars) }
    case 7:
      return {
        ...object,
        [random.pick(['length', '0', '01', 'map', 'query-input', '@value', '@language', '@reverse', 'toString'])]:
          random.pick(scalars),
      }
    case 8:
      return {
        ...object,
        '@context': random.pick([
          'https://schema.org',
          'https://schema.org/',
          'http://schema.org',
          ['https://schema.org'],
        ]),
      }
    case 9:
      return [object]
    case 10:
      return [object, random.pick(scalars)]
    case 11: {
      const { '@type': _, ...untyped } = object
      return { ...untyped, '@id': 'https://example.org/#2' }
    }
    case 12:
      return { '@type': random.pick(vocabulary.roles).type, ...rest, '@id': 'https://example.org/#3' }
    case 13:
      return { ...object, [random.pick(keys)]: { '@type': random.pick(allTypes) } }
    default:
      return random.pick(scalars)
  }
}

const scalars: readonly Json[] = [
  null,
  true,
  false,
  0,
  1.5,
  -3,
  '',
  ' ',
  '7',
  '0x1f',
  '1_000',
  'Infinity',
  'True',
  'Monday',
  'https://schema.org/Monday',
  'InStock',
  'text',
  [],
  [[]],
  {},
]

function mutateValue(value: Json, random: Random): Json {
  switch (random.below(6)) {
    case 0:
      return [value]
    case 1:
      return [[value]]
    case 2:
      return [value, random.pick(scalars)]
    case 3:
      return typeof value === 'string' ? misspell(value, random) : String(value)
    case 4:
      return { '@id': String(value) }
    default:
      return random.pick(scalars)
  }
}

/** One slip of a finger: a letter left out, doubled, swapped with the next, or in the other case. */
export function misspell(word: string, random: Random): string {
  const at = random.below(word.length)
  const letter = word.charAt(at)
  const [before, after] = [word.slice(0, at), word.slice(at + 1)]
  switch (random.below(4)) {
    case 0:
      return before + after
    case 1:
      return before + letter + letter + after
    case 2:
      return before + after.charAt(0) + letter + after.slice(1)
    default:
      return before + (letter === letter.toUpperCase() ? letter.toLowerCase() : letter.toUpperCase()) + after
  }
}
