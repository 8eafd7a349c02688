import { localeInfo, locales, localize } from '../../src/site/locales.ts'
import { breakIsland, repairIsland } from './fixtures/broken.ts'
import { arrived, chosen, eventsOf, only } from './fixtures/events.ts'
import { expect, test } from './fixtures/test.ts'
import { words } from './fixtures/words.ts'
import { touchForm } from './fixtures/worker.ts'

for (const locale of locales)
  test.describe(`a page whose script fails, in ${localeInfo[locale].name}`, () => {
    const said = words[locale]
    const path = localize('/faq', locale)

    test('shows the fallback, logs the error, and leads home', async ({ page }) => {
      const logged: string[] = []
      page.on('console', (message) => message.type() === 'error' && logged.push(message.text()))
      await breakIsland(page, 'footer-contact-form')
      await page.goto(path)
      await touchForm(page)
      await expect(page.getByRole('alert').getByRole('heading', { name: said.wrong, level: 1 })).toBeVisible()
      await expect(page.getByText(said.wrongText)).toBeVisible()
      expect(logged.join('\n')).toContain('made to fail by a test')
      await page.getByRole('button', { name: said.goHome }).click()
      await expect(page).toHaveURL(localize('/', locale))
    })

    test('shows the fallback again while the cause is there, and the whole page once it is gone', async ({ page }) => {
      await page.goto(path)
      const text = await page.getByRole('main').innerText()
      const footer = await page.getByRole('contentinfo').innerText()
      await breakIsland(page, 'footer-contact-form')
      await page.reload()
      await touchForm(page)
      const again = page.getByRole('button', { name: said.tryAgain })
      await again.click()
      await expect(page.getByRole('heading', { name: said.wrong })).toBeVisible()
      await repairIsland(page)
      await again.click()
      await expect(page.getByRole('heading', { name: said.wrong })).toHaveCount(0)
      await expect(page.getByRole('main')).toHaveText(text.replace(/\s+/g, ' ').trim(), { useInnerText: true })
      await expect(page.getByRole('contentinfo')).toHaveText(footer.replace(/\s+/g, ' ').trim(), { useInnerText: true })
    })
  })

test('an error at the first render is told to the team when the visitor allowed it, and otherwise not', async ({
  page,
  context,
  site,
}) => {
  const exceptions = async () => only(await eventsOf(site), 'exception').map(({ properties }) => properties)
  await breakIsland(page, 'footer-contact-form')
  await page.goto('/faq')
  await touchForm(page)
  await expect(page.getByRole('heading', { name: words.en.wrong })).toBeVisible()
  await chosen(context, site.url, { analytics: true, marketing: false })
  await page.reload()
  await touchForm(page)
  await expect(page.getByRole('heading', { name: words.en.wrong })).toBeVisible()
  await arrived(page, site, ['exception'])
  expect(await exceptions()).toMatchObject([{ description: 'Error: made to fail by a test', fatal: false }])
})

test('data that cannot be read leads to the fallback and not to a blank page', async ({ page }) => {
  await page.route('**/faq', async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    await route.fulfill({
      response,
      body: html.replace(/(data-island="footer-contact-form" data-props=")[^"]*/, '$1{'),
    })
  })
  await page.goto('/faq')
  await touchForm(page)
  await expect(page.getByRole('heading', { name: words.en.wrong })).toBeVisible()
  await page.getByRole('button', { name: words.en.tryAgain }).click()
  await expect(page.getByRole('heading', { name: words.en.wrong })).toBeVisible()
  // The worker may still be requesting the page.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})
