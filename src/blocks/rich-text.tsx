import { toJsxRuntime } from 'hast-util-to-jsx-runtime'
import { toHast } from 'mdast-util-to-hast'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import type { Rich } from '../content/model.ts'
import { HeaderCell, ScrollTable } from './scroll-table.tsx'

/** A passage of content; renders at build only, its Markdown machinery never reaches a browser. */
export function RichText({ value }: { value: Rich }) {
  return toJsxRuntime(toHast(value), {
    Fragment,
    jsx,
    jsxs,
    tableCellAlignToStyle: false,
    components: { table: ScrollTable, th: HeaderCell },
  })
}

/** A passage of one paragraph, without the paragraph: for cells and captions. */
export function RichInline({ value }: { value: Rich }) {
  const [only] = value.children
  const inline =
    only?.type === 'paragraph' && value.children.length === 1 ? { ...value, children: only.children } : value
  return <RichText value={inline} />
}
