import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Chart, Slope } from '../../content/collection-schemas.ts'
import { columnHeaders } from '../../ui/table.tsx'
import type { DrawnFigure } from './schema.ts'

type Line = Extract<Chart, { kind: 'line' }>

/** The drawing area, in its own units; the page scales it. */
const area = { width: 640, height: 260 } as const

/** Its place, in pixels: text keeps its size on every screen, so only the width scales. */
const plot = { top: 36, height: 180, end: 264 } as const

/** Share of a phone's width that is between two names below the axis, and that a letter of one needs. */
const narrowest = 0.12
const letter = 0.025

/** A point of the curve: `name` is written below the axis; `margin` extends to either side of `y`. */
type Point = { x: number; name: string; y: number; said: string; margin?: number }

/** One value over another, as a labelled curve and as a table. */
export function LineChart({ chart }: { chart: Line }) {
  const { i18n } = useLingui()
  const points = chart.points.map(({ x, y }) => ({ x, name: i18n.number(x), y, said: i18n.number(y) }))
  return (
    <Plot {...chart} points={points} columns={[chart.x, chart.y]}>
      {points.map(({ x, name, said }) => (
        <tr key={x}>
          <th scope="row">{name}</th>
          <td>{said}</td>
        </tr>
      ))}
    </Plot>
  )
}

/** A share at several times, at equal distances, and its margin of error. */
export function SlopeChart({ chart, figures }: { chart: Slope; figures: readonly DrawnFigure[] }) {
  const { i18n } = useLingui()
  const points = figures.map(({ label, said, value, sample = 1 }, x) => ({
    ...{ x, name: label, y: value, said, sample },
    // The margin of error of a share at 95 per cent confidence: 1.96 standard errors.
    margin: 1.96 * Math.sqrt((value * (100 - value)) / sample),
  }))
  const [x = '', y = '', , band] = chart.columns
  return (
    <Plot {...{ x, y, band, points }} columns={chart.columns} note={chart.note}>
      {points.map(({ name, said, sample, margin }) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          <td>{said}</td>
          <td>{i18n.number(sample)}</td>
          <td>± {i18n.number(margin, { maximumFractionDigits: 1 })}</td>
        </tr>
      ))}
    </Plot>
  )
}

type Drawing = {
  x: string
  y: string
  /** The label of the margins. */
  band?: string | undefined
  points: readonly Point[]
  columns: readonly string[]
  note?: string | undefined
  children: ReactNode
}

/** @param children the rows of the table */
function Plot({ x: along, y: up, band, points, columns, note, children }: Drawing) {
  const { t } = useLingui()
  const xs = points.map(({ x }) => x)
  const top = Math.max(...points.map(({ y, margin = 0 }) => y + margin))
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  const across = (x: number) => (x - left) / (right - left || 1)
  const down = (y: number) => 1 - y / (top || 1)
  const drawn = (x: number, y: number) => `${(across(x) * area.width).toFixed(1)},${(area.height * down(y)).toFixed(1)}`
  const upper = points.map(({ x, y, margin = 0 }) => drawn(x, y + margin))
  // No share is less than nothing: the band would cover what is written below the axis.
  const lower = points.map(({ x, y, margin = 0 }) => drawn(x, Math.max(0, y - margin))).reverse()
  const below = (y: number) => Math.round(plot.top + plot.height * down(y))
  return (
    <>
      {/* Outside the drawing, where it can wrap. */}
      <p className="meta" aria-hidden="true">
        {up}
      </p>
      <svg height={plot.end} aria-hidden="true">
        <svg
          y={plot.top}
          height={plot.height}
          viewBox={`0 0 ${area.width} ${area.height}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path className="chart__axis" d={`M0 0V${area.height}H${area.width}`} />
          {band && <polygon className="chart__band" points={[...upper, ...lower].join(' ')} />}
          <polyline className="chart__line" points={points.map(({ x, y }) => drawn(x, y)).join(' ')} />
        </svg>
        {points.map(({ x, y, said, margin = 0 }) => (
          <g key={x}>
            <circle className="chart__dot" cx={percent(across(x))} cy={below(y)} r="4" />
            <text
              className="chart__value"
              x={percent(across(x))}
              y={below(y + margin)}
              dx={x === left || !margin ? (x === right ? 0 : 8) : 0}
              dy={margin ? -12 : -8}
              textAnchor={margin ? anchorOf(x, left, right) : x === right ? 'end' : 'start'}
            >
              {said}
            </text>
          </g>
        ))}
        {apart(points, across).map(({ x, name }) => (
          <text key={x} x={percent(across(x))} y={plot.top + plot.height + 18} textAnchor={anchorOf(x, left, right)}>
            {name}
          </text>
        ))}
        {band && (
          <>
            <rect className="chart__band" y={plot.end - 18} width="16" height="11" />
            <text x="22" y={plot.end - 8}>
              {band}
            </text>
          </>
        )}
        <text x="100%" y={plot.end - 8} textAnchor="end">
          {along}
        </text>
      </svg>
      <details>
        <summary>{t`The numbers as a table`}</summary>
        <table>
          <thead>
            <tr>{columnHeaders(columns)}</tr>
          </thead>
          <tbody>{children}</tbody>
        </table>
      </details>
      {note && <p className="meta">{note}</p>}
    </>
  )
}

const percent = (share: number) => `${(100 * share).toFixed(1)}%`

function anchorOf(x: number, left: number, right: number) {
  if (x === right) return 'end'
  return x === left ? 'start' : 'middle'
}

/** The points whose names do not touch the one before. */
function apart(points: readonly Point[], across: (x: number) => number): Point[] {
  let last = { at: -Infinity, end: -Infinity }
  return points.filter(({ x, name }) => {
    const at = across(x)
    const width = name.length * letter
    const start = at - width * { start: 0, middle: 0.5, end: 1 }[anchorOf(at, 0, 1)]
    if (at - last.at < narrowest || start < last.end) return false
    last = { at, end: start + width }
    return true
  })
}
