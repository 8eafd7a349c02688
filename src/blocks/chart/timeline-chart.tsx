import { useLingui } from '@lingui/react/macro'
import type { Chart } from '../../content/collection-schemas.ts'

type Timeline = Extract<Chart, { kind: 'timeline' }>

/** Phases over time: a table whose last column draws the one before it, so that nothing is in the drawing only. */
export function TimelineChart({ chart }: { chart: Timeline }) {
  const { t } = useLingui()
  const last = Math.max(...chart.rows.map(({ from, to }) => to ?? from + 1))
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{t`Phase`}</th>
          <th scope="col">{chart.unit}</th>
          <th scope="col">
            <span className="visually-hidden">{t`Drawing`}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {chart.rows.map(({ label, from, to, note }) => (
          <tr key={label}>
            <th scope="row">
              {label} {note && <small>{note}</small>}
            </th>
            <td>{to === null ? t`from ${from}, ongoing` : from === to ? from : `${from}–${to}`}</td>
            <td>
              <svg viewBox={`0 0 ${last} 1`} preserveAspectRatio="none" aria-hidden="true">
                <rect className="chart__track" width={last} height="1" />
                <rect className="chart__bar" x={from - 1} width={(to ?? last) - from + 1} height="1" />
              </svg>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
