import { knownTypes } from '../check/types.ts'
import type { Json, JsonObject } from '../json.ts'
import type { Problem } from '../problem.ts'
import { isReference, nodesIn } from './nodes.ts'

export type SiteDocument = {
  /** What findings name it by. */
  readonly name: string
  readonly document: Json
  /** The address of the page that carries it, if it says one. */
  readonly url: string | undefined
}

export type SiteProblem = Problem & { readonly name: string; readonly document: Json }

type Mention = { of: SiteDocument; node: JsonObject; pointer: string; id: string }

/**
 * The nodes of all documents as one graph: references that lead nowhere, and ids that stand for two things.
 * @param whole whether these documents are all that the site has: else a reference to a page that is not here may hold
 */
export function checkGraph(documents: readonly SiteDocument[], whole: boolean): SiteProblem[] {
  const pages = new Set(documents.flatMap(({ url }) => (url ? [withoutFragment(url)] : [])))
  const origins = new Set([...pages].flatMap((url) => URL.parse(url)?.origin ?? []))
  const defined = new Map<string, Mention>()
  const references: Mention[] = []
  const problems: SiteProblem[] = []
  for (const of of documents)
    for (const { node, pointer } of nodesIn(of.document)) {
      const written = node['@id']
      if (typeof written !== 'string') continue
      const mention = { of, node, pointer: `${pointer}/@id`, id: resolved(written, of) }
      if (isReference(node)) references.push(mention)
      else problems.push(...define(mention, defined))
    }
  for (const { of, node, pointer, id } of references) {
    if (defined.has(id) || !isLocal(id, of, { pages, origins, whole })) continue
    const message = `No ${whole ? 'page' : 'document'} defines ${JSON.stringify(node['@id'])}.`
    problems.push({
      rule: 'danglingId',
      pointer,
      at: 'value',
      tsc: 'accepts',
      message,
      name: of.name,
      document: of.document,
    })
  }
  return problems
}

/** Records a node; says so if its id stood for something else before. */
function define(mention: Mention, defined: Map<string, Mention>): SiteProblem[] {
  const { of, node, pointer, id } = mention
  const before = defined.get(id)
  const types = knownTypes(node)
  const typesBefore = before ? knownTypes(before.node) : []
  // A node may be described twice, once with less to say.
  if (!before || typesBefore.length < types.length) defined.set(id, mention)
  if (!before || types.length === 0 || typesBefore.length === 0) return []
  const related = types.some((one) =>
    typesBefore.some((other) => one.ancestors.has(other.type) || other.ancestors.has(one.type) || one === other),
  )
  if (related) return []
  const names = (list: typeof types) => list.map(({ type }) => type).join(' and ')
  const where = before.of.name === of.name ? '' : ` in ${before.of.name}`
  const message = `${JSON.stringify(node['@id'])} is ${names(types)} here and ${names(typesBefore)}${where}.`
  return [
    { rule: 'conflictingTypes', pointer, at: 'value', tsc: 'accepts', message, name: of.name, document: of.document },
  ]
}

/** Ids are addresses relative to the page; those that no page carries are told apart by document. */
function resolved(id: string, { url, name }: SiteDocument): string {
  if (id.startsWith('_:')) return `${name} ${id}`
  const absolute = URL.parse(id, url)
  return absolute ? absolute.href : `${name} ${id}`
}

type Known = { pages: ReadonlySet<string>; origins: ReadonlySet<string>; whole: boolean }

/** Whether the documents at hand should define an id. */
function isLocal(id: string, { name }: SiteDocument, { pages, origins, whole }: Known): boolean {
  if (id.startsWith(`${name} `)) return true
  const page = withoutFragment(id)
  // Without a fragment it names the page itself, which is there.
  if (page === id) return whole && origins.has(URL.parse(id)?.origin ?? '') && !pages.has(page)
  return pages.has(page) || (whole && origins.has(URL.parse(id)?.origin ?? ''))
}

const withoutFragment = (url: string) => url.replace(/#.*$/, '')
