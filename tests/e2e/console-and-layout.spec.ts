import { setTimeout } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { locales, localize } from '../../src/site/locales.ts'
import { partAddress } from '../../src/site/page-parts.ts'
import { colourRules, expectAccessible } from './fixtures/axe.ts'
import { choose, everyPage } from './fixtures/pages.ts'
import { complaints, thirdPartyRequests, typefacesCame } from './fixtures/quiet.ts'
import { expect, test } from './fixtures/test.ts'
import { hydrated } from './fixtures/worker.ts'

/** Sums up layout shifts, from before the page loads. */
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
    // Elements that scroll on their own, such as tables, may be wider.
    const scrolls = (element: Element) => element.closest('[tabindex="0"], .visually-hidden, [popover]') !== null
    const wide = [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > width + 1 && !scrolls(element))
      .map((element) => element.outerHTML.slice(0, 100))
    return { wide, width: document.documentElement.scrollWidth - width }
  })
  expect(wide).toEqual([])
  expect(width).toBe(0)
}

/** What EasyList hides on every site, for all who block advertisements. */
const hiddenByBlockers =
  '#ad, #ads, #advert, #advertisement, #google-ads, #sponsor, #sponsors, .ad, .ads, .advert, .sponsored'

const style = (page: Page, css: string) =>
  page.evaluate((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets.push(sheet)
  }, css)

/** As a browser shows text at 200 %. */
const enlarge = (page: Page) => style(page, 'html { font-size: 200% !important }')

/** Elements beyond the edge of the window, except in scrolling ones. */
const beyond = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    return Array.from(document.body.querySelectorAll('*'))
      .filter((element) => Math.abs(element.getBoundingClientRect().right - scrollWidth) < 1)
      .map(({ tagName, className }) => `${tagName}.${className} ${scrollWidth - clientWidth} px`)
  })

test.describe('on a first visit', () => {
  // Caching by the worker takes time; offline-pages.spec.ts covers pages from the worker.
  test.use({ serviceWorkers: 'block', viewport: { width: 1280, height: 800 } })

  for (const { path } of everyPage)
    test(`${path} is quiet, does not shift, is accessible, and fits 320 pixels`, async ({ page, context, site }) => {
      const found = complaints(page)
      const others = thirdPartyRequests(context, site.url)
      await watchShifts(page)
      await page.emulateMedia({ colorScheme: 'light' })
      await page.goto(path)
      await hydrated(page)
      await typefacesCame(page)
      await expect(page.locator(hiddenByBlockers)).toHaveCount(0)
      await expectNoShift(page)

      // Elements that fade in would be judged half way.
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await expectAccessible(page, `${path}, light`)
      await page.emulateMedia({ colorScheme: 'dark' })
      await expectAccessible(page, `${path}, dark`, colourRules)

      await page.setViewportSize({ width: 320, height: 640 })
      await expectToFit(page)
      await enlarge(page)
      for (const width of [320, 1024]) {
        await page.setViewportSize({ width, height: 640 })
        expect(await beyond(page), `${path} at 200 %, ${width} pixels wide`).toEqual([])
      }
      expect(found).toEqual([])
      expect(others).toEqual([])
    })

  test('a page that comes long after the press on its link does not shift', async ({ page }) => {
    await watchShifts(page)
    await page.route(`**${partAddress('/faq')}`, async (route) => {
      await setTimeout(700)
      await route.continue()
    })
    await page.goto('/')
    await hydrated(page)
    await typefacesCame(page)
    await choose(page, '/faq')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    // Whatever the focus sets off is painted, and observed, after it.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => window.setTimeout(resolve, 100))))
    await expectNoShift(page)
  })
})

test('signs and radio buttons grow with the text beside them', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/tools/geo-roi-calculator')
  const inTextSizes = () =>
    page.locator('.bar svg:visible, .footer__brand svg, .roi__basis input').evaluateAll((elements) => {
      const text = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
      return elements.map((element) => element.getBoundingClientRect().width / text)
    })
  const before = await inTextSizes()
  expect(before.length).toBeGreaterThan(4)
  await enlarge(page)
  const after = await inTextSizes()
  for (const [index, size] of before.entries()) expect(after[index]).toBeCloseTo(size, 1)
})

/** The spacing that WCAG 1.4.12 lets a reader choose. */
const spaced = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}`

test('the sign that switches the theme is at the edge of the panel, as what closes it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const rights = await page
    .locator('.menu__tools, .menu__tools svg')
    .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().right))
  expect(rights).toHaveLength(2)
  expect(Math.abs((rights[0] ?? 0) - (rights[1] ?? 0))).toBeLessThan(1)
})

for (const locale of locales)
  for (const [path, kind, count] of [
    ['/blog/how-many-answers', '.chart--line', 2],
    ['/blog/markup-google-retired', '.chart--dates', 1],
  ] as const)
    test(`what is written on a chart can be read in wide spacing and at twice its size (${kind}, ${locale})`, async ({
      page,
    }) => {
      const scrolling = page.locator(kind)
      const lost = () =>
        scrolling.evaluateAll((charts) =>
          charts.flatMap((chart) => {
            const { left } = chart.getBoundingClientRect()
            return [...chart.querySelectorAll(':scope > p, svg text')]
              .map((text) => ({ said: text.textContent, box: text.getBoundingClientRect() }))
              .filter(
                ({ box }, at, all) =>
                  box.right - left > chart.scrollWidth + 1 ||
                  all.some(
                    ({ box: { x, right, y } }, other) => other < at && y === box.y && right > box.x && x < box.right,
                  ),
              )
              .map(({ said }) => said)
          }),
        )
      await page.setViewportSize({ width: 320, height: 800 })
      await page.goto(localize(path, locale))
      await typefacesCame(page)
      const scrolled = await scrolling.evaluateAll((charts) => charts.map((c) => c.scrollWidth - c.clientWidth))
      expect(scrolled).toEqual(Array(count).fill(0))
      await style(page, spaced)
      expect(await lost()).toEqual([])
      await enlarge(page)
      expect(await lost()).toEqual([])
      expect(await beyond(page)).toEqual([])
    })

for (const [what, path] of [
  ['a case study', '/agency/case-studies'],
  ['a compound in a heading', '/fr/geo-methodology'],
  ['a button', '/fr/tools/geo-roi-calculator'],
  ['the grade of evidence', '/fr/tools/geo-readiness-checker'],
] as const)
  test(`${what} is no wider than the screen in wide spacing at twice its size`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 })
    await page.goto(path)
    await style(page, spaced)
    await enlarge(page)
    expect(await beyond(page)).toEqual([])
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
