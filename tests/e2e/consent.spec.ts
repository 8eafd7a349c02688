import type { BrowserContext } from '@playwright/test'
import { localeInfo, locales, localize } from '../../src/site/locales.ts'
import { expect, test } from './fixtures/test.ts'
import { words } from './fixtures/words.ts'

const sixMonths = 15_768_000

async function recordOf(context: BrowserContext) {
  const cookie = (await context.cookies()).find(({ name }) => name === 'citence-consent')
  return { cookie, preferences: cookie && JSON.parse(decodeURIComponent(cookie.value)).preferences }
}

for (const locale of locales)
  test.describe(`the consent banner in ${localeInfo[locale].name}`, () => {
    const said = words[locale]
    const home = localize('/', locale)

    test.beforeEach(({ page }) => page.goto(home))

    for (const [choice, given] of [
      [said.acceptAll, true],
      [said.rejectAll, false],
    ] as const)
      test(`'${choice}' is remembered for six months, and the banner does not come back`, async ({ page, context }) => {
        const banner = page.getByRole('dialog', { name: said.cookies })
        expect((await recordOf(context)).cookie).toBeUndefined()
        await banner.getByRole('button', { name: choice }).click()
        await expect(banner).toHaveCount(0)

        // The browser stores cookies in another process than the page's, with a delay.
        await expect.poll(async () => (await recordOf(context)).cookie).toBeDefined()
        const { cookie, preferences } = await recordOf(context)
        expect(preferences).toEqual({ necessary: true, analytics: given, marketing: given })
        expect(cookie).toMatchObject({ path: '/', secure: true, sameSite: 'Lax' })
        const lifetime = (cookie?.expires ?? 0) - (await page.evaluate(() => Date.now() / 1000))
        expect(Math.abs(lifetime - sixMonths)).toBeLessThan(120)

        await page.reload()
        await page.getByRole('button', { name: said.cookieButton }).click()
        await expect(banner).toHaveCount(1)
      })

    test('the custom view saves what is chosen, with what is necessary locked', async ({ page, context }) => {
      const banner = page.getByRole('dialog', { name: said.cookies })
      await banner.getByRole('button', { name: said.customize }).click()
      const necessary = banner.getByRole('switch', { name: said.necessary })
      await expect(necessary).toBeChecked()
      await expect(necessary).toBeDisabled()
      await expect(banner.getByRole('switch', { name: said.analytics })).not.toBeChecked()
      await banner.getByRole('button', { name: said.back }).click()
      await expect(banner.getByRole('button', { name: said.acceptAll })).toBeVisible()

      await banner.getByRole('button', { name: said.customize }).click()
      await banner.getByRole('switch', { name: said.analytics }).check()
      await banner.getByRole('button', { name: said.save }).click()
      await expect(banner).toHaveCount(0)
      expect((await recordOf(context)).preferences).toEqual({ necessary: true, analytics: true, marketing: false })
    })

    test('the footer reopens it with the choice in it; Escape leaves it as it was', async ({ page, context }) => {
      const banner = page.getByRole('dialog', { name: said.cookies })
      await banner.getByRole('button', { name: said.acceptAll }).click()
      const opener = page.getByRole('button', { name: said.cookieButton })
      await opener.click()
      await expect(banner).toBeFocused()
      await banner.getByRole('button', { name: said.customize }).click()
      await expect(banner.getByRole('switch', { name: said.marketing })).toBeChecked()
      await page.keyboard.press('Escape')
      await expect(banner).toHaveCount(0)
      await expect(opener).toBeFocused()
      expect((await recordOf(context)).preferences).toMatchObject({ analytics: true, marketing: true })
    })
  })

for (const height of [800, 256])
  test(`the footer leads to a banner that nobody has answered, in a window ${height} pixels high`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height })
    await page.goto('/agency/contact')
    const banner = page.getByRole('dialog', { name: words.en.cookies })
    await expect(banner).toHaveCount(1)
    // It steps aside for the control that has the focus: without scrolling, the button is below it.
    const opener = page.getByRole('button', { name: words.en.cookieButton })
    await opener.evaluate((button) => {
      button.scrollIntoView({ block: 'end', behavior: 'instant' })
      button.focus({ preventScroll: true })
    })
    await page.keyboard.press('Enter')
    await expect(banner).toBeFocused()
    await expect(banner.getByRole('button', { name: words.en.acceptAll })).toBeInViewport()
  })

test('a banner whose words do not come is shown when the network is back', async ({ page, context }) => {
  const wordsOf = /\/assets\/en-[\w-]+\.js/
  await page.route(wordsOf, (route) => route.abort())
  const refused = page.waitForEvent('requestfailed', (request) => wordsOf.test(request.url()))
  await page.goto('/')
  await refused
  await page.unroute(wordsOf)
  const banner = page.getByRole('dialog', { name: words.en.cookies })
  await expect(banner).toHaveCount(0)
  // The page hears of the refusal some time after the browser has told us.
  await expect(async () => {
    await context.setOffline(true)
    await context.setOffline(false)
    await expect(banner).toBeVisible({ timeout: 1000 })
  }).toPass()
})

test('the visitor can read what would be sent, and what was, in plain words', async ({ page, context }) => {
  await page.goto('/fr/faq?utm_campaign=printemps')
  const banner = page.getByRole('dialog', { name: words.fr.cookies })
  await banner.getByRole('button', { name: words.fr.customize }).click()
  await banner.getByText('Ce que nous enverrions', { exact: true }).click()
  const view = banner.getByRole('region', { name: 'Ce que nous enverrions' })
  await expect(view).toContainText('Rien n’a été envoyé.')
  await expect(view).toContainText('FR (Europe/Paris)')
  await expect(view).not.toContainText('printemps')
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
  expect(await context.cookies()).toEqual([])

  await banner.getByRole('switch', { name: words.fr.analytics }).check()
  await banner.getByRole('switch', { name: words.fr.marketing }).check()
  await banner.getByRole('button', { name: words.fr.save }).click()
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('citence-journal'))).toContain('page_view')
  await page.getByRole('button', { name: words.fr.cookieButton }).click()
  await banner.getByRole('button', { name: words.fr.customize }).click()
  await banner.getByText('Ce que nous enverrions', { exact: true }).click()
  await expect(view.getByRole('listitem').first()).toContainText('Vous avez ouvert')
  await expect(view).toContainText('printemps')
})

test('the keyboard goes through the banner in reading order and back; Escape never leads away unanswered', async ({
  page,
}) => {
  await page.goto('/')
  const said = words.en
  const banner = page.getByRole('dialog', { name: said.cookies })
  const focused = () => page.evaluate(() => document.activeElement?.textContent || document.activeElement?.id)
  const cameFrom = page.getByRole('contentinfo').getByRole('textbox').last()
  await cameFrom.focus()
  await banner.getByRole('button', { name: said.acceptAll }).focus()
  for (const next of [said.rejectAll, said.customize]) {
    await page.keyboard.press('Tab')
    expect(await focused()).toBe(next)
  }
  await page.keyboard.press('Enter')
  await expect(banner.getByRole('switch', { name: said.analytics })).toBeVisible()
  await expect(banner).toBeFocused()
  const order = []
  for (let stop = 0; stop < 6; stop++) {
    await page.keyboard.press('Tab')
    order.push(await focused())
  }
  expect(order.slice(1)).toEqual(['consent-analytics', 'consent-marketing', 'What we would send', said.back, said.save])
  await page.keyboard.press('Escape')
  await expect(banner.getByRole('button', { name: said.acceptAll })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(banner).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(banner).toHaveCount(0)
  await expect(cameFrom).toBeFocused()
})
