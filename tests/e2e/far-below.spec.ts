import type { Page } from '@playwright/test'
import { locales, localize } from '../../src/site/locales.ts'
import { started } from './fixtures/events.ts'
import { expect, test } from './fixtures/test.ts'

// What is far below is not laid out until it nears (src/blocks/blocks.css): nobody may notice.

const guide = '/complete-geo-guide'
const lastHeading = (page: Page) => page.locator('.flow h2[id], .flow section[id]').last()

/** Height of the whole page as the scroll bar shows it, and as it is when everything is laid out. */
function heights(page: Page): Promise<{ shown: number; real: number }> {
  return page.evaluate(() => {
    const shown = document.documentElement.scrollHeight
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets.push(sheet)
    const real = document.documentElement.scrollHeight
    document.adoptedStyleSheets.pop()
    return { shown, real }
  })
}

for (const locale of locales) {
  const path = localize(guide, locale)

  test(`${path}: an anchor far below is where an address with it leads`, async ({ page }) => {
    await page.goto(path)
    expect(
      await page
        .locator('.flow > *')
        .last()
        .evaluate((block) => getComputedStyle(block).contentVisibility),
    ).toBe('auto')
    const id = await lastHeading(page).getAttribute('id')
    await page.evaluate((hash) => {
      location.hash = hash
    }, `#${id}`)
    await expect(page.locator(`#${id}`)).toBeInViewport()
    await page.goto(localize('/faq', locale))
    await page.goto(`${path}#${id}`)
    await expect(page.locator(`#${id}`)).toBeInViewport()
  })

  test(`${path}: a search in the page finds words far below`, async ({ page }) => {
    await page.goto(path)
    const words = await page
      .locator('.flow p')
      .last()
      .evaluate((text) => text.textContent.trim().slice(0, 30))
    const found = await page.evaluate(
      (wanted) => 'find' in window && (window as { find(text: string): boolean }).find(wanted),
      words,
    )
    expect(found).toBe(true)
    await expect(page.locator('.flow p').last()).toBeInViewport()
  })

  test(`${path}: a picture of the whole page shows the whole page`, async ({ page }) => {
    await page.goto(path)
    await started(page)
    await page.screenshot({ fullPage: true })
    const skipped = await page.evaluate(
      () =>
        [...document.querySelectorAll('*')].filter(
          (element) => getComputedStyle(element).contentVisibility !== 'visible',
        ).length,
    )
    expect(skipped).toBe(0)
  })

  test(`${path}: it prints whole`, async ({ page }) => {
    await page.goto(path)
    await page.emulateMedia({ media: 'print' })
    const skipped = await page.evaluate(
      () =>
        [...document.querySelectorAll('*')].filter(
          (element) => getComputedStyle(element).contentVisibility !== 'visible',
        ).length,
    )
    expect(skipped).toBe(0)
  })
}

for (const width of [360, 1440])
  test(`the scroll bar at ${width} px shows pages about as long as they are`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const path of [
      '/',
      guide,
      '/geo-statistics-2025',
      '/faq',
      '/agency/services',
      '/glossary',
      '/privacy',
      '/agency/case-studies',
    ]) {
      await page.goto(path)
      const { shown, real } = await heights(page)
      expect.soft(shown / real, `${path}: ${shown} of ${real} px`).toBeGreaterThan(0.8)
      expect.soft(shown / real, `${path}: ${shown} of ${real} px`).toBeLessThan(1.25)
    }
  })
