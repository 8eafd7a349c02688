import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import type { Browser, Page, Request } from 'playwright'
import { z } from 'zod'
import { medianBy } from './quantile.ts'

type Coding = 'br' | 'gzip'

/** Bytes of the body as transferred; `fetch` would decompress them. */
export async function transferred(url: string, coding: Coding): Promise<number> {
  const request = get(url, { headers: { 'Accept-Encoding': coding } })
  const [response]: IncomingMessage[] = await once(request, 'response')
  if (!response || response.statusCode === undefined) throw new Error(`${url}: no answer`)
  if (response.statusCode !== 200 && response.statusCode !== 404)
    throw new Error(`${url}: answered ${response.statusCode}, expected the page. Is the build complete?`)
  let bytes = 0
  for await (const part of response) bytes += part.length
  return bytes
}

/** The phone that Lighthouse simulates. */
const phone = { width: 412, height: 823 }

/** A first visit with empty caches, until the page is idle and its worker has everything. Bytes are those of bodies as transferred. */
export async function visit(browser: Browser, url: string) {
  const context = await browser.newContext({ viewport: phone })
  const page = await context.newPage()
  // An address of this origin that is not a page: a trace misses the first moments of a process that is not running
  // yet.
  await page.goto(new URL('/health', url).href, { waitUntil: 'load' })
  const finished: Promise<Transfer>[] = []
  context.on('requestfinished', (request) => finished.push(transferOf(request)))
  await browser.startTracing(page, { categories })
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(2000)
  const trace = await browser.stopTracing()
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await page.waitForLoadState('networkidle')
  const layoutShift = await layoutShiftOf(page)
  const transfers = await Promise.all(finished)
  await context.close()
  return {
    ...sortOut(transfers, await transferred(new URL('/sw.js', url).href, 'br')),
    layoutShift,
    paint: paintOf(trace.toString(), url),
  }
}

type Transfer = { path: string; type: string; bytes: number; byWorker: boolean }

async function transferOf(request: Request): Promise<Transfer> {
  const { responseBodySize } = await request.sizes()
  return {
    path: new URL(request.url()).pathname,
    type: request.resourceType(),
    // Negative when it came from the browser's cache.
    bytes: Math.max(0, responseBodySize),
    byWorker: request.serviceWorker() !== null,
  }
}

function sortOut(all: readonly Transfer[], workerBytes: number) {
  const byPage = all.filter(({ byWorker }) => !byWorker)
  // The worker's own script is added separately: the browser reports it without a size.
  const byWorker = all.filter((transfer) => transfer.byWorker && transfer.path !== '/sw.js')
  const scripts = byPage.filter(({ path }) => path.endsWith('.js'))
  const styles = byPage.filter(({ path }) => path.endsWith('.css'))
  const documents = byPage.filter(({ type }) => type === 'document')
  return {
    requests: byPage.length,
    scripts: scripts.map(({ path, bytes }) => ({ path, bytes })),
    styleBytes: sum(styles),
    otherBytes: sum(byPage) - sum(scripts) - sum(styles) - sum(documents),
    worker: { scriptBytes: workerBytes, requests: byWorker.length, bytes: sum(byWorker) },
  }
}

export const sum = (transfers: readonly { bytes: number }[]) => transfers.reduce((total, { bytes }) => total + bytes, 0)

/** The layout shift so far that no input of the visitor caused. */
function layoutShiftOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => {})
    observer.observe({ type: 'layout-shift', buffered: true })
    return observer
      .takeRecords()
      .reduce((total, entry) => total + ('value' in entry && typeof entry.value === 'number' ? entry.value : 0), 0)
  })
}

/** Milliseconds of this machine's main thread until load + 2 s, unthrottled. */
type Cpu = { script: number; task: number; layoutShift: number }

const desktop = { width: 1350, height: 940 }

/** The median of `runs` first visits on a wide screen; of their layout shifts the largest. */
export async function cpuOf(browser: Browser, url: string, runs: number): Promise<Cpu> {
  const measured: Cpu[] = []
  for (let run = 0; run < runs; run++) measured.push(await measure(browser, url))
  return {
    ...medianBy(measured, ({ script }) => script),
    layoutShift: Math.max(...measured.map(({ layoutShift }) => layoutShift)),
  }
}

async function measure(browser: Browser, url: string): Promise<Cpu> {
  const context = await browser.newContext({ viewport: desktop })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable')
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(2000)
  const { metrics } = await session.send('Performance.getMetrics')
  const layoutShift = await layoutShiftOf(page)
  await context.close()
  const ms = (name: string) => Math.round((metrics.find((metric) => metric.name === name)?.value ?? 0) * 1000)
  return { script: ms('ScriptDuration'), task: ms('TaskDuration'), layoutShift }
}

const event = z.object({
  name: z.string(),
  ts: z.number(),
  pid: z.number(),
  tid: z.number(),
  dur: z.number().default(0),
  args: z.object({
    data: z.object({ documentLoaderURL: z.string().optional(), navigationId: z.string().optional() }).optional(),
  }),
})
type Event = z.infer<typeof event>
const trace = z.object({ traceEvents: z.array(z.looseObject({ name: z.string() })) })

/** The trace categories that {@link paintOf} reads; more would slow down the page. */
const categories = ['blink.user_timing', 'loading', 'devtools.timeline', 'v8']

const evaluations = ['v8.evaluateModule', 'EvaluateScript']
const paints = ['firstPaint', 'firstContentfulPaint']

/** Reads from a Chromium trace when the page at `url` first painted, and when its own scripts first ran: milliseconds after the navigation began. */
function paintOf(text: string, url: string) {
  const wanted = ['navigationStart', ...paints, ...evaluations]
  const events = trace
    .parse(JSON.parse(text))
    .traceEvents.filter(({ name }) => wanted.includes(name))
    .map((entry) => event.parse(entry))
    .sort((a, b) => a.ts - b.ts)
  const start = events.find(({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL === url)
  const [first, contentful] = paints.map((paint) =>
    events.find(({ name, args }) => name === paint && args.data?.navigationId === start?.args.data?.navigationId),
  )
  if (!start || !first || !contentful) throw new Error(`${url}: the trace holds no first paint. Is the page empty?`)
  // Only the page's thread: the worker evaluates scripts on another.
  const scripts = events.filter(
    ({ name, pid, tid, ts }) =>
      evaluations.includes(name) && pid === contentful.pid && tid === contentful.tid && ts >= start.ts,
  )
  const since = (found: Event) => ms(found.ts - start.ts)
  return {
    first: since(first),
    contentful: since(contentful),
    script: scripts[0] && since(scripts[0]),
    /** For how long scripts kept the first contentful paint waiting; 0: none ran before it. */
    scriptBefore: ms(scripts.filter(({ ts }) => ts < contentful.ts).reduce((sum, { dur }) => sum + dur, 0)),
  }
}

const ms = (microseconds: number) => Math.round(microseconds / 100) / 10
