import type { BrowserContext, Page } from '@playwright/test'
import { locales, localize } from '../../src/site/locales.ts'
import { follow } from './fixtures/menu.ts'
import { everyPage, pages } from './fixtures/pages.ts'
import { expect, test } from './fixtures/test.ts'
import { hydrated, workerReady } from './fixtures/worker.ts'

/** An unknown path is logged, which is asked for; a test that blocks workers is told so. */
const wanted = [/^404: no page at/, /status of 404/, /Service Worker registration blocked/]

/** Everything else that the browser complains about. */
function complaints(page: Page): string[] {
  const found: string[] = []
  page.on('pageerror', (error) => found.push(error.message))
  page.on('console', (message) => {
    const isComplaint = ['error', 'warning'].includes(message.type())
    if (isComplaint && !wanted.some((known) => known.test(message.text()))) found.push(message.text())
  })
  return found
}

async function typefacesCame(page: Page) {
  await page.evaluate(async () => {
    await document.fonts.ready
    // Two frames: what the typefaces move would have moved by then.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })
}

/** From before the page on, sums up what moves by itself. */
async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts: string[] = []
    Object.assign(window, { shifts, total: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const value = 'value' in entry ? Number(entry.value) : 0
        const sources = 'sources' in entry && Array.isArray(entry.sources) ? entry.sources : []
        shifts.push(`${value}: ${sources.map(({ node }) => node?.outerHTML?.slice(0, 90) ?? 'text').join(' | ')}`)
        Object.assign(window, { total: Number(Reflect.get(window, 'total')) + value })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

async function expectNoShift(page: Page) {
  const { total, shifts } = await page.evaluate(() => ({
    total: Number(Reflect.get(window, 'total')),
    shifts: Reflect.get(window, 'shifts'),
  }))
  expect(total.toFixed(2), String(shifts)).toBe('0.00')
}

async function expectToFit(page: Page) {
  const { wide, width } = await page.evaluate(() => {
    const width = document.documentElement.clientWidth
    // What scrolls within itself, such as a table, is meant to be wider.
    const scrolls = (element: Element) => element.closest('[tabindex="0"], .visually-hidden, [popover]') !== null
    const wide = [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > width + 1 && !scrolls(element))
      .map((element) => element.outerHTML.slice(0, 100))
    return { wide, width: document.documentElement.scrollWidth - width }
  })
  expect(wide).toEqual([])
  expect(width).toBe(0)
}

/** Addresses outside the site that are asked for from now on. */
function strangers(context: BrowserContext, site: string): string[] {
  const found: string[] = []
  context.on('request', (request) => {
    const address = request.url()
    if (!address.startsWith(`${site}/`) && !/^(data|blob):/.test(address)) found.push(address)
  })
  return found
}

test.describe('on a first visit', () => {
  // What the worker keeps for later takes its time, and has tests of its own.
  test.use({ serviceWorkers: 'block', viewport: { width: 1280, height: 800 } })

  for (const { path } of everyPage)
    test(`${path} is quiet, does not shift, and fits 320 pixels`, async ({ page, context, site }) => {
      const found = complaints(page)
      const others = strangers(context, site.url)
      await watchShifts(page)
      await page.goto(path)
      await hydrated(page)
      await typefacesCame(page)
      await expectNoShift(page)
      await page.setViewportSize({ width: 320, height: 640 })
      await expectToFit(page)
      expect(found).toEqual([])
      expect(others).toEqual([])
    })
})

for (const locale of locales)
  test(`every page is quiet, and has its typefaces, when it comes from the worker (${locale})`, async ({
    page,
    context,
    site,
  }) => {
    test.setTimeout(120_000)
    const found = complaints(page)
    const others = strangers(context, site.url)
    await page.goto(localize('/', locale))
    await hydrated(page)
    await workerReady(page)
    for (const { path } of everyPage.filter((each) => each.locale === locale))
      await test.step(path, async () => {
        const answer = await page.goto(path)
        expect(answer?.fromServiceWorker()).toBe(true)
        await hydrated(page)
        await typefacesCame(page)
        expect(await page.evaluate(() => document.fonts.check('1em Newsreader')), 'the typefaces are there').toBe(true)
        expect(found).toEqual([])
        expect(others).toEqual([])
      })
  })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' })

  for (const locale of locales)
    test(`no page shifts (${locale})`, async ({ page, context }) => {
      // It loads every page, each as if it were the first.
      test.setTimeout(120_000)
      const session = await context.newCDPSession(page)
      await session.send('Network.setCacheDisabled', { cacheDisabled: true })
      await watchShifts(page)
      for (const { path } of everyPage.filter((each) => each.locale === locale))
        await test.step(path, async () => {
          await page.goto(path)
          await hydrated(page)
          await page.evaluate(async () => void (await document.fonts.ready))
          await expectNoShift(page)
        })
    })
})

test('nothing is complained about on the way through the site', async ({ page }) => {
  test.setTimeout(120_000)
  const found = complaints(page)
  for (const locale of locales) {
    await page.goto(localize('/', locale))
    await hydrated(page)
    await workerReady(page)
    await typefacesCame(page)
    for (const { path } of pages.filter((each) => each.locale === locale)) await follow(page, path)
  }
  expect(found).toEqual([])
})
