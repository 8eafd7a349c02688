import { isArray, isObject, type Json, type JsonObject, within } from '../json.ts'
import { nearest } from '../nearest.ts'
import { fits, isNumeric } from '../strict/fits.ts'
import { type Target, targetOf } from '../strict/target.ts'
import type { Members, Property } from '../vocabulary/vocabulary.ts'
import { shortName } from './context.ts'
import { isDateOrTime, isDuration } from './dates.ts'
import { checkNode } from './node.ts'
import { knownTypes, spelling, typeNames, typeOf } from './types.ts'
import { quoted, report, someOf, type Walk } from './walk.ts'

export function checkValue(value: Json, property: Property, pointer: string, walk: Walk): undefined {
  const target = targetOf(property)
  if (!isArray(value)) return checkOne(value, property, target, pointer, walk)
  for (const [index, element] of value.entries())
    checkOne(element, property, target.list ?? target, within(pointer, index), walk)
}

function checkOne(value: Json, property: Property, target: Target, pointer: string, walk: Walk): undefined {
  const { name } = property
  if (value === null) return report(walk, { rule: 'nullValue', pointer, message: `${name} is null.` })
  if (isArray(value)) {
    report(walk, { rule: 'nestedList', pointer, message: `${name} holds a list within a list.` })
    for (const [index, element] of value.entries()) checkOne(element, property, target, within(pointer, index), walk)
    return
  }
  if (isObject(value)) return checkObject(value, property, target, pointer, walk)
  if (typeof value === 'string') return checkText(value, property, pointer, walk)
  const { members } = property
  if (typeof value === 'number' ? members.number : members.boolean) return
  const expected = expectationOf(members)
  const found = `${name} is ${quoted(value)}.`
  if (typeof value === 'number' && members.text && !isCode.test(name)) return spelling(pointer, value, 'text', walk)
  if (typeof value === 'number' && members.text)
    return report(walk, { rule: 'numberForText', pointer, message: found, expected: quoted(String(value)) })
  const wantsNode = !members.text && !members.boolean && !members.number
  report(walk, { rule: wantsNode ? 'textForObject' : 'wrongValue', pointer, message: found, expected })
}

function checkObject(value: JsonObject, property: Property, target: Target, pointer: string, walk: Walk): undefined {
  for (const keyword of ['@list', '@set'] as const) {
    const inner = value[keyword]
    if (inner === undefined) continue
    spelling(pointer, keyword, 'a list', walk)
    return checkValue(inner, property, within(pointer, keyword), walk)
  }
  if (value['@value'] !== undefined) {
    spelling(pointer, '@value', 'the value itself', walk)
    return checkOne(value['@value'], property, target, within(pointer, '@value'), walk)
  }
  const { members, name } = property
  const keys = Object.keys(value).filter((key) => !key.startsWith('@'))
  if (keys.length > 0 && keys.every((key) => /^\d+$/.test(key))) {
    report(walk, {
      rule: 'numberedList',
      pointer,
      tsc: fits(value, target) ? 'accepts' : 'rejects',
      message: `${name} is an object whose keys are numbers (${quoted(keys.slice(0, 3).join(', '))}): a list was meant.`,
      expected: 'a list, […]',
    })
    for (const key of keys) checkOne(value[key] ?? null, property, target.list ?? target, within(pointer, key), walk)
    return
  }
  const tscAccepts = () => fits(value, target)
  const types = knownTypes(value)
  const named = typeNames(typeOf(value))
  const suits = types.some(({ type, isRole }) => isRole || members.nodes.has(type))
  // checkNode reports unknown types, and a type of another vocabulary is not a problem.
  const isWrongType = !suits && types.length > 0 && types.length === named.length
  const isWrongReference = named.length === 0 && !members.reference && value['@id'] !== undefined && !tscAccepts()
  if (isWrongType || isWrongReference)
    report(walk, {
      rule: 'wrongNode',
      pointer,
      message: `${name} holds ${isWrongType ? article(named.join(' and ')) : 'a reference'}.`,
      expected: expectationOf(members),
    })
  if (types.some(({ isRole }) => isRole) && value[name] === undefined && !tscAccepts())
    spelling(pointer, named.join(), `a role that holds ${name}`, walk)
  checkNode(value, pointer, walk, property, tscAccepts)
}

function checkText(value: string, { name, members }: Property, pointer: string, walk: Walk): undefined {
  if (members.literals.has(value)) return
  if (members.text) return checkFormat(value, name, members, pointer, walk)
  if (members.numeric && isNumeric(value)) return
  const found = `${name} is ${quoted(value)}.`
  const expected = expectationOf(members)
  if (members.literals.has(shortName(value))) return spelling(pointer, value, shortName(value), walk)
  if (members.number)
    return report(walk, {
      rule: members.nodes.size > 0 ? 'wrongValue' : 'notANumber',
      pointer,
      message: found,
      expected,
    })
  if (members.boolean) {
    const literal = /^(true|false)$/i.exec(value)?.[0].toLowerCase()
    return report(walk, {
      rule: 'wrongValue',
      pointer,
      message: found,
      expected: 'true or false, without quotation marks',
      ...(literal && { fix: literal === 'true' }),
    })
  }
  const short = shortName(value)
  // `interactionType` names the type of an action, as Google's documentation shows it.
  if (short !== value && members.nodes.has(short)) return spelling(pointer, value, expected, walk)
  // https://schema.org/BusinessFunction lists them as its values, as DeliveryMethod and others do.
  if (value.startsWith('http://purl.org/goodrelations/v1#')) return spelling(pointer, value, expected, walk)
  // Other vocabularies have enumeration members, too.
  const isAddress = /^[a-z][a-z+.-]*:/i.test(value) && short === value
  if (members.literals.size > 0 && !isAddress) {
    const candidates = [...members.literals].filter((literal) => !literal.includes('/'))
    const suggestion = nearest(short, candidates)
    return report(walk, {
      rule: 'enumMember',
      pointer,
      message: found,
      expected: someOf(candidates, 6),
      suggestion,
      ...(suggestion?.toLowerCase() === short.toLowerCase() && { fix: `https://schema.org/${suggestion}` }),
    })
  }
  report(walk, { rule: 'textForObject', pointer, message: found, expected })
}

/** Properties that are codes, not quantities: as numbers they lose leading zeros. */
const isCode =
  /^(?:telephone|faxNumber|postalCode|postOfficeBoxNumber|gtin\d*|isbn|issn|mpn|sku|productID|serialNumber|taxID|vatID|leiCode|duns|naics|isicV4|globalLocationNumber|accountId|orderNumber|flightNumber)$/

const date = {
  among: ['Date', 'DateTime', 'Time', '@'],
  fits: isDateOrTime,
  rule: 'badDate',
  expected: '2026-11-21 or 2026-11-21T09:00:00+01:00',
} as const
// `9h` for the opening of a shop is no day: who is told to write one does.
const time = { ...date, among: ['Time', '@'], expected: '09:00 or 09:00:00+01:00' } as const
const duration = {
  among: ['Duration', 'QuantitativeValue', '@'],
  fits: isDuration,
  rule: 'badDuration',
  expected: 'PT1H30M',
} as const

function checkFormat(value: string, name: string, { names }: Members, pointer: string, walk: Walk): undefined {
  const format = [time, date, duration].find(({ among }) => names.every((one) => among.some((type) => type === one)))
  if (!format || format.fits(value)) return
  const { rule, expected } = format
  report(walk, { rule, pointer, tsc: 'accepts', message: `${name} is ${quoted(value)}.`, expected })
}

/** `Organization, Person, text or a reference` */
function expectationOf({ names, reference }: Members): string {
  const shown = names
    .filter((name) => name.length > 1)
    .map(
      (name) =>
        ({
          Text: 'text',
          Number: 'a number',
          Integer: 'a whole number',
          Float: 'a number',
          Boolean: 'true or false',
          URL: 'an address',
        })[name] ?? name,
    )
  return someOf([...shown, ...(reference ? ['a reference by @id'] : [])], 5)
}

const article = (name: string) => `${/^[AEIOU]/.test(name) ? 'an' : 'a'} ${name}`
