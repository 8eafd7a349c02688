import { audit } from '../../../src/readiness/audit.ts'
import { pages } from '../../../src/readiness/golden/pages.fixture.ts'
import { auditsInBrowser } from './in-browser.ts'

// How long an audit takes, by the size of the page: npm run bench:readiness
const html = pages[0]?.input.html ?? ''
const body = html.slice(html.indexOf('<h2>'), html.indexOf('</main>'))
const rounds = 9
const pageOf = (size: number) => html.replace('</main>', `${body.repeat(Math.ceil(size / body.length))}</main>`)

console.log('In Node')
for (const size of [50_000, 1_000_000, 5_000_000]) {
  const page = pageOf(size)
  const times = Array.from({ length: rounds }, () => {
    const before = performance.now()
    audit({ html: page })
    return performance.now() - before
  }).sort((a, b) => a - b)
  const [best = 0] = times
  const median = times[Math.floor(rounds / 2)] ?? 0
  console.log(
    `${(page.length / 1e6).toFixed(2)} MB: ${median.toFixed(0)} ms (median of ${rounds}), ${best.toFixed(0)} ms (best)`,
  )
}

/** What a mid-range phone may take for a page of 1 MB (issue of the tools). */
const budgetMs = 1000
const page = pageOf(1_000_000)
const times = await auditsInBrowser(page)
const [best = 0] = times
const median = times[Math.floor(times.length / 2)] ?? 0
console.log(
  `In the browser, processor slowed down 4 times, first audit of a worker just loaded\n${(page.length / 1e6).toFixed(2)} MB: ` +
    `${median.toFixed(0)} ms (median of ${times.length}), ${best.toFixed(0)} ms (best); budget ${budgetMs} ms`,
)
if (median > budgetMs) process.exitCode = 1
