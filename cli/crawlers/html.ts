import { escapeHtml, gridOf, htmlPage, round } from '../terminal/html.ts'
import type { CrawlerReport } from './count.ts'

const style = `
:root { color-scheme: light dark; --paper: #fbfaf7; --ink: #1d1b16; --soft: #6b675d; --rule: #ddd8cc }
@media (prefers-color-scheme: dark) { :root { --paper: #171612; --ink: #efece4; --soft: #a39e92; --rule: #38352d } }
body { margin: 0 auto; padding: 2rem 1rem 4rem; max-width: 60rem; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif }
h2 { margin: 2.5rem 0 .5rem; font-size: 1.125rem } p, figcaption { color: var(--soft) } figure { margin: 0 }
svg { width: 100%; height: auto; font-size: 11px } svg text { fill: var(--soft) } .grid { stroke: var(--rule) }
ul.key { display: flex; flex-wrap: wrap; gap: 0 1rem; padding: 0; list-style: none } ul.key i { display: inline-block; width: .7rem; height: .7rem; margin-right: .3rem }
table { width: 100%; border-collapse: collapse } th, td { padding: .3rem .5rem; border-bottom: 1px solid var(--rule); text-align: left; overflow-wrap: anywhere }
.number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap }`

const purposes = ['search', 'user', 'training', 'ads', 'data', 'unknown'] as const
const colours = ['#1f6f5c', '#a8480f', '#5b4b9e', '#b08900', '#777', '#b9b3a4']

/** The report as one HTML file. */
export function toHtml(report: CrawlerReport): string {
  const { crawlers, requests, lines, from, to } = report
  const number = (value: number) => `<td class="number">${value.toLocaleString('en')}</td>`
  const who = crawlers.map(
    ({ token, owner, model, purpose, requests, statuses }) =>
      `<tr>${[token, owner, model, purpose].map((text) => `<td>${escapeHtml(text)}</td>`).join('')}${number(requests)}<td>${escapeHtml(
        Object.entries(statuses)
          .map(([status, times]) => `${status} × ${times.toLocaleString('en')}`)
          .join(', '),
      )}</td></tr>`,
  )
  const pages = crawlers.flatMap(({ token, pages }) =>
    pages.map(
      ({ path, requests }) => `<tr><td>${escapeHtml(token)}</td><td>${escapeHtml(path)}</td>${number(requests)}</tr>`,
    ),
  )
  const key = purposes.map((purpose, at) => `<li><i style="background:${colours[at]}"></i>${purpose}</li>`).join('')
  return htmlPage(
    'AI crawlers',
    style,
    `<p>${requests.toLocaleString('en')} requests of AI crawlers among ${lines.toLocaleString('en')} lines${from ? `, ${from} to ${to}` : ''}. By name only: anybody can send the name of a crawler.</p>
<figure>${chart(report)}<ul class="key">${key}</ul><figcaption>Requests by day (UTC) and by what the crawler comes for.</figcaption></figure>
<h2>Who came</h2>
<table><thead><tr><th>Crawler</th><th>Owner</th><th>Model</th><th>Purpose</th><th class="number">Requests</th><th>Answers</th></tr></thead><tbody>${who.join('\n')}</tbody></table>
<h2>What they read</h2>
<table><thead><tr><th>Crawler</th><th>Page</th><th class="number">Requests</th></tr></thead><tbody>${pages.join('\n')}</tbody></table>`,
  )
}

const width = 900
const height = 220
const left = 60
const bottom = 22

/** One bar a day, stacked by purpose. */
function chart({ crawlers, days }: CrawlerReport): string {
  const most = Math.max(1, ...days.map(({ requests }) => requests))
  const step = (width - left) / Math.max(1, days.length)
  const scale = (height - bottom) / most
  const bars = days.map(({ day }, at) => {
    let top = height - bottom
    return purposes
      .map((purpose, which) => {
        const requests = crawlers.reduce(
          (sum, crawler) => sum + (crawler.purpose === purpose ? (crawler.days[day] ?? 0) : 0),
          0,
        )
        if (requests === 0) return ''
        top -= requests * scale
        return `<rect fill="${colours[which]}" x="${round(left + at * step + 0.5)}" y="${round(top)}" width="${round(Math.max(1, step - 1))}" height="${round(requests * scale)}"><title>${day}: ${requests} ${purpose}</title></rect>`
      })
      .join('')
  })
  const every = Math.ceil(days.length / 8)
  const names = days.map(({ day }, at) =>
    at % every === 0 ? `<text x="${round(left + at * step)}" y="${height - 4}">${day}</text>` : '',
  )
  const grid = gridOf({ width, height: height - bottom, left }, (part) => Math.round(most * part))
  return `<svg viewBox="0 -8 ${width} ${height + 8}" role="img" aria-label="Requests of AI crawlers by day">${grid.join('')}${bars.join('')}${names.join('')}</svg>`
}
