import { useLingui } from '@lingui/react/macro'
import { type Components, toJsxRuntime } from 'hast-util-to-jsx-runtime'
import { defaultHandlers, type Handlers, toHast } from 'mdast-util-to-hast'
import type { ComponentProps } from 'react'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import type { Rich } from '../content/model.ts'

/** A passage of content; rendered only at build time, so that no Markdown code reaches a browser. */
export function RichText({ value, components }: { value: Rich; components?: Partial<Components> }) {
  return toJsxRuntime(toHast(value, { handlers }), {
    Fragment,
    jsx,
    jsxs,
    tableCellAlignToStyle: false,
    components: { table: ScrollTable, th: HeaderCell, ...components },
  })
}

const handlers: Handlers = {
  // The first cell of a row names it, as in `ui/table.tsx`; Markdown has only column headers.
  tableRow(state, row, parent) {
    const made = defaultHandlers.tableRow(state, row, parent)
    const first = made.children.find((child) => child.type === 'element')
    if (first?.tagName === 'td') Object.assign(first, { tagName: 'th', properties: { scope: 'row' } })
    // HTML has no `align` any more, and the policy no `style`.
    for (const cell of made.children)
      if (cell.type === 'element' && cell.properties.align === 'right') cell.properties = { className: ['number'] }
    return made
  },
}

const unwrapped: Partial<Components> = { p: ({ children }) => <>{children}</> }

/** A passage of one paragraph, without the paragraph: for cells and captions. */
export function RichInline({ value }: { value: Rich }) {
  return value.children.length === 1 ? <RichText value={value} components={unwrapped} /> : <RichText value={value} />
}

/** A table of running text; wide ones scroll by themselves, by keyboard too. */
function ScrollTable({ children }: ComponentProps<'table'>) {
  const { t } = useLingui()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group, not a region: several tables of a page are no landmarks
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div className="table" role="group" aria-label={t`Table`} tabIndex={0}>
      <table>{children}</table>
    </div>
  )
}

/** A header cell; the empty corner above a column of row names is no header. */
function HeaderCell({ children, scope = 'col', className }: ComponentProps<'th'>) {
  return children ? (
    <th className={className} scope={scope}>
      {children}
    </th>
  ) : (
    <td />
  )
}
