import type { Root } from 'mdast'
import { parseMarkdown } from '../../src/content/markdown.ts'

const trees = new WeakMap<{ text: string }, Root>()

/** The Markdown of a file, parsed once however many checks look at it. */
export function treeOf(source: { text: string }): Root {
  const known = trees.get(source)
  if (known) return known
  const tree = parseMarkdown(source.text)
  trees.set(source, tree)
  return tree
}
