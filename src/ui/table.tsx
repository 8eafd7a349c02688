import type { ReactNode } from 'react'

/** Rows under named columns; the first cell of a row names it. It scrolls by itself on narrow screens, by keyboard too. */
export function Table({
  caption,
  head,
  rows,
}: {
  caption: string
  head: readonly ReactNode[]
  /** One array per row, one entry per column of `head`. */
  rows: readonly (readonly ReactNode[])[]
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group, not a region: several tables of a page are no landmarks
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div className="table" role="group" aria-label={caption} tabIndex={0}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>{columnHeaders(head)}</tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows are prerendered and never reordered
            <tr key={index}>
              {row.map((cell, column) => (column ? data(cell, column) : header(cell, column, 'row')))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The cells of the head of a table, which name its columns. */
export const columnHeaders = (head: readonly ReactNode[]) => head.map((cell, column) => header(cell, column))

function header(cell: ReactNode, column: number, scope: 'col' | 'row' = 'col') {
  return (
    <th key={column} scope={scope}>
      {cell}
    </th>
  )
}

function data(cell: ReactNode, column: number) {
  return <td key={column}>{cell}</td>
}
