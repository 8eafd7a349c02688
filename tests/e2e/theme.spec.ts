import type { Page } from '@playwright/test'
import { themeKey } from '../../src/site/ledger.ts'
import { expect, test } from './fixtures/test.ts'
import { hydrated, workerReady } from './fixtures/worker.ts'

/** The colour of the browser's own bar: that of the first meta element whose condition holds. */
const barColour = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].find(
        ({ media }) => matchMedia(media || 'all').matches,
      )?.content,
  )

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)

test.use({ colorScheme: 'light' })

test('the theme that a visitor chose is shown at once, by the bar too, and before the first paint of the next visit', async ({
  page,
}) => {
  await page.goto('/')
  await hydrated(page)
  await workerReady(page)
  const [light, lightBar] = [await ground(page), await barColour(page)]
  await page.locator('[data-action="theme"]:visible').first().click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  const [dark, darkBar] = [await ground(page), await barColour(page)]
  expect(dark).not.toBe(light)
  expect(darkBar).not.toBe(lightBar)
  await page.emulateMedia({ media: 'print' })
  expect(await ground(page)).toBe(light)
  await page.emulateMedia({ media: 'screen' })

  // The worker is told of the theme, but does not confirm it.
  await expect(async () => {
    const answer = await page.goto('/faq')
    expect(await answer?.text()).toContain('data-theme="dark"')
  }).toPass()
  expect([await ground(page), await barColour(page)]).toEqual([dark, darkBar])
})

test('a worker that does not know the theme, or no more, is told of it by the next page', async ({ page }) => {
  await page.goto('/')
  await workerReady(page)
  await page.evaluate((key) => localStorage.setItem(key, 'dark'), themeKey)
  await expect(async () => {
    const answer = await page.goto('/faq')
    expect(await answer?.text()).toContain('data-theme="dark"')
  }).toPass()
})

test('a theme that is chosen in one tab is shown in the others', async ({ context, page }) => {
  await page.goto('/')
  const other = await context.newPage()
  await other.goto('/faq')
  await other.locator('[data-action="theme"]:visible').first().click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect(await ground(page)).toBe(await ground(other))
})
