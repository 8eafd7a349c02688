import { useLingui } from '@lingui/react/macro'
import type { Locale } from '../site/locales.ts'
import { Table } from '../ui/table.tsx'
import { Curve } from './curve.tsx'
import { labels } from './field-words.ts'
import { breakEvenUplift, forecast, type Scenario, type ScenarioId, scenarios } from './model/forecast.ts'
import type { Inputs, Unit } from './model/inputs.ts'
import { formatAmount } from './model/numbers.ts'
import { sensitivity } from './model/sensitivity.ts'
import { wordsOf } from './sentence.ts'

/**
 * Everything that is computed from the inputs, for the prerendered example and for what a visitor types. The example
 * leaves out the table of sensitivity, and two of three months, to keep the page small.
 */
export function Results({
  inputs,
  locale,
  heading,
  notice,
  isExample = false,
}: {
  inputs: Inputs
  locale: Locale
  heading: string
  /** A notice to be read before the figures. */
  notice?: string | undefined
  isExample?: boolean
}) {
  const { t, i18n } = useLingui()
  const { horizon } = inputs
  const all = scenarios(inputs)
  const names: Record<ScenarioId, string> = { low: t`Low`, base: t`Base`, high: t`High` }
  const amount = (value: number, unit: Unit) => formatAmount(value, unit, locale)
  const breakEven = breakEvenUplift(inputs)
  // What is between low and high is the forecast of the inputs as they are.
  const base = forecast(inputs)
  const shown = base.months.filter(({ month }) => !isExample || month % 3 === 0)
  const row = (name: string, cell: (scenario: Scenario) => string) => [name, ...all.map(cell)]
  const words = ({ forecast }: Scenario) => wordsOf(forecast, i18n, locale)
  const { roi, net, payback } = wordsOf(base, i18n, locale)
  return (
    <>
      <div className="roi__head">
        <h3>{heading}</h3>
        {notice && <p className="roi__notice">{notice}</p>}
        <dl className="roi__key">
          <Key name={t`ROI at month ${horizon}`} value={roi} />
          <Key name={t`Net result at month ${horizon}`} value={net} />
          <Key name={t`Payback`} value={payback} />
          <Key
            name={t`Break-even growth`}
            value={breakEven === undefined ? t`none does` : amount(breakEven, 'percent')}
          />
        </dl>
      </div>
      <Curve all={all} names={names} locale={locale} />
      <Table
        caption={t`Three scenarios, at month ${horizon}`}
        head={[t`Scenario`, ...all.map(({ id }) => names[id])]}
        rows={[
          row(t`Growth of visits`, ({ uplift }) => amount(uplift, 'percent')),
          row(t`ROI`, (scenario) => words(scenario).roi),
          row(t`Net result`, (scenario) => words(scenario).net),
          row(t`Payback`, (scenario) => words(scenario).payback),
          row(t`Margin gained`, ({ forecast }) => amount(forecast.gain, 'money')),
          row(t`Cost`, ({ forecast }) => amount(forecast.cost, 'money')),
        ]}
      />
      <details>
        <summary>{t`Month by month, base scenario`}</summary>
        <Table
          caption={t`Added visits, leads, and clients; margin; cumulative result`}
          head={[t`Month`, t`Visits`, t`Leads`, t`Clients`, t`Margin`, ...all.map(({ id }) => names[id])]}
          rows={shown.map(({ month, visits, leads, clients, margin }) => [
            month,
            amount(visits, 'count'),
            amount(leads, 'count'),
            amount(clients, 'count'),
            amount(margin, 'money'),
            ...all.map(({ forecast }) => amount(forecast.months[month - 1]?.cumulative ?? 0, 'money')),
          ])}
        />
      </details>
      {!isExample && (
        <details>
          <summary>{t`What moves the result most`}</summary>
          <Table
            caption={t`Net result when one input is a fifth lower or higher`}
            head={[t`Input`, t`20% less`, t`20% more`]}
            rows={sensitivity(inputs).map(({ id, down, up }) => [
              i18n._(labels[id]),
              amount(down, 'money'),
              amount(up, 'money'),
            ])}
          />
        </details>
      )}
    </>
  )
}

function Key({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}
