import { memoize } from '../../site/memoize.ts'
import { shortName } from '../check/context.ts'
import { isObject, type Json, type JsonObject } from '../json.ts'
import { accepted, type Problem } from '../problem.ts'
import type { RuleName } from '../rules.ts'
import { isA, isMention, isReference, nodesIn, type Place, valuesOf } from '../site/nodes.ts'
import { vocabulary } from '../vocabulary/vocabulary.ts'
import { type Around, type Feature, isStale, type RetiredFeature } from './feature.ts'
import { features } from './features.ts'
import { hasAny, isNamedOnly, type Resolve, resolverOf, valuesAt, whole } from './place.ts'
import { retired } from './retired.ts'
import { constraints } from './values.ts'

/**
 * What Google's features require and a document lacks, and values that Google does not accept.
 * @param documents all documents of the page, including this one: references are resolved in them
 * @param today ISO date: jobs and prices expire; without it, nothing does
 */
export function checkGoogle(
  document: Json,
  { documents = [document], today = '' }: { documents?: readonly Json[]; today?: string } = {},
): Problem[] {
  const { resolve, isHeld } = graphOf(documents)
  const around: Around = { resolve, today, isHeld }
  const places = nodesIn(document).filter(({ node }) => !isReference(node))
  const problems = places.flatMap((place) => {
    const full = { ...place, node: whole(place.node, resolve) }
    // Google judges a page by itself: a name at the top, of which the page says no more, is all there is.
    const isAll = isNamedOnly(full.node) && place.trail.every((property) => property === '@graph')
    if (isNamedOnly(place.node) && !isAll) return []
    return [
      ...features.filter((feature) => applies(feature, place)).flatMap((feature) => missing(feature, full, resolve)),
      ...judged(full, around),
    ]
  })
  return [...onceEach(problems), ...gone(places, around)]
}

/** Made once for all documents of a page. */
const graphOf = memoize((documents: readonly Json[]): Pick<Around, 'resolve' | 'isHeld'> => {
  // Of the nodes that others refer to as their review or rating.
  const held = new Set(
    documents
      .flatMap(nodesIn)
      .filter(({ trail }) => /^(?:aggregateRating|reviews?)$/.test(trail.at(-1) ?? ''))
      .map(({ node }) => node['@id']),
  )
  return { resolve: resolverOf(documents), isHeld: ({ node: { '@id': id } }) => typeof id === 'string' && held.has(id) }
})

/** The features and rules that were last compared with Google's documentation too long ago. */
export function staleFeatures(today: string): { names: string[]; since: string } | undefined {
  const stale = [
    ...features,
    ...constraints.map(({ feature, checked }) => ({ name: feature, checked })),
    ...retired,
  ].filter(({ checked }) => isStale(checked, today))
  const since = stale.map(({ checked }) => checked).sort()[0]
  return since === undefined ? undefined : { names: [...new Set(stale.map(({ name }) => name))], since }
}

function applies({ types, within, notIn }: Feature, place: Place): boolean {
  const { node, ancestors, trail } = place
  if (!types.some((type) => isA(node, type)) || isSuperseded(node)) return false
  if (within !== undefined && !ancestors.some((ancestor) => isA(ancestor, within))) return false
  // Of what is only mentioned, the form of its values is checked.
  return !isMention(place) && !notIn.includes(trail.at(-1) ?? '')
}

/** UserComments, which schema.org counts among events: Google has no feature for a type that is given up. */
const isSuperseded = ({ '@type': type }: JsonObject) =>
  typeof type === 'string' && vocabulary.nodes.get(shortName(type))?.deprecated !== undefined

function missing(feature: Feature, { node, pointer }: Place, resolve: Resolve): Problem[] {
  const { name, required, recommended, earned, shownTo } = feature
  const lacks = (paths: string) => !hasAny(node, paths, resolve)
  const shown = shownTo === undefined ? '' : ` (shown to ${shownTo} alone)`
  const told = (rule: GoogleRule, what: string) => problem(rule, pointer, `${name}${shown} ${what}.`, feature)
  const wanted = recommended.filter(lacks).map(words)
  const lacking = required.filter(lacks)
  return [
    ...lacking
      // What lacks an author lacks the author's name: one fault.
      .filter((path) => !lacking.some((other) => path.startsWith(`${other}.`)))
      .map((path) => told('googleRequired', `needs ${words(path)}`)),
    ...earned
      .filter(lacks)
      .map((path) => `needs ${words(path)}, which is for others to give: leave the feature rather than invent one`)
      .map((what) => told('googleAdvice', what)),
    ...(wanted.length > 0 ? [told('googleRecommended', `recommends ${wanted.join(', ')}`)] : []),
  ]
}

const words = (paths: string) => paths.replaceAll('|', ' or ')

function judged(place: Place, around: Around): Problem[] {
  return constraints
    .filter(({ types }) => types.some((type) => isA(place.node, type)))
    .flatMap((rule) =>
      rule.judge(place, around).map(({ level, pointer, message, expected }) => ({
        ...problem(level === 'advice' ? 'googleAdvice' : 'googleValue', pointer, message, rule),
        ...(expected !== undefined && { expected }),
      })),
    )
}

/** Retired features, each once per document, and what their markup lacks for other readers. */
function gone(places: readonly Place[], { resolve }: Around): Problem[] {
  return retired.flatMap((feature) => {
    const place = places.find(({ node }) => wasMeant(feature, whole(node, resolve), resolve))
    if (!place) return []
    const { name, since, required, source, checked } = feature
    const told = (rule: GoogleRule, message: string) => problem(rule, place.pointer, message, { page: source, checked })
    return [
      told('googleRetired', `Google has shown no ${name} results since ${since}.`),
      ...required
        .filter((path) => !everywhere(place, path, resolve))
        .map((path) => told('googleAdvice', `${name} without ${path} says nothing to anybody who reads it.`)),
    ]
  })
}

function wasMeant({ types, having }: RetiredFeature, node: JsonObject, resolve: Resolve): boolean {
  if (!types.some((type) => isA(node, type))) return false
  return having.length === 0 || having.some((path) => leadsTo(node, path, resolve))
}

/** `potentialAction.ReadAction`: whether the property has a node of that type. */
function leadsTo(node: JsonObject, path: string, resolve: Resolve): boolean {
  const [property = '', type] = path.split('.')
  if (type === undefined || /^[a-z]/.test(type)) return hasAny(node, path, resolve)
  return valuesOf(node, property).some((value) => isObject(value) && isA(value, type))
}

/** Whether every value along a path has its next property. */
function everywhere(place: Place, path: string, resolve: Resolve): boolean {
  const cut = path.lastIndexOf('.')
  if (cut < 0) return hasAny(place.node, path, resolve)
  const holders = valuesAt({ ...place, node: whole(place.node, resolve) }, path.slice(0, cut), resolve)
  return holders.every(({ value }) => !isObject(value) || hasAny(whole(value, resolve), path.slice(cut + 1), resolve))
}

type GoogleRule = Extract<RuleName, `google${string}`>

const problem = (
  rule: GoogleRule,
  pointer: string,
  message: string,
  { page, checked }: { page: string; checked: string },
): Problem => ({
  ...accepted(rule, pointer, `${message} (Google's documentation, looked up ${checked})`),
  source: page,
})

/** Keeps one of each recommendation, however many nodes it concerns, and one of equal problems at a place. */
function onceEach(problems: readonly Problem[]): Problem[] {
  const seen = new Set<string>()
  return problems.filter(({ rule, pointer, message }) => {
    const key = rule === 'googleRecommended' ? message.split(' recommends ')[0] : `${pointer} ${message}`
    if (seen.has(`${rule} ${key}`)) return false
    seen.add(`${rule} ${key}`)
    return true
  })
}
