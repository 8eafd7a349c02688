import { useLingui } from '@lingui/react/macro'
import type { Chart } from '../../content/collection-schemas.ts'

type Line = Extract<Chart, { kind: 'line' }>

/** The drawing area, in its own units; the page scales it. */
const area = { width: 640, height: 260 } as const

/** A value over another: the curve for who looks, the table for who reads. */
export function LineChart({ chart }: { chart: Line }) {
  const { t } = useLingui()
  const xs = chart.points.map(({ x }) => x)
  const top = Math.max(...chart.points.map(({ y }) => y))
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  const place = ({ x, y }: { x: number; y: number }) =>
    `${(((x - left) / (right - left || 1)) * area.width).toFixed(1)},${(area.height * (1 - y / (top || 1))).toFixed(1)}`
  return (
    <>
      <svg viewBox={`-4 -8 ${area.width + 8} ${area.height + 16}`} aria-hidden="true">
        <path className="chart__axis" d={`M0 0V${area.height}H${area.width}`} />
        <polyline className="chart__line" points={chart.points.map(place).join(' ')} />
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
                <th scope="row">{x}</th>
                <td>{y}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
      {chart.note && <p className="meta">{chart.note}</p>}
    </>
  )
}
