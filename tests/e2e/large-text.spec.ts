import type { Page } from '@playwright/test'
import { localeInfo, locales } from '../../src/site/locales.ts'
import { everyPage } from './fixtures/pages.ts'
import { expect, test } from './fixtures/test.ts'

test.use({ serviceWorkers: 'block', viewport: { width: 320, height: 640 } })

/** As a visitor sets it whose browser shows text at 200 %. */
const enlarge = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('html { font-size: 200% !important }')
    document.adoptedStyleSheets.push(sheet)
  })

/** What reaches beyond the window, unless it scrolls by itself. */
const beyond = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    return Array.from(document.body.querySelectorAll('*'))
      .filter((element) => Math.abs(element.getBoundingClientRect().right - scrollWidth) < 1)
      .map(({ tagName, className }) => `${tagName}.${className} ${scrollWidth - clientWidth} px`)
  })

for (const locale of locales)
  test(`at 320 pixels no page scrolls sideways, with text twice its size either (${localeInfo[locale].name})`, async ({
    page,
  }) => {
    test.setTimeout(120_000)
    for (const { path } of everyPage.filter((each) => each.locale === locale)) {
      await page.goto(path)
      expect.soft(await beyond(page), path).toEqual([])
      await enlarge(page)
      expect.soft(await beyond(page), `${path} at 200 %`).toEqual([])
    }
  })
