import type { Nodes } from 'mdast'

/** The words of a passage without the marks of its sources: structured data has no margin for them to lead to. */
export function spoken(node: Nodes): string {
  if (node.type === 'link' && /^#(source-\d+|cited-source)$/.test(node.url)) return ''
  if ('children' in node) return node.children.map(spoken).join(isOfBlocks(node) ? ' ' : '')
  return 'value' in node ? node.value : ''
}

const isOfBlocks = ({ type }: Nodes) => ['root', 'list', 'listItem', 'blockquote', 'table', 'tableRow'].includes(type)
