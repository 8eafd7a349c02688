import type { Link, Nodes, Paragraph, Parents, PhrasingContent, RootContent } from 'mdast'
import type { TextDirective } from 'mdast-util-directive'
import { toString as textOf } from 'mdast-util-to-string'
import { brand } from '../site/brand.ts'
import { markOf } from '../site/citation-mark.ts'
import { isRouteId } from '../site/routes.ts'
import { parseMarkdown } from './markdown.ts'
import type { Action, Rich } from './model.ts'
import type { Place } from './problem.ts'
import { type Context, cite, interpolate, resolveLink } from './references.ts'
import { setType } from './typography.ts'

export function placeOf(node: Nodes): Place {
  return { line: node.position?.start.line ?? 1, column: node.position?.start.column ?? 1 }
}

/** Flow content, typeset, with its references resolved; its citations get their numbers. */
export function rich(nodes: readonly RootContent[], context: Context): Rich {
  return { type: 'root', children: resolveAll(nodes, context) }
}

/** A YAML value that holds Markdown; problems are reported where the value is. */
export function richText(text: string, place: Place, context: Context): Rich {
  return rich(parseMarkdown(text).children, {
    ...context,
    report: (problem) => context.report({ ...problem, ...place }),
  })
}

/** The plain text of nodes, as a heading or a button shows it, references resolved. */
export function plain(nodes: readonly RootContent[], context: Context): string {
  return textOf(rich(nodes, { ...context, isPlain: true })).trim()
}

const resolveAll = (nodes: readonly RootContent[], context: Context) =>
  nodes.flatMap((node, index) => resolve(node, context, lastSign(nodes[index - 1])))

/** What a text continues: in `**41** %` the space belongs to the number, and in `"**GEO**"` the second mark closes. */
function lastSign(before: RootContent | undefined): string {
  if (before?.type === 'textDirective') return 'x'
  const [sign = ''] = /\S$/u.exec(before ? textOf(before) : '') ?? []
  return /[^\p{L}\p{N}]/u.test(sign) ? 'x' : sign
}

/** @param before one letter or digit that the node follows without a space, or nothing */
function resolve<N extends RootContent>(node: N, context: Context, before = ''): RootContent[] {
  if (context.isPlain && isLeading(node))
    return refuse(
      node,
      context,
      'A heading or a button shows words only: this link or mark would not work.',
      'Move it to running text.',
    )
  switch (node.type) {
    case 'text': {
      // Behind 'route', the rest of the address is reported, which was read as a directive.
      const mark = /\] ?\((?:$|https:|mailto:|tel:|#)|\]\((?!route$)|\]\[|\[\^/.exec(node.value)?.[0]
      if (mark) return refuse(node, context, `'${mark}' is part of no link, and would be shown as it is.`, linkForm)
      const words = interpolate(node.value, placeOf(node), context)
      return [{ ...node, value: setType(before + words, context.locale).slice(before.length) }]
    }
    case 'link':
      return resolveAnchor(node, context)
    case 'linkReference':
      return refuse(node, context, 'A link or a note whose address is elsewhere is not content.', linkForm)
    case 'textDirective':
      return resolveTextDirective(node, context)
    case 'containerDirective':
    case 'leafDirective':
      return refuse(node, context, `'${node.name}' cannot be inside running text.`, 'Put it between two blocks.')
    case 'image':
    case 'imageReference':
      return refusePicture(node, context)
    case 'delete':
      return refuse(node, context, 'Strikethrough is not content.', "Write '\\~' for a tilde.")
    case 'listItem':
      if (typeof node.checked === 'boolean')
        return refuse(node, context, 'A list of tasks is not content.', "Write '\\[' for a bracket.")
      return [withChildren(node, context)]
    case 'html':
      if (/^<(?:img|picture)\b/i.test(node.value)) return refusePicture(node, context)
      return refuse(node, context, 'HTML is not content.', 'Write Markdown, or one of the blocks of docs/content.md.')
    default:
      return [hasChildren(node) ? withChildren(node, context) : node]
  }
}

/** Not an address that is written out, which is shown as it is. */
const isLeading = (node: RootContent) =>
  node.type === 'link'
    ? !node.url.endsWith(textOf(node))
    : node.type === 'textDirective' && ['cite', 'mark'].includes(node.name)

function refuse(node: Nodes, context: Context, message: string, remedy: string): [] {
  context.report({ file: context.file, ...placeOf(node), message, remedy })
  return []
}

const linkForm = "Write '[words](address)' on one line, in the address %20 for a space; a note is a source: ':cite[…]'."

const refusePicture = (node: Nodes, context: Context) =>
  refuse(
    node,
    context,
    'A picture cannot be in running text, nor come from another site.',
    `Save it in src/content/pictures and write :::picture{file="…" alt="what it shows" credit="whose it is"}, with a caption and ':::' below; a drawing of numbers is a chart (src/content/charts).`,
  )

const hasChildren = (node: RootContent): node is RootContent & Parents => 'children' in node

function withChildren<N extends RootContent & Parents>(node: N, context: Context): N {
  return { ...node, children: resolveAll(node.children, context) }
}

function resolveAnchor(node: Link, context: Context): RootContent[] {
  const target = linkTarget(node, context)
  const resolved = withChildren(node, context)
  return target.kind === 'address' ? [{ ...resolved, url: target.href }] : resolved.children
}

/** Markdown writes the braces of `{brand.…}` in an address as %7B and %7D. */
function linkTarget(node: Link, context: Context) {
  const url = node.url.replaceAll('%7B', '{').replaceAll('%7D', '}')
  return resolveLink(interpolate(url, placeOf(node), context), placeOf(node), context)
}

function resolveTextDirective(node: TextDirective, context: Context): RootContent[] {
  if ((node.name === 'mark' || node.name === 'cite') && node.children.length === 0)
    return refuse(
      node,
      context,
      `':${node.name}' has no words.`,
      `Write ':${node.name}[…]', from bracket to bracket on one line.`,
    )
  if (node.name === 'mark')
    return [
      { type: 'emphasis', children: withChildren(node, context).children, data: { hName: 'mark' } },
      markLink({ href: '#cited-source', label: `[1] ${brand.name}` }, 1),
    ]
  if (node.name === 'cite') {
    const source = cite(textOf(node), placeOf(node), context)
    return source ? [markLink(markOf(source), source.number)] : []
  }
  // The `:30` of 10:30, which is parsed as a directive.
  if (/^\d+$/.test(node.name) && node.children.length === 0 && Object.keys(node.attributes ?? {}).length === 0)
    return [{ type: 'text', value: `:${node.name}` }]
  if (isRouteId(node.name))
    return refuse(node, context, `':${node.name}' is part of no link, and would be shown as it is.`, linkForm)
  return refuse(
    node,
    context,
    `':${node.name}' is not known.`,
    `There are ':cite[…]' and ':mark[…]'; for a colon before a word write '\\:'.`,
  )
}

/** The mark `[n]`, leading to the source in the margin. */
function markLink(
  { href, label, ...rest }: Partial<ReturnType<typeof markOf>> & { href: string },
  number: number,
): Link {
  return {
    type: 'link',
    url: href,
    children: [{ type: 'text', value: `[${number}]` }],
    data: { hProperties: { className: ['cite'], ariaLabel: label, ...rest } },
  }
}

/** Splits off a last paragraph of links, which are buttons; those that lead to unpublished pages are left out. */
export function takeActions(
  nodes: readonly RootContent[],
  context: Context,
): { rest: readonly RootContent[]; actions: Action[] } {
  const last = nodes.at(-1)
  if (!isLinksOnly(last)) return { rest: nodes, actions: [] }
  const actions = last.children.flatMap((child: PhrasingContent) => {
    if (child.type !== 'link') return []
    const target = linkTarget(child, context)
    return target.kind === 'address' ? [{ href: target.href, text: plain(child.children, context) }] : []
  })
  return { rest: nodes.slice(0, -1), actions }
}

function isLinksOnly(node: RootContent | undefined): node is Paragraph {
  return (
    node?.type === 'paragraph' &&
    node.children.some((child) => child.type === 'link') &&
    node.children.every((child) => child.type === 'link' || (child.type === 'text' && child.value.trim() === ''))
  )
}

/** The words of a passage without the marks of its sources: structured data has no margin for them to lead to. */
export function withoutSourceMarks(node: Nodes): string {
  if (node.type === 'link' && /^#(source-\d+|cited-source)$/.test(node.url)) return ''
  if ('children' in node) return node.children.map(withoutSourceMarks).join(isOfBlocks(node) ? ' ' : '')
  return 'value' in node ? node.value : ''
}

const isOfBlocks = ({ type }: Nodes) => ['root', 'list', 'listItem', 'blockquote', 'table', 'tableRow'].includes(type)
