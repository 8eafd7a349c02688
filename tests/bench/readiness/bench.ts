import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { audit } from '../../../src/readiness/audit.ts'
import { pages } from '../../../src/readiness/golden.fixture.ts'
import { openBrowser, slowDown } from '../../browser/chromium.ts'
import { quantile } from '../quantile.ts'
import { build } from '../serve.ts'

const assets = resolve(import.meta.dirname, '../../../dist/assets')

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
if (quantile(times) > budgetMs) {
  console.error('Over budget.')
  process.exitCode = 1
}

/**
 * Milliseconds of audits by the built worker code, each the first after loading, slowed down. Runs on the main thread,
 * as browsers cannot slow down a worker.
 */
async function auditsInBrowser(html: string): Promise<number[]> {
  build()
  const [file] = globSync('page-auditor-*.js', { cwd: assets })
  if (!file) throw new Error('dist/assets has no page-auditor: has it another name now?')
  const script = readFileSync(resolve(assets, file), 'utf8')
  await using browser = await openBrowser()
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const page = await browser.newPage()
    await page.route('http://bench.test/', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
    )
    await page.goto('http://bench.test/')
    await page.addScriptTag({ content: script, type: 'module' })
    await slowDown(page, 4)
    times.push(
      await page.evaluate(
        (given) =>
          new Promise<number>((done) => {
            const start = performance.now()
            addEventListener('message', ({ data }) => data.kind === 'done' && done(performance.now() - start))
            postMessage({ pages: [{ name: 'page', input: { html: given } }] })
          }),
        html,
      ),
    )
    await page.close()
  }
  return times
}
