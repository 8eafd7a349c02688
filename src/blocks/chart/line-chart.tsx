import { useLingui } from '@lingui/react/macro'
import type { Chart } from '../../content/collection-schemas.ts'

type Line = Extract<Chart, { kind: 'line' }>

/** The drawing area, in its own units; the page scales it. */
const area = { width: 640, height: 260 } as const

/** Where it is, in pixels: words keep their size on every screen, so only the width is drawn to scale. */
const plot = { top: 48, height: 180, end: 276 } as const

/** Of the width: numbers below the axis want as much on a phone. */
const narrowest = 0.12

/** A value over another: the curve with its values for who looks, the table for who reads. */
export function LineChart({ chart }: { chart: Line }) {
  const { t, i18n } = useLingui()
  const xs = chart.points.map(({ x }) => x)
  const top = Math.max(...chart.points.map(({ y }) => y))
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  const across = (x: number) => (x - left) / (right - left || 1)
  const down = (y: number) => 1 - y / (top || 1)
  const places = chart.points.map(({ x, y }) => ({
    x,
    said: i18n.number(y),
    at: `${(100 * across(x)).toFixed(1)}%`,
    below: Math.round(plot.top + plot.height * down(y)),
    isLast: x === right,
  }))
  const drawn = chart.points.map(
    ({ x, y }) => `${(across(x) * area.width).toFixed(1)},${(area.height * down(y)).toFixed(1)}`,
  )
  return (
    <>
      <svg height={plot.end} aria-hidden="true">
        <text y="12">{chart.y}</text>
        <svg
          y={plot.top}
          height={plot.height}
          viewBox={`0 0 ${area.width} ${area.height}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path className="chart__axis" d={`M0 0V${area.height}H${area.width}`} />
          <polyline className="chart__line" points={drawn.join(' ')} />
        </svg>
        {places.map(({ x, said, at, below, isLast }) => (
          <g key={x}>
            <circle className="chart__dot" cx={at} cy={below} r="4" />
            <text
              className="chart__value"
              x={at}
              y={below}
              dx={isLast ? 0 : 8}
              dy="-8"
              textAnchor={isLast ? 'end' : 'start'}
            >
              {said}
            </text>
          </g>
        ))}
        {apart(xs, across).map((x) => (
          <text
            key={x}
            x={`${(100 * across(x)).toFixed(1)}%`}
            y={plot.top + plot.height + 18}
            textAnchor={anchorOf(x, left, right)}
          >
            {i18n.number(x)}
          </text>
        ))}
        <text x="100%" y={plot.end - 8} textAnchor="end">
          {chart.x}
        </text>
      </svg>
      <details>
        <summary>{t`The numbers as a table`}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{chart.x}</th>
              <th scope="col">{chart.y}</th>
            </tr>
          </thead>
          <tbody>
            {chart.points.map(({ x, y }) => (
              <tr key={x}>
                <th scope="row">{i18n.number(x)}</th>
                <td>{i18n.number(y)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
      {chart.note && <p className="meta">{chart.note}</p>}
    </>
  )
}

function anchorOf(x: number, left: number, right: number) {
  if (x === right) return 'end'
  return x === left ? 'start' : 'middle'
}

/** Those whose numbers are clear of the one before. */
function apart(xs: readonly number[], across: (x: number) => number): number[] {
  const shown: number[] = []
  for (const x of xs) {
    const last = shown.at(-1)
    if (last === undefined || across(x) - across(last) >= narrowest) shown.push(x)
  }
  return shown
}
