import { statSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { locales, localize } from '../../src/site/locales.ts'
import { chosen, started } from './fixtures/events.ts'
import { requestedPaths, twoFrames } from './fixtures/quiet.ts'
import { expect, test } from './fixtures/test.ts'
import { type Trace, traced } from './fixtures/trace.ts'
import { touchForm } from './fixtures/worker.ts'

/** Bytes (brotli) of the scripts that a page may load before anyone touches it, and with a touched form. */
const budgets = { untouched: 12_000, touched: 72_000 }

/** Size of built scripts, compressed. */
const bytesOf = (scripts: readonly string[]) =>
  scripts.reduce((sum, script) => sum + statSync(`dist${script}.br`).size, 0)

/** What a page does without input, from the request until it is idle. */
async function untouched(page: Page, path: string): Promise<Trace & { scripts: string[] }> {
  const scripts = requestedPaths(page, 'script')
  // As on a first visit.
  const session = await page.context().newCDPSession(page)
  await session.send('Network.clearBrowserCache')
  await session.detach()
  const trace = await traced(page, async () => {
    await page.goto(path)
    await started(page)
    await page.waitForLoadState('networkidle')
    await twoFrames(page)
  })
  return { ...trace, scripts: [...scripts] }
}

// Playwright's recordings read the styles of a page.
test.use({ serviceWorkers: 'block', trace: 'off', screenshot: 'off', video: 'off' })

for (const locale of locales)
  for (const path of ['/', '/complete-geo-guide', '/agency/contact', '/tools/geo-roi-calculator'])
    test(`nobody touches ${localize(path, locale)}: no React, no forced layout, one style pass after the paint`, async ({
      page,
    }) => {
      // A busy machine may paint before the whole page has arrived, and then needs another pass for the rest. Only a
      // pass that occurs in each run belongs to the page.
      const runs = [await untouched(page, localize(path, locale))]
      while (runs.length < 4 && (runs.at(-1)?.stylePassesAfterPaint.length ?? 0) > 1)
        runs.push(await untouched(page, localize(path, locale)))
      const [best] = runs.sort((a, b) => a.stylePassesAfterPaint.length - b.stylePassesAfterPaint.length)
      const { scripts = [], forcedLayouts, compiledLate, stylePassesAfterPaint = [] } = best ?? {}
      expect(scripts.filter((script) => script.includes('/start-'))).toEqual([])
      expect(scripts.length).toBeLessThanOrEqual(4)
      expect(bytesOf(scripts)).toBeLessThanOrEqual(budgets.untouched)
      expect(forcedLayouts).toBe(0)
      // 180 before these scripts said that all of their functions are called (vite.config.ts), 72 after; some are the test's own.
      expect(compiledLate).toBeLessThanOrEqual(90)
      expect(stylePassesAfterPaint.length, `elements by pass: ${stylePassesAfterPaint}`).toBeLessThanOrEqual(1)
    })

test('nobody touches a page that may be measured: no React', async ({ page, context, site }) => {
  await chosen(context, site.url, { analytics: true, marketing: false })
  const scripts = requestedPaths(page, 'script')
  const measured = page.waitForResponse(/\/measure-page-/)
  await page.goto('/')
  await measured
  await page.waitForLoadState('networkidle')
  expect(scripts.filter((script) => script.includes('/start-'))).toEqual([])
})

for (const locale of locales)
  test(`a touch of the form of ${localize('/agency/contact', locale)} keeps scripts to their budget, and styles as they are`, async ({
    page,
  }) => {
    const scripts = requestedPaths(page, 'script')
    const { stylePassesAfterPaint } = await traced(page, async () => {
      await page.goto(localize('/agency/contact', locale))
      await started(page)
      await touchForm(page)
      // By then its words have loaded, too.
      await expect(page.locator('#contact-form')).toHaveAttribute('novalidate')
    })
    expect(bytesOf([...new Set(scripts)])).toBeLessThanOrEqual(budgets.touched)
    // A custom property that late styles set on the root would style all 400 elements again.
    expect(Math.max(...stylePassesAfterPaint)).toBeLessThan(50)
  })
