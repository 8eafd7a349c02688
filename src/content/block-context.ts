import type { Heading, RootContent } from 'mdast'
import type { ContainerDirective, LeafDirective } from 'mdast-util-directive'
import { toString as textOf } from 'mdast-util-to-string'
import type { Thing } from 'schema-dts'
import { z } from 'zod'
import type { Collections } from './collections.ts'
import { collectionFile } from './files.ts'
import type { ArticleTeaser, Block, BlockKinds, CitedSource, PageHead } from './model.ts'
import { didYouMean, type Problem } from './problem.ts'
import type { Context } from './references.ts'
import { placeOf, plain } from './rich.ts'
import { readAs } from './schema-issues.ts'

/** The context in which a block is built: the page's references and the collections of its language. */
export type BlockContext = Context & {
  collections: Collections
  /** Anchors given out on this page; of those that copy itself gives (`{#id}`), the line. */
  anchors: Map<string, number | undefined>
  /** The published pages, for blocks that quote one. */
  pageNamed: (id: string) => { title: string; path: string; description: string } | undefined
  /** The published articles of the language, newest first. */
  articles: () => ArticleTeaser[]
}

export type Directive = ContainerDirective | LeafDirective

export const isHeading = (node: RootContent | undefined, depth: number): node is Heading =>
  node?.type === 'heading' && node.depth === depth

export function fail(
  node: Directive | RootContent,
  context: BlockContext,
  message: string,
  more: { remedy: string } & Pick<Problem, 'restsOn' | 'code'>,
): undefined {
  context.report({ file: context.file, ...placeOf(node), message, ...more })
  return undefined
}

/** The attributes of a directive, checked; `undefined` when something was reported. */
export function read<T>(node: Directive, schema: z.ZodType<T>, context: BlockContext): T | undefined {
  const fitted = readAs(schema, { ...node.attributes })
  if ('value' in fitted) return fitted.value
  if (Object.values(node.attributes ?? {}).some((value) => /^[“”„«]\S*$/.test(value ?? '')))
    return fail(node, context, `${node.name}: A value is between curly quotation marks.`, {
      remedy: `Write straight ones: 'option="value"'.`,
    })
  const bare = fitted.issues.find(({ isKey, path: [key] }) => isKey && node.attributes?.[String(key)] === '')
  if (bare)
    return fail(node, context, `${node.name}: '${bare.path.join()}' is no option.`, {
      remedy: `Write options as 'option="value"': without quotation marks a value ends at a space.`,
    })
  for (const { message, remedy } of fitted.issues) fail(node, context, `${node.name}: ${message}`, { remedy })
  return undefined
}

/** What to do about a block that lacks the heading it needs. */
export const headingFirst = { remedy: "Write '## …' on the first line of the block." }

/** Builds the block of a directive, and reports what is wrong with it. @param inner builds the blocks inside it */
export type Builder = (
  node: Directive,
  context: BlockContext,
  inner: (nodes: readonly RootContent[]) => Block[],
) => Block | undefined

/** The structured data of a block; `isFirst`: no other block of its kind is above it. */
export type EntitiesOf<Kind extends keyof BlockKinds, Node = Thing> = (
  block: BlockKinds[Kind],
  page: PageHead,
  isFirst: boolean,
) => Node[]

/** A directive whose attributes are checked before it is built. */
export const directive =
  <T>(schema: z.ZodType<T>, build: (attributes: T, ...rest: Parameters<Builder>) => Block | undefined): Builder =>
  (node, ...rest) => {
    const attributes = read(node, schema, rest[0])
    return attributes && build(attributes, node, ...rest)
  }

/** A list of ids in an attribute, separated by spaces. */
export const ids = z
  .string()
  .regex(/\S/, 'names nothing. Write the ids, with a space between two')
  .transform((list) => list.split(/\s+/).filter(Boolean))

/** The entries of a collection that a directive names. @param folder where they are written, below src/content */
export function entries<T>(
  named: readonly string[],
  among: ReadonlyMap<string, T>,
  folder: string,
  node: Directive,
  context: BlockContext,
): T[] {
  return named.flatMap((id) => {
    const entry = among.get(id)
    if (entry) return [entry]
    const file = collectionFile(folder, context.locale)
    fail(node, context, `${node.name}: '${id}' is not in ${file}.`, {
      remedy: didYouMean(id, among.keys(), 'Add it there, or correct the name.'),
      restsOn: { file, name: id },
      code: 'dead-id',
    })
    return []
  })
}

/** The entry of a collection under an anchor of its own. */
export function anchored<T extends { id: string }>(entry: T, context: BlockContext): T {
  return { ...entry, id: anchor(entry.id, context) }
}

/** Splits a leading second-level heading off. @param own the anchor of its block, if it has one; else the heading makes one */
export function takeHeading(
  nodes: readonly RootContent[],
  context: BlockContext,
  own?: string,
): { heading: string | undefined; id: string | undefined; rest: readonly RootContent[] } {
  const [first, ...rest] = nodes
  if (!isHeading(first, 2)) return { heading: undefined, id: own, rest: nodes }
  return { heading: plain(first.children, context), id: own ?? anchor(slug(textOf(first)), context), rest }
}

/** An anchor made of a heading or an entry. A page's anchors are distinct: the second of a name is numbered. */
export function anchor(wanted: string, { anchors }: BlockContext): string {
  let id = wanted
  for (let n = 2; anchors.has(id); n++) id = `${wanted}-${n}`
  anchors.set(id, undefined)
  return id
}

/**
 * The anchor that copy gives a block, `{#id}`: never another than is written, because links rely on it.
 * @param fixed the one that a form or a tool has on every page
 */
export function ownAnchor(node: Directive, context: BlockContext, fixed?: string): string | undefined {
  const { anchors } = context
  const id = fixed ?? node.attributes?.id
  if (!id) return undefined
  const line = anchors.get(id)
  if (line) {
    const remedy = fixed ? 'Take one of the two blocks out.' : 'Give one of the two blocks another id.'
    fail(node, context, `The id '${id}' is ${fixed ? 'that of two blocks' : 'written twice'}, first on line ${line}.`, {
      remedy,
    })
  } else if (anchors.has(id)) {
    const remedy = fixed ? 'Write other words in the heading.' : 'Give this block another id.'
    fail(node, context, `The id '${id}' is that of a heading, an entry or the page itself, too.`, { remedy })
  }
  anchors.set(id, line ?? placeOf(node).line)
  return id
}

/** Reader modes leave out a section whose id has one of these words. In French, 'comment' is 'how'. */
const aroundText =
  /banner|comment|community|extra|footer|gdpr|header|legends|menu|related|remark|replies|rss|sidebar|social|sponsor|popup/

function slug(text: string): string {
  return (
    text
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .split(/[^a-z0-9]+/)
      .filter((word) => word && !aroundText.test(word))
      .slice(0, 8)
      .join('-') || 'section'
  )
}

/** Runs a step and returns which sources it cited for the first time: that block's margin lists them. */
export function collecting<T>(context: BlockContext, step: () => T): { value: T; sources: CitedSource[] } {
  const before = context.cited.size
  const value = step()
  return { value, sources: [...context.cited.values()].slice(before) }
}
