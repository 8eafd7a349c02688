import { quoted } from '../check/walk.ts'
import { isObject, type Json } from '../json.ts'
import { isA, type Place } from '../site/nodes.ts'
import type { Around, Fault, Judge } from './feature.ts'
import { hasAny, valuesAt } from './place.ts'

/** Only for a node that is within one of these types, at any depth. */
export const inside =
  (types: readonly string[], judge: Judge): Judge =>
  (place, around) =>
    place.ancestors.some((ancestor) => types.some((type) => isA(ancestor, type))) ? judge(place, around) : []

/** The date or time in a value in milliseconds; undefined when it contains none. */
function timeOf(value: Json | undefined): number | undefined {
  const time = typeof value === 'string' && /^\d{4}-\d\d/.test(value) ? Date.parse(value) : Number.NaN
  return Number.isNaN(time) ? undefined : time
}

const day = 86_400_000

/** One date must not be before another, with a tolerance of a day for time zones. */
export const inOrder =
  (first: string, then: string, level: Fault['level'] = 'error'): Judge =>
  (place, { resolve }) => {
    const [from, to] = [valuesAt(place, first, resolve)[0], valuesAt(place, then, resolve)[0]]
    const [start, end] = [timeOf(from?.value), timeOf(to?.value)]
    if (!from || !to || start === undefined || end === undefined || end > start - day) return []
    return [
      { pointer: to.pointer, level, message: `${then} ${String(to.value)} is before ${first} ${String(from.value)}.` },
    ]
  }

/** Judges each value of some properties. @param wrong returns what is wrong with one, if anything */
export const each =
  (
    names: readonly string[],
    wrong: (value: Json, name: string, around: Around, place: Place) => Omit<Fault, 'pointer'> | undefined,
  ): Judge =>
  (place, around) =>
    names.flatMap((name) =>
      valuesAt(place, name, around.resolve).flatMap(({ value, pointer }) => {
        const fault = wrong(value, name, around, place)
        return fault ? [{ pointer, ...fault }] : []
      }),
    )

export const all =
  (...judges: Judge[]): Judge =>
  (place, around) =>
    judges.flatMap((judge) => judge(place, around))

const isDated = (text: string) => /^[+-]?\d{4}(?:-\d\d){0,2}(?:[T ]\d\d.*)?$|^\d{8}/.test(text)

/** A date must be a valid date: Google drops the feature when a required one is not. */
export const dated = (...names: string[]): Judge =>
  each(names, (value, name) => {
    if (typeof value !== 'string' || value.trim() === '' || isDated(value)) return undefined
    return { message: `${name} is ${quoted(value)}: Google takes ISO 8601.`, expected: 'such as 2026-11-22' }
  })

/** The address of a file or page must be absolute. */
export const absolute = (level: Fault['level'], ...names: string[]): Judge =>
  each(names, (value, name) => {
    const own = isObject(value) ? (value.url ?? value.contentUrl ?? value['@id']) : value
    const text = Array.isArray(own) ? own[0] : own
    if (typeof text !== 'string' || text.trim() === '' || /^https?:\/\/[^/\s]+/i.test(text.trim())) return undefined
    // The @id of a node is not the address of a file.
    if (isObject(value) && value.url === undefined && value.contentUrl === undefined) return undefined
    return { level, message: `${name} is ${quoted(text)}: Google takes an absolute address with http or https.` }
  })

export const needs =
  (
    paths: string,
    message: string,
    when: (place: Place, around: Around) => boolean = () => true,
    level?: Fault['level'],
  ): Judge =>
  (place, around) =>
    !when(place, around) || hasAny(place.node, paths, around.resolve)
      ? []
      : [{ pointer: place.pointer, message, level }]

export const longest = (name: string, least: number, most: number, level: Fault['level'] = 'error'): Judge =>
  each([name], (value) => {
    const length = typeof value === 'string' ? [...value].length : least
    if (typeof value !== 'string' || value === '' || (length >= least && length <= most)) return undefined
    return { level, message: `${name} has ${length} characters; Google takes ${least} to ${most}.` }
  })

export const oneOf = (name: string, allowed: readonly string[], level: Fault['level'] = 'error'): Judge =>
  each([name], (value) => {
    const word = typeof value === 'string' ? value.replace(/^https?:\/\/schema\.org\//, '') : undefined
    if (word === undefined || word === '' || allowed.includes(word)) return undefined
    return { level, message: `${name} is ${quoted(value)}.`, expected: allowed.join(', ') }
  })

export const between = (name: string, least: number, most: number): Judge =>
  each([name], (value) => {
    const number = Number(value)
    if (typeof value === 'object' || value === '' || (number >= least && number <= most)) return undefined
    return { message: `${name} is ${quoted(value)}: it lies between ${least} and ${most}.` }
  })

/** A day, or a time, that must not be before today, with a tolerance of a day for time zones. @param says makes the message from the value */
export const past = (name: string, says: (value: string) => string, level?: Fault['level']): Judge =>
  each([name], (value, _, { today }) => {
    const date = typeof value === 'string' ? /^\d{4}-\d\d-\d\d/.exec(value)?.[0] : undefined
    return date !== undefined && Date.parse(date) < Date.parse(today) - day
      ? { message: says(quoted(value)), level }
      : undefined
  })
