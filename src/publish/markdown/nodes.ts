import type { BlockContent, PhrasingContent, RootContent, TableRow } from 'mdast'
import type { Action, Rich } from '../../content/model.ts'

export const text = (value: string): PhrasingContent => ({ type: 'text', value })

export const strong = (value: string): PhrasingContent => ({ type: 'strong', children: [text(value)] })

export const link = (url: string, words: string): PhrasingContent => ({
  type: 'link',
  url,
  children: [{ type: 'text', value: words }],
})

export const mark = (number: number): PhrasingContent => ({ type: 'footnoteReference', identifier: String(number) })

export const paragraph = (...children: PhrasingContent[]): BlockContent => ({ type: 'paragraph', children })

export const quote = (...children: BlockContent[]): BlockContent => ({ type: 'blockquote', children })

export const heading = (depth: 1 | 2 | 3 | 4, value: string): RootContent => ({
  type: 'heading',
  depth,
  children: [text(value)],
})

export const optionalHeading = (value: string | undefined): RootContent[] => (value ? [heading(2, value)] : [])

export const list = (items: PhrasingContent[][]): RootContent => ({
  type: 'list',
  spread: false,
  children: items.map((children) => ({ type: 'listItem', spread: false, children: [{ type: 'paragraph', children }] })),
})

/** A table whose first row holds the names of its columns. */
export const table = (rows: readonly (readonly string[])[]): RootContent => ({
  type: 'table',
  children: rows.map(
    (cells): TableRow => ({
      type: 'tableRow',
      children: cells.map((cell) => ({ type: 'tableCell', children: [text(cell)] })),
    }),
  ),
})

/** A paragraph for each line that says something. */
export const lines = (...written: readonly (string | undefined)[]): RootContent[] =>
  written.flatMap((line) => (line ? [paragraph(text(line))] : []))

/** Particulars: `**Origin** Coined in 2023.`, without those that are not there. */
export const details = (...rows: readonly (readonly [name: string, value: string | undefined])[]): RootContent[] =>
  rows.flatMap(([name, value]) => (value ? [paragraph(strong(name), text(` ${value}`))] : []))

export const actionNodes = (actions: readonly Action[]): RootContent[] =>
  actions.length === 0 ? [] : [list(actions.map(({ href, text: words }) => [link(href, words)]))]

/** Flow content without what only a root may hold. */
export const flow = ({ children }: Rich): BlockContent[] =>
  children.filter((node): node is BlockContent => node.type !== 'text')
