import { audit } from '../../../src/readiness/audit.ts'
import { pages } from '../../../src/readiness/golden.fixture.ts'
import { quantile } from '../quantile.ts'
import { auditsInBrowser } from './in-browser.ts'

// How long an audit takes, by the size of the page: npm run bench:readiness
const html = pages[0]?.input.html ?? ''
const body = html.slice(html.indexOf('<h2>'), html.indexOf('</main>'))
const rounds = 9
const said = ({ length }: string, times: readonly number[]) =>
  `${(length / 1e6).toFixed(2)} MB: ${quantile(times).toFixed(0)} ms (median of ${times.length}), ${quantile(times, 0).toFixed(0)} ms (best)`
const pageOf = (size: number) => html.replace('</main>', `${body.repeat(Math.ceil(size / body.length))}</main>`)

console.log('In Node')
for (const size of [50_000, 1_000_000, 5_000_000]) {
  const page = pageOf(size)
  const times = Array.from({ length: rounds }, () => {
    const before = performance.now()
    audit({ html: page })
    return performance.now() - before
  })
  console.log(said(page, times))
}

/** The limit for a page of 1 MB on a mid-range phone. */
const budgetMs = 1000
const page = pageOf(1_000_000)
const times = await auditsInBrowser(page)
console.log(
  `In the browser, processor slowed down 4 times, first audit of a worker just loaded\n${said(page, times)}; budget ${budgetMs} ms`,
)
if (quantile(times) > budgetMs) process.exitCode = 1
