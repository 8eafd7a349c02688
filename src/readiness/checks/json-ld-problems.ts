import { msg } from '#lingui/macro'
import { isArray, isObject, type Json } from '../../json-ld/json.ts'
import type { Problem } from '../../json-ld/problem.ts'
import type { RuleName } from '../../json-ld/rules.ts'
import type { Message } from '../message.ts'

type Place = { readonly key: string; readonly value: string; readonly isKey: boolean }

/** What the checker of JSON-LD says in English alone, in the words of this site. */
const words: Partial<Record<RuleName, (place: Place) => Message>> = {
  noContext: () => msg`It does not begin with ${{ context: '"@context": "https://schema.org"' }}.`,
  unknownType: ({ value }) => msg`schema.org has no type “${{ value }}”.`,
  unknownProperty: ({ key }) => msg`schema.org has no property “${{ key }}”.`,
  enumMember: ({ key, value }) => msg`${{ key }} is “${{ value }}”, none of the values that schema.org has for it.`,
  notANumber: ({ key, value }) => msg`${{ key }} is “${{ value }}”, which is not a number.`,
  unknownKeyword: ({ key, value, isKey }) =>
    isKey ? msg`“${{ key }}” is not a keyword of JSON-LD.` : msg`${{ key }} cannot be “${{ value }}”.`,
  numberedList: ({ key }) => msg`“${{ key }}” is a list that was written as an object with numbers for keys.`,
  danglingId: ({ value }) => msg`Nothing on this page is described under the @id “${{ value }}”.`,
  conflictingTypes: ({ value }) => msg`The @id “${{ value }}” stands for things of types that exclude each other.`,
  hiddenName: ({ key, value }) => msg`The page does not show this ${{ key }}: “${{ value }}”.`,
  hiddenQuestion: ({ key, value }) => msg`The page does not show this ${{ key }}: “${{ value }}”.`,
  hiddenPrice: ({ value }) => msg`The page does not show the price ${{ value }}.`,
  hiddenRating: ({ value }) => msg`The page shows neither the rating ${{ value }} nor how many gave it.`,
}

/** A problem of a document, to be said in the reader's language. */
export function problemIn(document: Json, { rule, pointer, at, message }: Problem): Message | string {
  const keys = keysOf(pointer)
  const value = valueAt(document, pointer)
  // A reference is a node that has nothing but its id.
  const named = isObject(value) ? (value['@id'] ?? value) : value
  const key = keys.findLast((one) => !/^\d+$/.test(one)) ?? ''
  return words[rule]?.({ key, value: excerpt(named), isKey: at === 'key' }) ?? message
}

export const valueAt = (document: Json, pointer: string) => keysOf(pointer).reduce<Json | undefined>(memberOf, document)

const keysOf = (pointer: string) => pointer.split('/').slice(1).map(unescaped)
const unescaped = (key: string) => key.replaceAll('~1', '/').replaceAll('~0', '~')

function memberOf(value: Json | undefined, key: string): Json | undefined {
  if (isArray(value)) return value[Number(key)]
  if (!isObject(value)) return undefined
  // The context of schema.org knows keywords without their sign, too.
  const own = Object.hasOwn(value, key) ? key : key.replace(/^@/, '')
  return Object.hasOwn(value, own) ? value[own] : undefined
}

function excerpt(value: Json | undefined): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  return text.length > 60 ? `${text.slice(0, 59)}…` : text
}
