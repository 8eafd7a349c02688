import { type Cell, escapeHtml, gridOf, htmlPage, round, section, text } from '../terminal/html.ts'
import { type Counted, change, type Report, share, vitalRows } from './report.ts'

const style = `
:root { --signal: #1f6f5c; --line: #a8480f }
@media (prefers-color-scheme: dark) { :root { --signal: #6cc2ab; --line: #f0a36b } }
body { max-width: 46rem }
h1 { font-size: 1.75rem }
.bar { fill: var(--signal) } .line { fill: none; stroke: var(--line); stroke-width: 2 }
dl { display: flex; gap: 2.5rem; flex-wrap: wrap } dt { color: var(--soft) } dd { margin: 0; font-size: 1.75rem } dd small { font-size: .875rem; color: var(--soft) }
meter { width: 6rem }
`

/** A month as one HTML file. */
export function toHtml(report: Report): string {
  const { month, total, previous, campaigns, leads } = report
  const figure = (name: string, now: number, before: number) =>
    `<div><dt>${name}</dt><dd>${now.toLocaleString('en')} <small>${change(now, before)}</small></dd></div>`
  const vitals = vitalRows(report)
  return htmlPage(
    `Analytics of ${month}`,
    style,
    `<p>Visits of those who agreed to analytics; days in UTC. Small figures: against the month before.</p>
<dl>${figure('Visits', total.visits, previous.visits)}${figure('Page views', total.views, previous.views)}${figure('Conversions', total.conversions, previous.conversions)}</dl>
<figure>${dayChart(report.days)}<figcaption>Visits (bars) and page views (line) by day.</figcaption></figure>
${section('Pages', ['Page', 'Visits', 'Views', ''], counts(report.pages))}
${section('Languages', ['Language', 'Visits', 'Views', ''], counts(report.languages))}
${section('Devices', ['Device', 'Visits', 'Views', ''], counts(report.devices))}
${section('Countries', ['Country, by time zone', 'Visits', 'Views', ''], counts(report.countries))}
${section(
  'Visits by campaign',
  ['Campaign', 'Visits', 'Conversions', 'Rate'],
  campaigns.map(({ value, visits, conversions }) => [
    text(value),
    visits,
    conversions,
    text(share(conversions, visits)),
  ]),
)}
${section(
  'Leads by form',
  ['Form', 'Leads', 'Audits', 'French', 'Suspect', 'Clients'],
  leads.map((row) => [text(row.campaign || '(none)'), row.leads, row.audits, row.french, row.suspect, row.clients]),
)}
${section(
  'Web vitals, 75th percentile',
  ['Timing', 'p75', '', 'Samples'],
  vitals.map(({ metric, p75, rating, samples }) => [text(metric), text(p75), text(rating), samples]),
)}`,
  )
}

function counts(values: readonly Counted[]): Cell[][] {
  const most = Math.max(1, ...values.map(({ visits }) => visits))
  return values.map(({ value, visits, views }) => [
    text(value),
    visits,
    views,
    { html: `<meter value="${visits}" max="${most}">${visits}</meter>` },
  ])
}

type Day = { day: string; visits: number; views: number }

const width = 720
const height = 200
const left = 44
const bottom = 22

/** Visits (bars) and page views (line) by day as SVG. Its label gives the totals to screen readers. */
function dayChart(days: readonly Day[]): string {
  const most = ceiling(Math.max(1, ...days.map(({ views, visits }) => Math.max(views, visits))))
  const step = (width - left) / Math.max(1, days.length)
  const y = (value: number) => (height - bottom) * (1 - value / most)
  const bars = days.map(({ day, visits }, index) => {
    const top = y(visits)
    const title = `<title>${escapeHtml(day)}: ${visits} visits</title>`
    return `<rect class="bar" x="${round(left + index * step + 1)}" y="${round(top)}" width="${round(step - 2)}" height="${round(height - bottom - top)}">${title}</rect>`
  })
  const line = days.map(({ views }, index) => `${round(left + (index + 0.5) * step)},${round(y(views))}`).join(' ')
  const grid = gridOf({ width, height: height - bottom, left }, (part) => most * part)
  const names = days.map(({ day }, index) =>
    index % 7 === 0
      ? `<text x="${round(left + (index + 0.5) * step)}" y="${height - 4}" text-anchor="middle">${escapeHtml(day.slice(8))}</text>`
      : '',
  )
  const sum = (of: (day: Day) => number) => days.reduce((all, day) => all + of(day), 0).toLocaleString('en')
  const label = `${sum(({ visits }) => visits)} visits and ${sum(({ views }) => views)} page views by day`
  return `<svg viewBox="0 -8 ${width} ${height + 8}" role="img" aria-label="${label}">${grid.join('')}${bars.join('')}<polyline class="line" points="${line}"/>${names.join('')}</svg>`
}

/** The next even round number, so that the axis and its half read well: 2, 4, 6, 8, 10, 20 … */
function ceiling(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value))
  const steps = [1, 2, 4, 6, 8, 10].map((step) => step * power)
  return Math.max(2, steps.find((step) => step >= value) ?? value)
}
