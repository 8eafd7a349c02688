import { parseArgs } from 'node:util'
import { type BrowserContext, chromium, type Page } from 'playwright'
import { temporaryFolder } from '../../server/temporary.ts'
import { openTestDatabase } from '../../server/testing/database.ts'
import { launchOptions } from '../browser/chromium.ts'
import { pass, type Rule, toBackend } from '../faults/fault-proxy.ts'
import { openSite } from '../faults/site.ts'
import { Random } from '../oracle/random.ts'

/*
 * `npm run soak -- --minutes 10 --seed 1`: three tabs of the built site in which a visitor submits, reloads, closes, goes
 * off- and online at random, over a line that delays, cuts and fails 30 % of requests. In the end the database must hold
 * every submission that was acknowledged ('sent' or 'kept'), once, and no other one twice.
 */

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1e6)) },
  },
})
const minutes = Number(values.minutes)
const seed = Number(values.seed)
const random = new Random(seed)
const tabCount = 3
/** Milliseconds that emptying the queue may take after the faults end. */
const drainMs = 180_000

/** Delays, cuts and errors, ten per cent each. */
const weather: Rule = (call) => {
  if (!toBackend(call)) return pass
  const draw = random.next()
  if (draw < 0.1) return { kind: 'late', ms: 500 + random.next() * 4_000 }
  if (draw < 0.15) return { kind: 'cut' }
  if (draw < 0.2) return { kind: 'cut reply' }
  if (draw < 0.3) return { kind: 'answer', status: [500, 502, 503, 429][random.below(4)] ?? 500, body: '{}' }
  return pass
}

let last = 0
const submitted = new Set<string>()
const acknowledged = new Set<string>()
const done: Record<string, number> = {}
const did = (what: string) => {
  done[what] = (done[what] ?? 0) + 1
}

const form = (page: Page) => page.getByRole('form', { name: 'Quick contact' })

/** One submission through the real form. Whatever goes wrong, only what the page said counts as acknowledged. */
async function submit(page: Page): Promise<void> {
  last += 1
  const message = `soak-${seed}-${last}`
  const again = page.getByRole('button', { name: 'Send another message' })
  if (await again.isVisible()) await again.click()
  await form(page).getByLabel('Name *', { exact: true }).fill('Ada')
  await form(page).getByLabel('Email *', { exact: true }).fill(`${message}@lovelace.example`)
  const field = form(page).getByLabel('Message *', { exact: true })
  // A draft restored between the two steps of filling in stays in front of the text; a visitor would see and correct
  // that.
  do await field.fill(message)
  while ((await field.inputValue()) !== message)
  submitted.add(message)
  did('submitted')
  await form(page).getByRole('button', { name: 'Send', exact: true }).click()
  // Sometimes the visitor does not wait for the answer.
  if (random.next() < 0.2) return did('not waited for')
  const sent = page.locator('#footer-form-state', { hasText: 'Message sent!' })
  const kept = page.getByText('Not sent yet: kept on this device')
  await sent.or(kept).first().waitFor({ timeout: 30_000 })
  acknowledged.add(message)
  did((await kept.isVisible()) ? 'kept' : 'sent')
}

async function fresh(context: BrowserContext, tab: Page | undefined): Promise<Page> {
  await tab?.close()
  const page = await context.newPage()
  await page.goto('/faq').catch(() => did('page did not open'))
  return page
}

async function act(context: BrowserContext, tabs: Page[], at: number): Promise<void> {
  const tab = tabs[at]
  if (!tab) return
  const draw = random.next()
  if (draw < 0.55) return submit(tab)
  if (draw < 0.7) {
    did('reloaded')
    await tab.reload()
    return
  }
  if (draw < 0.8) {
    did('closed')
    tabs[at] = await fresh(context, tab)
    return
  }
  did(draw < 0.88 ? 'went offline' : 'came online')
  await context.setOffline(draw < 0.88)
}

console.log(`seed ${seed}, ${minutes} minutes, ${tabCount} tabs`)
const database = await openTestDatabase('PGlite')
const site = await openSite(database)
using profile = temporaryFolder()
const options = { ...(await launchOptions()), baseURL: site.url, locale: 'en-US' }
const context = await chromium.launchPersistentContext(profile.path, options)
context.setDefaultTimeout(8_000)
try {
  const tabs = await Promise.all(Array.from({ length: tabCount }, () => fresh(context, undefined)))
  await tabs[0]?.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  site.rule(weather)
  const end = performance.now() + minutes * 60_000
  const live = async (at: number) => {
    while (performance.now() < end) {
      await act(context, tabs, at).catch((error) => did(`gave up: ${String(error).split('\n')[0]?.slice(0, 60)}`))
    }
  }
  await Promise.all(tabs.map((_, at) => live(at)))

  site.rule()
  await context.setOffline(false)
  const drained = performance.now() + drainMs
  const page = await fresh(context, undefined)
  const left = () => page.getByRole('button', { name: /waiting to be sent/ }).count()
  do await page.waitForTimeout(2_000)
  while (performance.now() < drained && (await left()) > 0)

  const rows = (await site.leads()).map(({ message }) => String(message).replace('[Footer contact] ', ''))
  const counts = new Map<string, number>()
  for (const row of rows) counts.set(row, (counts.get(row) ?? 0) + 1)
  const lost = [...acknowledged].filter((message) => !counts.has(message))
  const doubled = [...counts].filter(([, times]) => times > 1).map(([message]) => message)
  const strange = rows.filter((message) => !submitted.has(message))
  const unpromised = [...counts.keys()].filter((message) => !acknowledged.has(message)).length
  console.log(
    Object.entries(done)
      .map(([what, times]) => `${what}: ${times}`)
      .join(', '),
  )
  console.log(`requests to the backend: ${site.calls.filter(toBackend).length}`)
  console.log(
    `seed ${seed}: ${acknowledged.size} acknowledged, ${rows.length} rows, ${lost.length} lost, ${doubled.length} doubled, ` +
      `${strange.length} strange; ${unpromised} arrived whose answer nobody waited for`,
  )
  for (const message of [...lost, ...doubled, ...strange]) console.log(`  ${message}`)
  if (acknowledged.size === 0) console.error('Nothing was sent: the above says nothing. Has the form changed?')
  process.exitCode = lost.length + doubled.length + strange.length > 0 || acknowledged.size === 0 ? 1 : 0
} finally {
  await context.close()
  await site.close()
  await database.close()
}
