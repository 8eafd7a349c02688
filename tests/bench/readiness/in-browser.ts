import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { openBrowser } from '../browser.ts'

const assets = resolve(import.meta.dirname, '../../../dist/assets')
/** A mid-range phone, as Lighthouse simulates it on a desktop. */
const slowdown = 4
const rounds = 9

/**
 * Milliseconds of audits by the built worker code, each the first after loading, slowed down. Runs on the main thread,
 * as browsers cannot slow down a worker.
 * @throws when there is no build
 */
export async function auditsInBrowser(html: string): Promise<number[]> {
  const file = readdirSync(assets).find((name) => /^page-auditor-.*\.js$/.test(name))
  if (!file) throw new Error('dist/assets has no page-auditor. Run npm run build first.')
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
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
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
