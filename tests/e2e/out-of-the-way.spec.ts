import type { Locator, Page } from '@playwright/test'
import { type Locale, localeInfo, locales, localize } from '../../src/site/locales.ts'
import { expectAccessible } from './fixtures/axe.ts'
import { formOf, forms, send, toast } from './fixtures/forms.ts'
import { twoFrames } from './fixtures/quiet.ts'
import { expect, test } from './fixtures/test.ts'
import { words } from './fixtures/words.ts'

/** Windows of 1280 x 1024 at 400 %, of a phone on its side and upright, and of a desktop. */
const low = [
  { width: 320, height: 256 },
  { width: 740, height: 360 },
]
const upright = { width: 360, height: 740 }
const sizes = [...low, upright, { width: 768, height: 1024 }, { width: 1280, height: 720 }]

const bannerOf = (page: Page, locale: Locale) => page.locator('.consent', { hasText: words[locale].acceptAll })

/** Whether a press on the middle of a control would reach it. */
const isPressable = (control: Locator) =>
  control.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  })

async function open(page: Page, path: string, locale: Locale) {
  await page.goto(path)
  await bannerOf(page, locale).waitFor({ state: 'attached' })
  await twoFrames(page)
}

for (const locale of locales)
  test.describe(`floating parts are not in the way, in ${localeInfo[locale].name}`, () => {
    test.use({ serviceWorkers: 'block' })
    const said = words[locale]

    test('the states of the answer are above the banner on a first visit, and change the answer', async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 })
      await open(page, localize('/', locale), locale)
      const states = page.locator('.without').getByRole('radio')
      await expect(states).toHaveCount(4)
      for (const state of await states.all()) expect(await isPressable(state)).toBe(true)
      const answer = page.locator('.cited__source')
      await expect(answer).toBeVisible()
      await page.locator('.without [value=access]').check()
      await expect(answer).toBeHidden()
    })

    for (const viewport of sizes)
      test(`the banner never covers what a page is for (${viewport.width} x ${viewport.height})`, async ({ page }) => {
        await page.setViewportSize(viewport)
        for (const path of ['/', '/tools/free-geo-audit', '/agency/contact']) {
          await open(page, localize(path, locale), locale)
          const main = page.locator('.hero .actions a, main [type=submit]')
          for (const action of await main.all()) {
            // Where it is, and where it would lie under a banner at the foot of the window.
            if (await action.evaluate((element) => element.getBoundingClientRect().bottom <= innerHeight))
              expect(await isPressable(action), path).toBe(true)
            await action.evaluate((element) => scrollBy(0, element.getBoundingClientRect().bottom - innerHeight + 4))
            await twoFrames(page)
            await expect.poll(() => isPressable(action), { message: path }).toBe(true)
          }
        }
      })

    test('the banner is never painted over the main action, not even for a frame', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 600 })
      await page.addInitScript(() => {
        const isCovered = (action: Element, banner: Element) => {
          const { left, top, width, height } = action.getBoundingClientRect()
          return banner.contains(document.elementFromPoint(left + width / 2, top + height / 2))
        }
        new MutationObserver((_, observer) => {
          const banner = document.querySelector<HTMLElement>('.consent')
          if (!banner) return
          observer.disconnect()
          const actions = [...document.querySelectorAll('.hero .actions a')]
          const covers = () => actions.filter((action) => isCovered(action, banner)).length
          // After the layout, and before the paint.
          new ResizeObserver(() => {
            const before = covers()
            banner.style.visibility = 'visible'
            console.log(`covers ${before} of ${covers()}`)
          }).observe(banner)
        }).observe(document, { childList: true, subtree: true })
      })
      const covers = page.waitForEvent('console', (message) => message.text().startsWith('covers'))
      await page.goto(localize('/', locale))
      expect((await covers).text()).toMatch(/^covers 0 of [12]$/)
    })

    for (const viewport of low)
      test(`in a low window bar and banner scroll away with the page (${viewport.width} x ${viewport.height})`, async ({
        page,
      }) => {
        await page.setViewportSize(viewport)
        await open(page, localize('/', locale), locale)
        await page.evaluate(() => scrollTo(0, 600))
        await twoFrames(page)
        expect(await page.locator('.bar').evaluate((bar) => bar.getBoundingClientRect().bottom)).toBeLessThan(0)
        const banner = bannerOf(page, locale)
        expect(await banner.evaluate((element) => element.getBoundingClientRect().top > innerHeight)).toBe(true)
        for (const name of [said.acceptAll, said.rejectAll, said.customize]) {
          const button = banner.getByRole('button', { name })
          // Sections are laid out when they come near, which may move what is below.
          const reached = async () => {
            await button.scrollIntoViewIfNeeded()
            return isPressable(button)
          }
          await expect.poll(reached, { message: name }).toBe(true)
        }
        await banner.getByRole('button', { name: said.rejectAll }).click()
        await expect(banner).toHaveCount(0)
      })

    test('on a phone the banner is a line and three buttons beside each other', async ({ page }) => {
      await page.setViewportSize(upright)
      await open(page, localize('/faq', locale), locale)
      const banner = bannerOf(page, locale)
      await expect(banner).toBeVisible()
      const tops = await banner
        .getByRole('button')
        .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().top))
      expect(tops).toHaveLength(3)
      expect(new Set(tops).size).toBe(1)
      expect((await banner.boundingBox())?.height).toBeLessThanOrEqual(104)
      await expectAccessible(page, 'banner on a phone')
    })

    for (const kind of ['contact', 'footer', 'audit'] as const)
      test(`the toast of a refusal covers neither its reason nor a part of the ${kind} form that gets the focus`, async ({
        page,
      }) => {
        const [label = '', typed] = Object.entries(forms[kind][locale].typed)[0] ?? []
        const given = {
          ...forms[kind][locale],
          typed: { ...forms[kind][locale].typed, [label]: typed + 'x'.repeat(2100) },
        }
        await page.setViewportSize({ width: 320, height: 480 })
        await page.goto(given.page)
        await send(page, given)
        await expect(toast(page, locale, [said.error, said.failed])).toBeVisible()
        const reason = formOf(page, given).getByRole('region', { name: said.error })
        await expect(reason).toBeFocused()
        expect(await isPressable(reason)).toBe(true)
        await page.keyboard.press('Tab')
        for (let left = Object.keys(given.typed).length; left >= 0; left--) {
          expect(await isPressable(page.locator(':focus'))).toBe(true)
          await page.keyboard.press('Shift+Tab')
        }
      })

    for (const width of [320, 360])
      test(`the panel of the menu closes before the focus is behind it (${width} pixels)`, async ({ page }) => {
        await page.setViewportSize({ width, height: 640 })
        await page.goto(localize('/', locale))
        await page.getByRole('button', { name: said.menu, exact: true }).click()
        const panel = page.locator('#menu')
        await expect(panel).toBeVisible()
        await panel.getByRole('link').last().focus()
        await page.keyboard.press('Tab')
        await expect(panel).toBeHidden()
        expect(await isPressable(page.locator(':focus'))).toBe(true)
      })
  })
