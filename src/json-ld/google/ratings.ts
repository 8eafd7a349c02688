import { shortName } from '../check/context.ts'
import { quoted } from '../check/walk.ts'
import { isObject, type Json } from '../json.ts'
import { isA, type Place, valuesOf } from '../site/nodes.ts'
import { vocabulary } from '../vocabulary/vocabulary.ts'
import { type Around, type Constraint, constraint, type Fault, listed } from './feature.ts'
import { each } from './judges.ts'
import { hasAny, valuesAt, whole } from './place.ts'

/** Types with review snippets, according to Google "and their subtypes". */
const rateable = listed(`
  Book Course CreativeWorkSeason CreativeWorkSeries Episode Event Game HowTo LocalBusiness MediaObject Movie
  MusicPlaylist MusicRecording Organization Product Recipe SoftwareApplication`)

/** A rating as a number; `60%` and `6/10` contain their own scale and become a share. */
function numberOf(value: Json): { value: number; ownScale: boolean } | undefined {
  if (typeof value === 'number') return { value, ownScale: false }
  if (typeof value !== 'string') return undefined
  const text = value.trim()
  if (/^-?(?:\d+(?:\.\d+)?|\.\d+)$/.test(text)) return { value: Number(text), ownScale: false }
  const [, share, , of] = /^(\d+(?:\.\d+)?|\.\d+)\s*(%|\/\s*(\d+(?:\.\d+)?|\.\d+))$/.exec(text) ?? []
  return share === undefined ? undefined : { value: Number(share) / Number(of ?? 100), ownScale: true }
}

function onScale(place: Place, { resolve }: Around): Fault[] {
  const one = (name: string) => valuesAt(place, name, resolve)[0]
  const written = one('ratingValue')
  if (!written || isObject(written.value) || written.value === '') return []
  const bounds = (['worstRating', 'bestRating'] as const).flatMap((name) => {
    const found = one(name)
    return found && found.value !== '' && !isObject(found.value) && !numberOf(found.value)
      ? [{ pointer: found.pointer, message: `${name} is ${quoted(found.value)}: Google takes a number.` }]
      : []
  })
  const wrong = (message: string, more: Partial<Fault> = {}) => [
    ...bounds,
    { pointer: written.pointer, message, ...more },
  ]
  const rating = numberOf(written.value)
  if (!rating)
    return wrong(`ratingValue is ${quoted(written.value)}: Google takes a number with a point, 4.5, 90% or 9/10.`)
  if (rating.ownScale) return bounds
  const bound = (name: string, otherwise: number) => {
    const found = one(name)
    return (found && numberOf(found.value)?.value) ?? otherwise
  }
  // By default the lowest rating is 1 in the documentation, but the test tool accepts 0, too.
  const [worst, best] = [bound('worstRating', 0), bound('bestRating', 5)]
  if (worst >= best) return wrong(`worstRating ${worst} is not below bestRating ${best}.`, { pointer: place.pointer })
  if (rating.value >= worst && rating.value <= best) return bounds
  const scale = `${worst} to ${best}${one('bestRating') ? '' : ', the scale where none is said'}`
  return wrong(`ratingValue ${rating.value} is outside of ${scale}.`, {
    expected: 'a rating on its scale, or bestRating and worstRating',
  })
}

const counted = each(['ratingCount', 'reviewCount'], (value, name, { resolve }, place) => {
  const count = typeof value === 'object' || value === '' ? Number.NaN : Number(value)
  if (Number.isNaN(count) || (count >= 1 && Number.isInteger(count))) return undefined
  // One of the two may be 0.
  const [other] = valuesAt(place, name === 'ratingCount' ? 'reviewCount' : 'ratingCount', resolve)
  if (count === 0 && other && Number(other.value) > 0) return undefined
  return { message: `${name} is ${quoted(value)}: Google takes a whole number above nought.` }
})

const ratingProperties = ['aggregateRating', 'review', 'reviews']

function ofSomething(place: Place, { resolve, isHeld }: Around): Fault[] {
  const { node, pointer, ancestors, trail } = place
  const items = valuesOf(node, 'itemReviewed')
  if (items.length > 0)
    return items.flatMap((item) => {
      if (!isObject(item)) return [{ pointer: `${pointer}/itemReviewed`, message: 'itemReviewed is no node.' }]
      const described = whole(item, resolve)
      const known = Object.keys(described).length > 1 || typeof described['@id'] !== 'string'
      if (known && !hasAny(described, 'name', resolve))
        return [{ pointer: `${pointer}/itemReviewed`, message: 'What is rated has no name.' }]
      return known && described['@type'] !== undefined ? unsuited(described, `${pointer}/itemReviewed`) : []
    })
  const holder = ancestors.at(-1)
  const property = trail.findLast((name) => !name.startsWith('@'))
  if (holder && property && ratingProperties.includes(property)) return unsuited(whole(holder, resolve), pointer)
  if (property !== undefined && property !== '@graph' && holder && holder['@type'] !== undefined) return []
  if (isHeld(place)) return []
  return [
    {
      pointer,
      message: 'The rating is of nothing: it has no itemReviewed, and no item has it as its review or aggregateRating.',
      expected: 'itemReviewed with @type and name, or the rating within its item',
    },
  ]
}

const isType = (name: string) => vocabulary.nodes.has(shortName(name))

function unsuited(item: Parameters<typeof isA>[0], pointer: string): Fault[] {
  // A type that schema.org does not have is a fault of its own, or of another vocabulary beside it.
  const types = valuesOf(item, '@type').filter((type) => typeof type === 'string' && isType(type))
  if (types.length === 0 || rateable.some((type) => isA(item, type))) return []
  return [{ pointer, message: `Google shows no ratings of ${types.join(' and ')}.`, expected: rateable.join(', ') }]
}

function signed(place: Place, around: Around): Fault[] {
  const { resolve } = around
  const names = [...valuesAt(place, 'author', resolve), ...valuesAt(place, 'author.name', resolve)]
  const long = names.find(({ value }) => typeof value === 'string' && value.length > 100)
  return [
    ...(long ? [{ pointer: long.pointer, message: 'The name of the author is longer than 100 characters.' }] : []),
    ...valuesAt(place, 'reviewRating', resolve).flatMap(({ value, pointer }) =>
      isObject(value) && value['@type'] === undefined && hasAny(value, 'ratingValue', resolve)
        ? onScale({ ...place, node: value, pointer }, around)
        : [],
    ),
  ]
}

const page = 'review-snippet'
export const ratingConstraints: readonly Constraint[] = [
  constraint('Review snippet', ['Rating'], page, onScale),
  constraint('Review snippet', ['AggregateRating'], page, counted),
  constraint('Review snippet', ['AggregateRating', 'Review'], page, (place, around) =>
    // Ratings of employers and of claims are features of their own.
    isA(place.node, 'EmployerAggregateRating') || isA(place.node, 'ClaimReview') ? [] : ofSomething(place, around),
  ),
  constraint('Review snippet', ['Review'], page, signed),
]
