import type { Browser, Locator, Page } from 'playwright'
import { table } from '../../cli/terminal/table.ts'
import { type Locale, locales, localize } from '../../src/site/locales.ts'
import { openBrowser, slowDown } from '../browser/chromium.ts'
import { serve } from './serve.ts'

/**
 * `npm run bench:interactions`: how long a visitor's interactions wait for the next paint, as INP counts it (Event
 * Timing, in steps of 8 ms), with real input on a slowed-down processor. The first of each kind is on a page just
 * opened; the second repeats it on that page. Exits with 1 above the budget.
 */
const slowdown = Number(process.env.SLOWDOWN ?? 4)
const budgets = { first: 100, later: 50 }

const paths = [
  '/',
  '/complete-geo-guide',
  '/agency/contact',
  '/tools/free-geo-audit',
  '/tools/geo-roi-calculator',
  '/tools/geo-readiness-checker',
]

type Act = {
  name: string
  before?: (page: Page) => Promise<unknown>
  act: (page: Page, locale: Locale) => Promise<void>
}

const control = (page: Page) => page.locator('form :is(textarea, input:not([type=hidden], .form__trap))').first()
const submit = (page: Page) => page.locator('form [type=submit]').first()
const banner = (page: Page) => page.locator('.consent')
const openBanner = (page: Page) => page.locator('[data-action="cookie-settings"]').first().click()

/** Without `click`, which listens in the page for what it hits, and brings the layout up to date while it does. */
async function press(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error(`${target}: not on the page.`)
  await target.page().mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}

const acts: readonly Act[] = [
  { name: 'menu', act: (page) => press(page.locator('details[name="submenu"] > summary').first()) },
  { name: 'banner', before: reopened, act: (page) => press(banner(page).locator('.button').nth(1)) },
  { name: 'dialog', before: reopened, act: (page) => press(banner(page).locator('.button').nth(2)) },
  { name: 'theme', act: (page) => press(page.locator('[data-action="theme"]').first()) },
  {
    name: 'key',
    before: (page) => control(page).scrollIntoViewIfNeeded(),
    async act(page) {
      await press(control(page))
      await page.keyboard.press('a')
    },
  },
  { name: 'submit', before: (page) => submit(page).scrollIntoViewIfNeeded(), act: (page) => press(submit(page)) },
  {
    name: 'link',
    async act(page, locale) {
      const to = localize(new URL(page.url()).pathname.endsWith('/faq') ? '/glossary' : '/faq', locale)
      await press(page.locator(`footer a[href="${to}"]`).first())
    },
  },
]

/**
 * Shows the banner as before a choice, or through the footer.
 * @returns false when it hides so as not to cover a form or a tool
 */
async function reopened(page: Page): Promise<boolean> {
  if (!(await banner(page).isVisible())) await openBanner(page)
  if ((await banner(page).locator('form').count()) > 0) await page.keyboard.press('Escape')
  return banner(page).locator('.button').nth(2).isVisible()
}

/** Waits until the effects of an interaction are over, and its entries have been delivered. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  // Without a new frame, the idle callback might never run.
  await page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => requestIdleCallback(() => setTimeout(resolve, 50), { timeout: 2000 })),
      ),
  )
}

/** Longest wait of an interaction and of its repetition, if the page allows one. */
async function measure(browser: Browser, url: string, locale: Locale, { before, act }: Act) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  await page.addInitScript(() => {
    const waits: number[] = []
    Object.assign(window, { waits, since: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (
          'interactionId' in entry &&
          Number(entry.interactionId) > 0 &&
          entry.startTime > Reflect.get(window, 'since')
        )
          waits.push(entry.duration)
    }).observe({ type: 'event', buffered: true, durationThreshold: 16 })
  })
  await slowDown(page, slowdown)
  await page.goto(url, { waitUntil: 'networkidle' })
  await banner(page).waitFor({ state: 'attached' })
  const waited: number[] = []
  for (let time = 0; time < 2; time++) {
    if ((await before?.(page)) === false) break
    // The preparation was real input, too; the entry of a key without effect arrives with a later frame.
    await settled(page)
    await page.evaluate('waits.length = 0; since = performance.now()')
    await act(page, locale)
    await settled(page)
    waited.push(await page.evaluate<number>('Math.max(0, ...waits)'))
  }
  await context.close()
  return waited
}

await using site = await serve()
await using browser = await openBrowser()
const rows = []
let over = 0
for (const path of paths)
  for (const locale of locales) {
    const row: Record<string, string> = { page: localize(path, locale) }
    for (const one of acts) {
      const waited = await measure(browser, site.origin + localize(path, locale), locale, one)
      const [first = 0, later = 0] = waited
      if (first > budgets.first || later > budgets.later) over += 1
      row[one.name] = waited.join(' / ') || 'not shown'
    }
    rows.push(row)
  }
console.log(
  `\nInput to next paint, ms, first / later (budgets ${budgets.first} / ${budgets.later}), CPU slowed ${slowdown} times; 0: below 16\n`,
)
console.log(table(rows))
if (over > 0) {
  console.error(`\nOver budget: ${over}`)
  process.exitCode = 1
}
