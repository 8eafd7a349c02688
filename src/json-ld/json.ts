export type Json = null | boolean | number | string | readonly Json[] | JsonObject
export type JsonObject = { readonly [key: string]: Json }

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const isArray = (value: Json | undefined): value is readonly Json[] => Array.isArray(value)

/** A key may have a megabyte, and thousands of members: their pointers would fill the memory. */
const longestPointer = 2000

/** The pointer of a member (RFC 6901); that of what it is in, where it would be too long. */
export function within(pointer: string, key: string | number): string {
  if (pointer.length + String(key).length > longestPointer) return pointer
  if (typeof key === 'string' && /[~/]/.test(key))
    return `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`
  return `${pointer}/${key}`
}

/** Where a text of JSON, which need not be valid, nests deeper than this: parsers and checks call themselves. */
export function tooDeepAt(json: string, deepest: number): number | undefined {
  let depth = 0
  for (const { 0: part, index } of json.matchAll(/"[^"\\]*(?:\\.[^"\\]*)*"?|[[{\]}]/gs)) {
    if (part === '[' || part === '{') depth++
    else if (part === ']' || part === '}') depth--
    if (depth > deepest) return index
  }
  return undefined
}

/** A value, or each of a list, with its pointer. */
export const eachOf = (value: Json, pointer: string): (readonly [one: Json, pointer: string])[] =>
  isArray(value) ? value.map((one, index) => [one, within(pointer, index)] as const) : [[value, pointer]]
