import type { Locator, Page } from '@playwright/test'
import { localeInfo, locales, localize } from '../../src/site/locales.ts'
import { type FormCase, formOf, forms, toast } from './fixtures/forms.ts'
import { submenuTo } from './fixtures/pages.ts'
import { expect, test } from './fixtures/test.ts'
import { words } from './fixtures/words.ts'
import { hydrated } from './fixtures/worker.ts'

const stepsAtMost = 80

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, target: Locator) {
  for (let step = 0; step < stepsAtMost; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused({ timeout: 1 })
}

async function typeInto(page: Page, given: FormCase) {
  const form = formOf(page, given)
  for (const [label, value] of Object.entries(given.typed)) {
    await tabTo(page, form.getByLabel(label, { exact: true }))
    await page.keyboard.insertText(value)
  }
  await tabTo(page, form.getByRole('button', { name: given.submit, exact: true }))
  await page.keyboard.press('Enter')
}

/** The HTML of the element that has the focus, if something else is over its middle or it is off the screen. */
function covered(): string | undefined {
  const focused = document.activeElement
  const { x = 0, y = 0, width = 0, height = 0 } = focused?.getBoundingClientRect() ?? {}
  const there = document.elementFromPoint(x + width / 2, y + height / 2)
  return focused?.contains(there) ? undefined : focused?.outerHTML
}

for (const locale of locales) {
  const said = words[locale]

  test.describe(`with the keyboard only, in ${localeInfo[locale].name}`, () => {
    test('the first stop skips to the content', async ({ page }) => {
      await page.goto(localize('/faq', locale))
      await page.keyboard.press('Tab')
      const skip = page.getByRole('link', { name: said.skip })
      await expect(skip).toBeFocused()
      await expect(skip).toBeInViewport()
      await page.keyboard.press('Enter')
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => Boolean(document.activeElement?.closest('main')))).toBe(true)
    })

    test('whatever has the focus can be seen', async ({ page }) => {
      await page.goto(localize('/agency/contact', locale))
      for (let step = 0; step < 25; step += 1) {
        await page.keyboard.press('Tab')
        // Polled: the cookie banner steps aside a frame after the focus has moved.
        await expect.poll(() => page.evaluate(covered)).toBeUndefined()
      }
    })

    test('a submenu opens, is walked through, and Escape gives the focus back to its name', async ({ page }) => {
      await page.goto(localize('/', locale))
      const about = submenuTo(page, localize('/faq', locale))
      await tabTo(page, about)
      await page.keyboard.press('Enter')
      const link = page.getByRole('navigation', { name: said.main }).getByRole('link', { name: 'FAQ', exact: true })
      await expect(link).toBeVisible()
      await tabTo(page, link)
      await page.keyboard.press('Escape')
      await expect(link).toBeHidden()
      await expect(about).toBeFocused()
      await page.keyboard.press('Space')
      await tabTo(page, link)
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(localize('/faq', locale))
    })

    test('the panel of a narrow screen opens, closes by Escape and by its button, and gives the focus back', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 360, height: 740 })
      await page.goto(localize('/', locale))
      const panel = page.getByRole('navigation', { name: said.main })
      const button = page.getByRole('button', { name: said.menu, exact: true })
      await tabTo(page, button)
      await page.keyboard.press('Enter')
      await expect(panel).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(panel).toBeHidden()
      await expect(button).toBeFocused()

      await page.keyboard.press('Enter')
      await tabTo(page, panel.getByRole('button', { name: said.closeMenu }))
      await page.keyboard.press('Enter')
      await expect(panel).toBeHidden()
      await expect(button).toBeFocused()

      await page.keyboard.press('Enter')
      await tabTo(page, submenuTo(page, localize('/faq', locale)))
      await page.keyboard.press('Enter')
      await tabTo(page, panel.getByRole('link', { name: 'FAQ', exact: true }))
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(localize('/faq', locale))
      await expect(panel).toBeHidden()
    })

    for (const kind of ['contact', 'footer', 'audit'] as const)
      test(`the ${kind} form is filled and sent; Alt+T leads to what it says, Escape back`, async ({ page, site }) => {
        const given = forms[kind][locale]
        await page.goto(given.page)
        await hydrated(page)
        await typeInto(page, given)
        await expect(toast(page, locale, given.toast)).toBeVisible()
        const [lead] = await site.rows('leads')
        expect(lead).toMatchObject({ language: locale, utm: given.lead.utm })

        const before = await page.evaluateHandle(() => document.activeElement)
        await page.keyboard.press('Alt+t')
        await expect(page.getByRole('region', { name: said.notifications })).toBeFocused()
        await page.keyboard.press('Escape')
        await expect(toast(page, locale, given.toast)).toHaveCount(0)
        expect(await before.evaluate((element) => element === document.activeElement)).toBe(true)
      })

    test('a notice that is closed by its button gives the focus back, too', async ({ page, site }) => {
      const given = forms.footer[locale]
      await page.goto(given.page)
      await hydrated(page)
      site.breakWith(() => Response.json({ success: false, error: 'Form submission failed' }))
      await typeInto(page, given)
      const failed = formOf(page, given).getByRole('region', { name: said.error })
      await expect(failed).toBeFocused()
      await page.keyboard.press('Alt+t')
      await tabTo(page, toast(page, locale, [said.error, said.failed]).getByRole('button'))
      await page.keyboard.press('Enter')
      await expect(toast(page, locale, [said.error, said.failed])).toHaveCount(0)
      await expect(failed).toBeFocused()
    })
  })
}
