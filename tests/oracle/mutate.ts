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
  const { '@type': type, ...untyped } = object
  return random.pick<() => Json>([
    () => rest,
    () => ({ ...rest, [misspell(key, random)]: value ?? 'x' }),
    () => ({ ...object, '@type': random.pick(allTypes) }),
    () => ({ ...object, '@type': typeof type === 'string' ? misspell(type, random) : 'Thing' }),
    () => ({ ...object, '@type': typeof type === 'string' ? [type] : `https://schema.org/Thing` }),
    () => ({ ...object, '@id': random.pick(['https://example.org/#1', '', 5, null, ['a']]) }),
    () => ({ ...object, [random.pick(allProperties)]: random.pick(scalars) }),
    () => ({ ...object, [random.pick(strangeKeys)]: random.pick(scalars) }),
    () => ({ ...object, '@context': random.pick(contexts) }),
    () => [object],
    () => [object, random.pick(scalars)],
    () => ({ ...untyped, '@id': 'https://example.org/#2' }),
    () => ({ '@type': random.pick(vocabulary.roles).type, ...rest, '@id': 'https://example.org/#3' }),
    () => ({ ...object, [random.pick(keys)]: { '@type': random.pick(allTypes) } }),
    () => random.pick(scalars),
  ])()
}

const strangeKeys = 'length 0 01 map query-input @value @language @reverse toString'.split(' ')
const contexts = ['https://schema.org', 'https://schema.org/', 'http://schema.org', ['https://schema.org']]

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
  return random.pick<() => Json>([
    () => [value],
    () => [[value]],
    () => [value, random.pick(scalars)],
    () => (typeof value === 'string' ? misspell(value, random) : String(value)),
    () => ({ '@id': String(value) }),
    () => random.pick(scalars),
  ])()
}

/** One slip of a finger: a letter left out, doubled, swapped with the next, or in the other case. */
export function misspell(word: string, random: Random): string {
  const at = random.below(word.length)
  const letter = word.charAt(at)
  const [before, after] = [word.slice(0, at), word.slice(at + 1)]
  return random.pick([
    before + after,
    before + letter + letter + after,
    before + after.charAt(0) + letter + after.slice(1),
    before + (letter === letter.toUpperCase() ? letter.toLowerCase() : letter.toUpperCase()) + after,
  ])
}
