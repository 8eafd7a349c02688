import type { ReactNode } from 'react'
import type { FigureDrawing, Slope } from '../../content/collection-schemas.ts'
import { columnHeaders } from '../../ui/table.tsx'
import type { DrawnFigure } from './schema.ts'

/** The least range of a scale, in per cent: so bars of two charts compare, and a small change looks small. */
const leastScale = { bars: [-10, 50], hundred: [0, 0], 'dot-range': [0, 0] } as const

/** Figures of the ledger on one scale: a table whose last column draws the column before it. */
export function FigureChart({
  chart,
  figures,
}: {
  chart: Exclude<FigureDrawing, Slope>
  figures: readonly DrawnFigure[]
}) {
  const values = figures.map(({ value }) => value)
  const [least, most] = leastScale[chart.kind]
  const scale = { from: Math.min(least, ...values), to: Math.max(most, ...values) }
  return (
    <DrawnTable columns={chart.columns}>
      {figures.map(({ label, said, value, from }) => (
        <tr key={label}>
          <th scope="row">{label}</th>
          <td>{said}</td>
          <td aria-hidden="true">
            {chart.kind === 'hundred' && <Hundred value={value} />}
            {chart.kind === 'bars' && <Bar {...scale} value={value} />}
            {chart.kind === 'dot-range' && <Range from={from ?? value} to={value} most={scale.to} />}
          </td>
        </tr>
      ))}
    </DrawnTable>
  )
}

/** A table whose last column draws the columns before it. @param children its rows @param axis of all drawings */
export function DrawnTable({
  columns,
  axis,
  children,
}: {
  columns: readonly string[]
  axis?: ReactNode
  children: ReactNode
}) {
  return (
    <table>
      <thead>
        <tr>
          {columnHeaders(columns)}
          {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nobody can focus it */}
          <th aria-hidden="true">{axis}</th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}

/** Squares in a row of the hundred. */
const across = 20

/** A hundred squares, `value` of them filled. */
function Hundred({ value }: { value: number }) {
  const count = Math.round(value)
  return (
    <svg viewBox={`0 0 ${across} ${100 / across}`} aria-hidden="true">
      <path className="chart__squares" d={rows(100)} />
      <path className="chart__squares chart__squares--full" d={rows(count)} />
    </svg>
  )
}

/** A line for each row of squares: its dashes are the squares. */
function rows(count: number): string {
  const lengths = Array.from({ length: Math.ceil(count / across) }, (_, row) => Math.min(across, count - row * across))
  return lengths.map((length, row) => `M0 ${row + 0.5}h${length}`).join('')
}

/** A bar to either side of zero. */
function Bar({ from, to, value }: { from: number; to: number; value: number }) {
  return (
    <svg className="chart__scale" viewBox={`${from} 0 ${to - from} 2`} preserveAspectRatio="none" aria-hidden="true">
      <rect
        className={value < 0 ? 'chart__less' : 'chart__bar'}
        x={Math.min(0, value)}
        width={Math.abs(value)}
        height="2"
      />
      <path className="chart__axis" d="M0-1v4" />
    </svg>
  )
}

/** From minimum to maximum, on a line from zero, with a tick; the dots are inside it, since overflow would make the table scroll. */
function Range({ from, to, most }: { from: number; to: number; most: number }) {
  const [start, end] = [from, to].map((value) => `${(6 + (88 * value) / (most || 1)).toFixed(1)}%`)
  return (
    <svg className="chart__scale" aria-hidden="true">
      <line className="chart__axis" x1="6%" x2="94%" y1="50%" y2="50%" />
      <line className="chart__axis" x1="6%" x2="6%" y2="100%" />
      <line className="chart__line" x1={start} x2={end} y1="50%" y2="50%" />
      <circle className="chart__dot" cx={start} cy="50%" r="5" />
      <circle className="chart__dot" cx={end} cy="50%" r="5" />
    </svg>
  )
}
