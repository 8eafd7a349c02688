import { crawlerPurposes } from '../../src/site/crawlers.ts'
import { gridOf, htmlPage, round, section, text } from '../terminal/html.ts'
import { type CrawlerReport, summaryOf } from './count.ts'

const style = `
body { max-width: 60rem }
ul.key { display: flex; flex-wrap: wrap; gap: 0 1rem; padding: 0; list-style: none } ul.key i { display: inline-block; width: .7rem; height: .7rem; margin-right: .3rem }`

const colours = ['#1f6f5c', '#a8480f', '#5b4b9e', '#b08900', '#777', '#b9b3a4']

/** The report as one HTML file. */
export function toHtml(report: CrawlerReport): string {
  const { crawlers } = report
  const who = crawlers.map(({ token, owner, model, purpose, requests, statuses }) => {
    const answers = Object.entries(statuses).map(([status, times]) => `${status} × ${times.toLocaleString('en')}`)
    return [text(token), text(owner), text(model), text(purpose), requests, text(answers.join(', '))]
  })
  const pages = crawlers.flatMap(({ token, pages }) =>
    pages.map(({ path, requests }) => [text(token), text(path), requests]),
  )
  const key = crawlerPurposes
    .map((purpose, at) => `<li><i style="background:${colours[at]}"></i>${purpose}</li>`)
    .join('')
  return htmlPage(
    'AI crawlers',
    style,
    `<p>${summaryOf(report)}. By name only: anybody can send the name of a crawler.</p>
<figure>${chart(report)}<ul class="key">${key}</ul><figcaption>Requests by day (UTC) and by what the crawler comes for.</figcaption></figure>
${section('Who came', ['Crawler', 'Owner', 'Model', 'Purpose', 'Requests', 'Answers'], who)}
${section('What they read', ['Crawler', 'Page', 'Requests'], pages)}`,
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
    return crawlerPurposes
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
