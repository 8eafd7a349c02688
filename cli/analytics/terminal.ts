import { table } from '../terminal/table.ts'
import { type Counted, change, type Report, share, vitalRows } from './report.ts'

export function toTerminal(report: Report): string {
  const { month, total, previous, days, leads, campaigns } = report
  const sections = [
    `Analytics of ${month} (days in UTC; visits of those who agreed to it)`,
    section('Totals', [
      { what: 'visits', number: total.visits, 'month before': change(total.visits, previous.visits) },
      { what: 'page views', number: total.views, 'month before': change(total.views, previous.views) },
      {
        what: 'conversions',
        number: total.conversions,
        'month before': change(total.conversions, previous.conversions),
      },
      { what: 'events of unknown types', number: report.unknown_events, 'month before': '' },
    ]),
    `Visits by day\n${sparkline(days.map(({ visits }) => visits))}`,
    section('Pages', counts('page', report.pages)),
    section('Languages', counts('language', report.languages)),
    section('Devices', counts('device', report.devices)),
    section(
      'Visits by campaign',
      campaigns.map(({ value, visits, conversions }) => ({
        campaign: value,
        visits,
        conversions,
        rate: share(conversions, visits),
      })),
    ),
    section(
      'Leads by form (all of them, whatever the visitor chose)',
      leads.map(({ campaign, french, ...numbers }) => ({ form: campaign || '(none)', ...numbers, fr: french })),
    ),
    section('Web vitals, 75th percentile', vitalRows(report)),
  ]
  return sections.join('\n\n')
}

function section(title: string, rows: readonly Record<string, string | number>[]): string {
  return `${title}\n${rows.length > 0 ? table(rows) : 'none'}`
}

function counts(name: string, values: readonly Counted[]) {
  return values.map(({ value, visits, views }) => ({ [name]: value, visits, views }))
}

const levels = '▁▂▃▄▅▆▇█'

function sparkline(values: readonly number[]): string {
  const most = Math.max(1, ...values)
  return values.map((value) => (value === 0 ? ' ' : levels[Math.ceil((value / most) * levels.length) - 1])).join('')
}
