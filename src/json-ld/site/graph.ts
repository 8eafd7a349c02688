import { knownTypes } from '../check/types.ts'
import type { Json } from '../json.ts'
import { accepted, type Problem } from '../problem.ts'
import type { NodeType } from '../vocabulary/vocabulary.ts'
import { isReference, nodesIn } from './nodes.ts'
import { parsedUrl } from './parsed-url.ts'

/** Where a document is. */
export type Carrier = {
  /** The file, or whatever findings name it by. */
  readonly name: string
  /** The page's address according to its canonical link, if any. */
  readonly url: string | undefined
}

/** A node with an id, or a reference to one: all that the graph of a site needs to know of a document. */
export type Mention<C extends Carrier = Carrier> = {
  readonly of: C
  readonly pointer: string
  readonly written: string
  /** Resolved: an absolute address, or a name within its document. */
  readonly id: string
  readonly refers: boolean
  readonly types: readonly NodeType[]
}

export type SiteProblem<C extends Carrier> = { readonly problem: Problem; readonly of: C }

export function mentionsIn<C extends Carrier>(document: Json, of: C): Mention<C>[] {
  return nodesIn(document).flatMap(({ node, pointer }) => {
    const written = node['@id']
    if (typeof written !== 'string') return []
    return [
      {
        of,
        pointer: `${pointer}/@id`,
        written,
        id: resolved(written, of),
        refers: isReference(node),
        // Compared with those of every other node of that id: a hostile one names a type thousands of times.
        types: [...new Set(knownTypes(node))],
      },
    ]
  })
}

/**
 * Checks the nodes of all documents as one graph for references that lead nowhere, and ids with two meanings.
 * @param carriers all documents, including those without a mention
 * @param whole whether they are the whole site: otherwise a reference may lead to a page that is not among them
 */
export function checkGraph<C extends Carrier>(
  mentions: readonly Mention<C>[],
  carriers: Iterable<Carrier>,
  whole: boolean,
): SiteProblem<C>[] {
  // As ids are resolved: `https://a.example` is `https://a.example/`.
  const pages = new Set([...carriers].flatMap(({ url }) => (url ? [withoutFragment(parsedUrl(url)?.href ?? url)] : [])))
  const origins = new Set([...pages].flatMap((url) => parsedUrl(url)?.origin ?? []))
  const defined = new Map<string, Mention<C>>()
  const conflicts = mentions.filter(({ refers }) => !refers).flatMap((mention) => define(mention, defined))
  const dangling = mentions
    .filter((mention) => mention.refers && !defined.has(mention.id) && isLocal(mention, { pages, origins, whole }))
    .map(({ of, pointer, written }): SiteProblem<C> => {
      const message = `No ${whole ? 'page' : 'document'} defines ${JSON.stringify(written)}.`
      return { of, problem: accepted('danglingId', pointer, message) }
    })
  return [...conflicts, ...dangling]
}

/** Records a node; reports it when its id already has a node of another type. */
function define<C extends Carrier>(mention: Mention<C>, defined: Map<string, Mention<C>>): SiteProblem<C>[] {
  const { of, pointer, written, id, types } = mention
  const before = defined.get(id)
  // A node may be described twice: keep the description with more types.
  if (!before || before.types.length < types.length) defined.set(id, mention)
  if (!before || types.length === 0 || before.types.length === 0) return []
  const related = types.some((one) =>
    before.types.some((other) => one.ancestors.has(other.type) || other.ancestors.has(one.type) || one === other),
  )
  if (related) return []
  const names = (list: readonly NodeType[]) => list.map(({ type }) => type).join(' and ')
  const where = before.of.name === of.name ? '' : ` in ${before.of.name}`
  const message = `${JSON.stringify(written)} is ${names(types)} here and ${names(before.types)}${where}.`
  return [{ of, problem: accepted('conflictingTypes', pointer, message) }]
}

/** Resolves an id against the page's address; without an address, it is unique to its document. */
function resolved(id: string, { url, name }: Carrier): string {
  if (id.startsWith('_:')) return `${name} ${id}`
  const absolute = parsedUrl(id, url)
  return absolute ? absolute.href : `${name} ${id}`
}

type Known = { pages: ReadonlySet<string>; origins: ReadonlySet<string>; whole: boolean }

/** Whether the documents at hand should define an id. */
function isLocal({ id, of }: Mention, { pages, origins, whole }: Known): boolean {
  if (id.startsWith(`${of.name} `)) return true
  const page = withoutFragment(id)
  const ownOrigin = whole && origins.has(parsedUrl(id)?.origin ?? '')
  // Without a fragment, an id is the page itself, which exists.
  return page === id ? ownOrigin && !pages.has(page) : ownOrigin || pages.has(page)
}

const withoutFragment = (url: string) => url.split('#', 1)[0] ?? url
