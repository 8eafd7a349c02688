import { decodeHTMLAttribute } from 'entities/decode'
import type { Nodes, Root } from 'mdast'
import type { Directives } from 'mdast-util-directive'
import { markdownToMdast } from 'satteri'

const features = { frontmatter: true, directive: true, gfm: { footnotes: false } } as const

/** The frontmatter of a page: its keys, between two lines of three hyphens. */
export const frontmatterIn = (text: string) => /^---[ \t]*\r?\n([\s\S]*?\r?\n)?---[ \t]*(?:\r?\n|$)/.exec(text)

/**
 * Markdown (CommonMark) with frontmatter, tables and directives
 * (https://github.com/micromark/micromark-extension-directive), as mdast with positions. Strikethrough and lists of tasks
 * are read too, since they come with tables: src/content/rich.ts refuses them.
 */
export function parseMarkdown(text: string): Root {
  const hidden = hideBraces(text)
  const tree = markdownToMdast(hidden, { features })
  if (tree.type !== 'root') throw new Error(`A Markdown text was parsed as '${tree.type}'.`)
  if (hidden !== text || attributeWithReference.test(text)) mendAttributes(tree)
  return tree
}

/** Opening of a directive that is on a line of its own, and its attributes to the end of the line. */
const directiveLine = /^([ \t]*:{2,}[\w-]+(?:\[[^\n]*\])?\{)([^\n]*)$/gm
const quoted = /="[^"]*"|='[^']*'/g
const attributeWithReference = /\{[^\n]*&/

// Two characters of the private use area: as long as the braces, so that positions do not change.
const open = '\ue000'
const close = '\ue001'

/** The parser ends a list of attributes at the first brace, also within quotation marks (satteri 0.10). */
function hideBraces(text: string): string {
  if (!text.includes('{')) return text
  return text.replace(
    directiveLine,
    (_, opening: string, attributes: string) =>
      opening + attributes.replace(quoted, (value) => value.replaceAll('{', open).replaceAll('}', close)),
  )
}

/** Brings the braces back, and resolves character references, which the parser leaves as they are. */
function mendAttributes(node: Nodes): void {
  if (isDirective(node) && node.attributes) node.attributes = mended(node.attributes)
  if ('children' in node) for (const child of node.children) mendAttributes(child)
}

const isDirective = (node: Nodes) =>
  node.type === 'containerDirective' || node.type === 'leafDirective' || node.type === 'textDirective'

const mended = (attributes: NonNullable<Directives['attributes']>) =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => {
      const braced = value?.replaceAll(open, '{').replaceAll(close, '}')
      return [name, braced && decodeHTMLAttribute(braced)]
    }),
  )
