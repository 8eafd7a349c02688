import { useLingui } from '@lingui/react/macro'
import type { Chart } from '../../content/collection-schemas.ts'
import { DrawnTable } from './figure-chart.tsx'

type Dates = Extract<Chart, { kind: 'dates' }>

/** What began and ended when: a table whose last column draws its months on one axis of years, which is its heading. */
export function DatesChart({ chart }: { chart: Dates }) {
  const { t, i18n } = useLingui()
  const months = chart.rows.flatMap(({ from, to }) => [from ?? [], to ?? []].flat())
  const years = months.map((month) => Number(month.slice(0, 4)))
  const first = Math.min(...years)
  const axis = Array.from({ length: Math.max(...years) - first + 1 }, (_, index) => first + index)
  const across = (year: number, month = 0) => `${((100 * (year - first + month / 12)) / axis.length).toFixed(1)}%`
  const at = (month: string) => across(Number(month.slice(0, 4)), Number(month.slice(5)) - 0.5)
  const inWords = ({ from, to }: Dates['rows'][number]) => {
    const months = new Intl.DateTimeFormat(i18n.locale, { month: 'short', year: 'numeric', timeZone: 'UTC' })
    const written = months.formatRange(new Date(from ?? to ?? NaN), new Date(to ?? from ?? NaN))
    // A month and its year stay on one line.
    const month = written.replace(/ (?=\d)/g, '\u00a0')
    return to ? month : t`from ${month}`
  }
  return (
    <DrawnTable
      columns={chart.headings}
      axis={
        <svg className="chart__scale" aria-hidden="true">
          {axis.map((year) => (
            <text key={year} x={across(year)} dx="3" y="13">
              {`’${String(year).slice(2)}`}
            </text>
          ))}
        </svg>
      }
    >
      {chart.rows.map((row) => (
        <tr key={row.label}>
          <th scope="row">
            {row.label} {row.note && <small>{row.note}</small>}
          </th>
          <td>{inWords(row)}</td>
          <td aria-hidden="true">
            <svg className="chart__scale" aria-hidden="true">
              {axis.map((year) => (
                <line key={year} className="chart__axis" x1={across(year)} x2={across(year)} y2="100%" />
              ))}
              {row.from && row.to && (
                <line className="chart__line" x1={at(row.from)} x2={at(row.to)} y1="50%" y2="50%" />
              )}
              {row.from && <circle className="chart__open" cx={at(row.from)} cy="50%" r="5" />}
              {row.to && <circle className="chart__dot" cx={at(row.to)} cy="50%" r="5" />}
            </svg>
          </td>
        </tr>
      ))}
    </DrawnTable>
  )
}

type Timeline = Extract<Chart, { kind: 'timeline' }>

/** Phases over time: a table whose last column draws the one before it, so that nothing is in the drawing only. */
export function TimelineChart({ chart }: { chart: Timeline }) {
  const { t } = useLingui()
  const last = Math.max(...chart.rows.map(({ from, to }) => to ?? from + 1))
  return (
    <DrawnTable columns={[t`Phase`, chart.unit]}>
      {chart.rows.map(({ label, from, to, note }) => (
        <tr key={label}>
          <th scope="row">
            {label} {note && <small>{note}</small>}
          </th>
          <td>{to === null ? t`from ${from}, ongoing` : from === to ? from : `${from}–${to}`}</td>
          <td aria-hidden="true">
            <svg viewBox={`0 0 ${last} 1`} preserveAspectRatio="none" aria-hidden="true">
              <rect className="chart__track" width={last} height="1" />
              <rect className="chart__bar" x={from - 1} width={(to ?? last) - from + 1} height="1" />
            </svg>
          </td>
        </tr>
      ))}
    </DrawnTable>
  )
}
