import { useLingui } from '@lingui/react/macro'
import type { Locale } from '../site/locales.ts'
import type { Scenario, ScenarioId } from './model/forecast.ts'
import { formatAmount } from './model/numbers.ts'

/** The drawing area, in its own units; the page scales it. */
const area = { width: 640, height: 240 } as const

/** The result since the start in each scenario, month after month; the numbers are in the table of months. */
export function Curve({
  all,
  names,
  locale,
}: {
  all: readonly Scenario[]
  names: Readonly<Record<ScenarioId, string>>
  locale: Locale
}) {
  const { t } = useLingui()
  const curves = all.map(({ id, forecast }) => {
    const { months, cost } = forecast
    const [first] = months
    // Before the first month nothing but the one-off cost has been paid.
    const start = first ? first.cumulative - first.profit : -cost
    return { id, values: [start, ...months.map(({ cumulative }) => cumulative)] }
  })
  const values = curves.flatMap((curve) => curve.values)
  const [bottom, top] = [Math.min(0, ...values), Math.max(0, ...values)]
  const last = Math.max(1, (curves[0]?.values.length ?? 0) - 1)
  const y = (value: number) => (area.height * (top - value)) / (top - bottom || 1)
  const points = (series: readonly number[]) =>
    series.map((value, month) => `${Math.round((month / last) * area.width)},${Math.round(y(value))}`).join(' ')
  const money = (value: number) => formatAmount(value, 'money', locale)
  return (
    <figure className="chart roi__curve">
      <figcaption>
        <strong>{t`Cumulative result`}</strong>{' '}
        {t`It begins at the one-off cost. Where a line crosses the axis, the work has paid for itself.`}
      </figcaption>
      <p className="meta" aria-hidden="true">
        {money(top)}
      </p>
      <svg viewBox={`-4 -4 ${area.width + 8} ${area.height + 8}`} aria-hidden="true">
        <path className="chart__axis" d={`M0 0V${area.height}M0 ${Math.round(y(0))}H${area.width}`} />
        {curves.map((curve) => (
          <polyline
            key={curve.id}
            className={`chart__line roi__line roi__line--${curve.id}`}
            points={points(curve.values)}
          />
        ))}
      </svg>
      <p className="meta roi__ends" aria-hidden="true">
        <span>{money(bottom)}</span> <span>{t`month ${last}`}</span>
      </p>
      <ul className="roi__legend" aria-hidden="true">
        {curves.map(({ id }) => (
          <li key={id}>
            <svg viewBox="0 0 32 8" aria-hidden="true">
              <path className={`chart__line roi__line roi__line--${id}`} d="M0 4H32" />
            </svg>
            {names[id]}
          </li>
        ))}
      </ul>
    </figure>
  )
}
