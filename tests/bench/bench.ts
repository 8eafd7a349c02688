import { parseArgs } from 'node:util'
import { table } from '../../cli/terminal/table.ts'
import { freePort } from '../../server/testing/free-port.ts'
import { publishedPages } from '../../src/site/routes.ts'
import { openBrowser } from '../browser/chromium.ts'
import { audit } from './lighthouse.ts'
import { serve } from './serve.ts'
import { cpuOf, sum, transferred, visit } from './visit.ts'

/**
 * Budgets: bytes of a page with its inline CSS, compressed with brotli (which every supported browser accepts), so that
 * it fits the first flight of a connection (10 segments); bytes of a first visit's scripts; a layout shift that rounds
 * to 0.00. The style sheet that scripts request after the paint is not part of the first flight: it is printed
 * separately (docs/decisions/0002).
 */
const budgets = { page: 14_336, scripts: 75_000, layoutShift: 0.005 }

/** `--quick`: one run instead of three, without Lighthouse. */
const { values: options } = parseArgs({ options: { quick: { type: 'boolean', default: false } } })
await using site = await serve()
const pages = await measurePages()
if (!options.quick) await auditPages()
const over = pages.filter(({ isOver }) => isOver)
if (over.length > 0) {
  console.error(`\nOver budget: ${over.map(({ path }) => path).join(', ')}`)
  process.exitCode = 1
}

async function measurePages() {
  await using browser = await openBrowser()
  const paths = [...publishedPages().map(({ path }) => path), '/404', '/fr/404']
  const pages = []
  const each = options.quick ? 5 : 11
  console.log(
    `${paths.length} pages, about ${each} seconds each: some ${Math.ceil((paths.length * each) / 60)} minutes.`,
  )
  for (const path of paths) {
    const url = site.origin + path
    const first = await visit(browser, url)
    const cpu = await cpuOf(browser, url, options.quick ? 1 : 3)
    const br = await transferred(url, 'br')
    const gzip = await transferred(url, 'gzip')
    const js = sum(first.scripts)
    const layoutShift = Math.max(first.layoutShift, cpu.layoutShift)
    const isOver = br > budgets.page || js > budgets.scripts || layoutShift > budgets.layoutShift
    pages.push({ path, br, gzip, js, ...first, layoutShift, cpu, isOver })
  }

  console.log(
    `\nHTML with its CSS (budget ${budgets.page} bytes by brotli), scripts of a first visit (${budgets.scripts})\n`,
  )
  console.log(
    table(
      pages.map(({ path, br, gzip, js, ...page }) => ({
        page: path,
        'html br': mark(br, budgets.page),
        'html gzip': gzip,
        'js br': mark(js, budgets.scripts),
        'other bytes': page.otherBytes,
        requests: page.requests,
        'script ms': page.cpu.script,
        'task ms': page.cpu.task,
        'first paint ms': page.paint.first,
        'FCP ms': page.paint.contentful,
        'first script ms': page.paint.script ?? 'never',
        'script before FCP ms': page.paint.scriptBefore,
        CLS: mark(Number(page.layoutShift.toFixed(4)), budgets.layoutShift),
      })),
    ),
  )
  const [home] = pages
  if (home) {
    console.log(`\nScripts of ${home.path}: ${home.scripts.map(({ path, bytes }) => `${path} ${bytes}`).join(', ')}`)
    const { scriptBytes, requests, bytes } = home.worker
    console.log(`The worker, after that: ${scriptBytes} bytes of script; ${requests} requests, ${bytes} bytes to keep.`)
  }
  return pages
}

async function auditPages() {
  const port = await freePort()
  await using _browser = await openBrowser(port)
  const paths = publishedPages().flatMap(({ route, path }) => (['home', 'guide'].includes(route.id) ? [path] : []))
  const audits = []
  for (const path of paths) audits.push({ path, ...(await audit(site.origin + path, port)) })

  console.log('\nLighthouse, phone on simulated slow 4G, median of 3\n')
  console.log(
    table(
      audits.map(({ path, scores, timings }) => ({
        page: path,
        ...scores,
        'FCP s': seconds(timings.fcp),
        'LCP s': seconds(timings.lcp),
        'TBT ms': Math.round(timings.tbt),
        CLS: timings.cls,
      })),
    ),
  )
  for (const { path, costs } of audits) for (const cost of costs) console.log(`${path}: ${cost}`)
}

function mark(measured: number, budget: number): string {
  return `${measured}${measured > budget ? ' OVER' : ''}`
}

function seconds(ms: number): string {
  return (ms / 1000).toFixed(2)
}
