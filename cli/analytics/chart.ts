import { escapeHtml } from './escape.ts'

type Day = { day: string; visits: number; views: number }

const width = 720
const height = 200
const left = 44
const bottom = 22

/** Visits (bars) and page views (line) by day as SVG. What it shows is said in its title, for those who do not see it. */
export function dayChart(days: readonly Day[]): string {
  const most = ceiling(Math.max(1, ...days.map(({ views, visits }) => Math.max(views, visits))))
  const step = (width - left) / Math.max(1, days.length)
  const y = (value: number) => (height - bottom) * (1 - value / most)
  const bars = days.map(({ day, visits }, index) => {
    const top = y(visits)
    const title = `<title>${escapeHtml(day)}: ${visits} visits</title>`
    return `<rect class="bar" x="${round(left + index * step + 1)}" y="${round(top)}" width="${round(step - 2)}" height="${round(height - bottom - top)}">${title}</rect>`
  })
  const line = days.map(({ views }, index) => `${round(left + (index + 0.5) * step)},${round(y(views))}`).join(' ')
  const grid = [0, 0.5, 1].map((part) => {
    const at = round(y(most * part))
    return `<line class="grid" x1="${left}" x2="${width}" y1="${at}" y2="${at}"/><text x="${left - 6}" y="${at + 4}" text-anchor="end">${(most * part).toLocaleString('en')}</text>`
  })
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

const round = (value: number) => Math.round(value * 10) / 10
