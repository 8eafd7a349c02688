import type { Page } from '@playwright/test'
import { expect, test } from './fixtures/test.ts'
import { hydrated } from './fixtures/worker.ts'

/**
 * Presses a button at the worst moment: right when what has waited for the first touch of a tool stops listening, since
 * the tool itself has been loaded.
 */
async function pressAtHandOver(page: Page, name: string): Promise<void> {
  await page.evaluate((name) => {
    const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)
    if (!button) throw new Error(`There is no button '${name}'.`)
    const { abort } = AbortController.prototype
    AbortController.prototype.abort = function (reason) {
      AbortController.prototype.abort = abort
      abort.call(this, reason)
      button.click()
    }
  }, name)
}

test('the checker hears a button that is pressed while it takes over', async ({ page }) => {
  await page.goto('/tools/geo-readiness-checker')
  await hydrated(page)
  await pressAtHandOver(page, 'Check')
  await page.getByLabel('HTML of the page', { exact: true }).focus()
  await expect(page.getByText('Paste the HTML of a page, or choose a file.')).toBeVisible()
})

test('the calculator hears a button that is pressed while it takes over', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/tools/geo-roi-calculator')
  await hydrated(page)
  await pressAtHandOver(page, 'Copy a link to this scenario')
  await page.locator('.roi__form input').first().focus()
  await expect(page.getByText('Link copied')).toBeVisible()
})
