import { type Components, toJsxRuntime } from 'hast-util-to-jsx-runtime'
import { toHast } from 'mdast-util-to-hast'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import type { Rich } from '../content/model.ts'
import { HeaderCell, ScrollTable } from './scroll-table.tsx'

/** A passage of content; renders at build only, its Markdown machinery never reaches a browser. */
export function RichText({ value, components }: { value: Rich; components?: Partial<Components> }) {
  return toJsxRuntime(toHast(value), {
    Fragment,
    jsx,
    jsxs,
    tableCellAlignToStyle: false,
    components: { table: ScrollTable, th: HeaderCell, ...components },
  })
}

const unwrapped: Partial<Components> = { p: ({ children }) => children }

/** A passage of one paragraph, without the paragraph: for cells and captions. */
export function RichInline({ value }: { value: Rich }) {
  return value.children.length === 1 ? <RichText value={value} components={unwrapped} /> : <RichText value={value} />
}
