import { parseArgs } from 'node:util'
import { table } from '../../../cli/terminal/table.ts'
import { openTestDatabase } from '../../../server/testing/database.ts'
import { openBrowser } from '../../browser/chromium.ts'
import { type FaultProxy, pass, type Rule, toBackend } from '../../faults/fault-proxy.ts'
import { openSite, type Site } from '../../faults/site.ts'
import { quantile } from '../quantile.ts'
import { crashingTabs, openTab, tabPage } from './crashes.ts'
import { uuidOf } from './rows.ts'

/*
 * `npm run bench:outbox`: the load table of the queue of events, in a real Chromium against the real server and PGlite.
 * `--seeds 10 --first 1 --events 10000`; ends with status 1 when a limit does not hold.
 */

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '10' },
    first: { type: 'string', default: '1' },
    events: { type: 'string', default: '10000' },
  },
})
const [seeds, first, events] = [Number(values.seeds), Number(values.first), Number(values.events)]

const body = await tabPage()
const serveTab =
  (otherwise: Rule): Rule =>
  (call) =>
    call.path === '/tab'
      ? { kind: 'answer', status: 200, body, headers: { 'content-type': 'text/html' } }
      : otherwise(call)

const database = await openTestDatabase('PGlite')
const site = await openSite(database)
const browser = await openBrowser()
const rows: Record<string, string | number>[] = []
let broken = 0

function tell(what: string, measured: string, limit: string, holds: boolean): void {
  if (!holds) broken += 1
  rows.push({ what, measured, limit, holds: holds ? 'yes' : 'NO' })
  console.log(`${what}: ${measured} (${limit})${holds ? '' : '  DOES NOT HOLD'}`)
}

const ms = (time: number) => `${time.toFixed(1)} ms`

async function newContext() {
  return browser.newContext({ baseURL: site.url })
}

async function enqueue(): Promise<void> {
  site.rule(serveTab(() => pass))
  const context = await newContext()
  const page = await openTab(context, events * 2)
  const add = (from: number, to: number) =>
    page.evaluate(([from = 0, to = 0]) => window.tab.add(1, from, to), [from, to])
  await add(0, 10)
  const shallow = await add(10, 210)
  await page.evaluate((to) => window.tab.fill(1, 210, to), events)
  const deep = await add(events, events + 200)
  const [atTen, atMany] = [quantile(shallow, 0.95), quantile(deep, 0.95)]
  tell('enqueue at 10, p95', ms(atTen), '≤ 15 ms', atTen <= 15)
  tell(`enqueue at ${events}, p95`, ms(atMany), '≤ 15 ms', atMany <= 15)
  const medians = [quantile(shallow, 0.5), quantile(deep, 0.5)] as const
  // Two runs of the same differ by a millisecond.
  tell(
    'enqueue, median at depth / at 10',
    medians.map(ms).reverse().join(' / '),
    'no slower',
    medians[1] <= medians[0] + 1,
  )
  const messages = await page.evaluate(() => window.tab.keepMessages(200))
  const [early, late] = [quantile(messages.slice(0, 50), 0.95), quantile(messages.slice(150), 0.95)]
  tell(
    'message kept after a failed attempt, p95 of 1–50 / 151–200',
    `${ms(early)} / ${ms(late)}`,
    'for information',
    true,
  )
  await context.close()
}

/** Requests with events, with the size of their bodies and the number of their rows. */
const batches = (proxy: FaultProxy) =>
  proxy.calls.filter(toBackend).map((call) => {
    const list: unknown = JSON.parse(call.body)
    return { bytes: Buffer.byteLength(call.body), rows: Array.isArray(list) ? list.length : 1 }
  })

async function flush(): Promise<void> {
  await site.query('truncate public.analytics_events')
  site.rule(serveTab((call) => (toBackend(call) ? { kind: 'late', ms: 50 } : pass)))
  const context = await newContext()
  const page = await openTab(context, events * 2)
  site.calls.length = 0
  await page.evaluate((to) => window.tab.fill(2, 0, to), events)
  const start = performance.now()
  await page.evaluate(() => window.tab.flush())
  const seconds = (performance.now() - start) / 1000
  const sent = batches(site)
  const most = (key: 'bytes' | 'rows') => Math.max(...sent.map((batch) => batch[key]))
  tell(`flush of ${events}, at 50 ms round trip`, `${seconds.toFixed(1)} s`, '≤ 60 s', seconds <= 60)
  tell('requests', String(sent.length), `≤ ${events / 50}`, sent.length <= events / 50)
  tell(
    'largest request',
    `${most('rows')} rows, ${most('bytes')} bytes`,
    '≤ 50 rows, ≤ 65,536 bytes',
    most('rows') <= 50 && most('bytes') <= 65_536,
  )
  tell('rows that arrived', String(await count(site)), String(events), (await count(site)) === events)
  await context.close()
}

async function count(from: Site): Promise<number> {
  return Number((await from.query('select count(*) as n from public.analytics_events'))[0]?.n)
}

async function crashes(seed: number): Promise<void> {
  await site.query('truncate public.analytics_events')
  site.calls.length = 0
  const start = performance.now()
  const context = await newContext()
  site.rule(serveTab(() => pass))
  await crashingTabs(context, site, { seed, events, rule: serveTab(() => pass) })
  await context.close()
  const seconds = Math.round((performance.now() - start) / 1000)
  const found = (await site.query('select id from public.analytics_events')).map(({ id }) => String(id))
  const wanted = new Set(Array.from({ length: events }, (_, at) => uuidOf(seed, at)))
  const distinct = new Set(found)
  const lost = [...wanted].filter((id) => !distinct.has(id)).length
  const doubled = found.length - distinct.size
  const resent = batches(site).reduce((sum, batch) => sum + batch.rows, 0) - events
  tell(
    `seed ${seed}: ${events} events, 4 tabs, 8 crashes`,
    `${distinct.size} rows, ${doubled} doubled, ${lost} lost, ${resent} sent again, ${seconds} s`,
    `${events} rows, 0, 0`,
    distinct.size === events && doubled === 0 && lost === 0,
  )
}

try {
  await enqueue()
  await flush()
  for (let seed = first; seed < first + seeds; seed++) await crashes(seed)
} finally {
  await browser.close()
  await site.close()
  await database.close()
}
console.log(`\n${table(rows, Infinity)}`)
process.exitCode = broken > 0 ? 1 : 0
