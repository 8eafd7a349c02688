import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { localeInfo, locales, localize } from '../../src/site/locales.ts'
import { partAddress, withTypefaces } from '../../src/site/page-parts.ts'
import { htmlFile } from '../../vite/pages/page-files.ts'
import { expectPage, follow, isMarked, mark, pages } from './fixtures/pages.ts'
import { complaints, thirdPartyRequests, typefacesCame } from './fixtures/quiet.ts'
import { expect, test } from './fixtures/test.ts'
import { words } from './fixtures/words.ts'
import { goOffline, hydrated } from './fixtures/worker.ts'

const dist = resolve(import.meta.dirname, '../..', process.env.SITE_DIR || 'dist')

/** One online visit to the home page of one language, then no network. */
test.beforeEach(async ({ page, site }) => {
  await page.goto('/')
  await goOffline(page, site)
})

const addressOf = (page: Page) => page.url().slice(new URL(page.url()).origin.length)

for (const locale of locales)
  test.describe(`offline in ${localeInfo[locale].name}`, () => {
    const mine = pages.filter((page) => page.locale === locale)
    const home = localize('/', locale)

    test('every page is what the network gave, to the byte, asks for its typefaces, and is quiet', async ({
      page,
      context,
      site,
    }) => {
      test.setTimeout(120_000)
      const found = complaints(page, /\/videos\//)
      const others = thirdPartyRequests(context, site.url)
      for (const { path } of mine)
        await test.step(path, async () => {
          const published = readFileSync(join(dist, htmlFile(path)), 'utf8')
          const response = await page.goto(path)
          expect(response?.status()).toBe(200)
          expect(await response?.text()).toBe(withTypefaces(published))
          expect(response?.headers()['content-security-policy']).toContain('sha256-')
          await expectPage(page, path)
          expect(addressOf(page)).toBe(path)
          const part = partAddress(path)
          expect(await page.evaluate(async (address) => (await fetch(address)).text(), part), part).toBe(
            readFileSync(join(dist, part), 'utf8'),
          )
          await hydrated(page)
          await typefacesCame(page)
          expect(await page.evaluate(() => document.fonts.check('1em "Site Serif"')), 'the typefaces are there').toBe(
            true,
          )
          expect(found).toEqual([])
          expect(others).toEqual([])
        })
    })

    test('every page opens by navigation, quietly', async ({ page }) => {
      // Films and their posters are not cached.
      const found = complaints(page, /\/videos\//)
      await page.goto(home)
      // Until this script runs, the browser follows links itself.
      await hydrated(page)
      await mark(page)
      for (const { path } of mine.filter((target) => target.path !== home)) {
        await follow(page, path)
        await expect(page).toHaveURL(path)
        await expectPage(page, path)
      }
      expect(await isMarked(page)).toBe(true)
      expect(found).toEqual([])
    })

    test('an unknown path shows the 404 page of its language, whose way home works', async ({ page }) => {
      const response = await page.goto(localize('/no/such/page', locale))
      expect(response?.status()).toBe(404)
      await expect(page.getByText(words[locale].missing)).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      await page.getByRole('link', { name: words[locale].returnHome, exact: true }).click()
      await expect(page).toHaveURL(home)
      await expectPage(page, home)
    })
  })

// Recovery (src/app/worker/recover.ts) asks like this; if it got the network's version, it would reload a page that
// then stays the same.
test('a page can fetch what a reload would give', async ({ page }) => {
  const told = await page.evaluate(async () => (await fetch('/faq', { cache: 'no-cache' })).text())
  expect(withTypefaces(told)).toBe(await (await page.goto('/faq'))?.text())
})

test('a file that is not cached is reported as that, not as missing', async ({ page }) => {
  for (const [file, shown] of [
    ['/faq.md', '/offline'],
    ['/feed.xml', '/offline'],
    ['/sitemap.xml', '/offline'],
    ['/fr/faq.md', '/fr/offline'],
  ] as const) {
    expect((await page.goto(file))?.status(), file).toBe(503)
    await expectPage(page, shown)
  }
})

test('an alias, and an address with a campaign or a slash at its end, opens offline', async ({ page }) => {
  const addresses = {
    '/faq?gclid=abc': '/faq?gclid=abc',
    '/tools/free-geo-audit/?gclid=abc&utm_source=x': '/tools/free-geo-audit?gclid=abc&utm_source=x',
    '/en': '/',
    '/en/': '/',
    '/en/faq': '/faq',
    '/guide-complet-geo-2025': '/fr/complete-geo-guide',
    '/fr/guide-complet-geo-2025/?utm_source=x': '/fr/complete-geo-guide?utm_source=x',
  }
  for (const [asked, address] of Object.entries(addresses)) {
    await page.goto(asked)
    expect(addressOf(page)).toBe(address)
    await expectPage(page, address.replace(/\?.*/, ''))
  }
})
