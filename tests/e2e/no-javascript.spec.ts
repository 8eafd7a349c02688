import { otherLocale } from '../../src/site/locales.fixture.ts'
import { locales, localize } from '../../src/site/locales.ts'
import { everyPage, submenuTo } from './fixtures/pages.ts'
import { expect, test } from './fixtures/test.ts'
import { words } from './fixtures/words.ts'

test.use({ javaScriptEnabled: false })

test('every page is readable', async ({ page }) => {
  for (const { path, locale } of everyPage) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
    await expect(page.getByRole('main')).toBeVisible()
    const text = await page.getByRole('main').innerText()
    expect(text.length, path).toBeGreaterThan(100)
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
  }
})

test('what is folded is unfolded on paper, without a sign that it could be opened', async ({ page }) => {
  for (const path of ['/faq', '/fr/geo-statistics-2025']) {
    await page.goto(path)
    const folded = page.locator(':is(.expandable, .block--figures details):not([open]) > :not(summary)').last()
    await expect(folded).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    await expect(folded).toBeVisible()
    const summary = page.locator(':is(.expandable, .block--figures details):not([open]) > summary').last()
    expect(await summary.evaluate((one) => getComputedStyle(one, '::after').display)).toBe('none')
    await page.emulateMedia({ media: 'screen' })
  }
})

for (const locale of locales) {
  const said = words[locale]

  test(`menu, questions and language switch work (${locale})`, async ({ page }) => {
    await page.goto(localize('/faq', locale))
    await submenuTo(page, localize('/agency/contact', locale)).click()
    await page.getByRole('navigation', { name: said.main }).getByRole('link', { name: said.contactPage }).click()
    await expect(page).toHaveURL(localize('/agency/contact', locale))
    await expect(page.getByRole('form').locator('noscript p').first()).toContainText(said.noScript)

    await page.goBack()
    const closed = page.locator('details.expandable:not([open])').first()
    const id = (await closed.getAttribute('id')) ?? ''
    await closed.locator('summary').click()
    await expect(page.locator(`details#${id}`).locator('p').first()).toBeVisible()

    await page.getByRole('link', { name: said.otherLanguage, exact: true }).click()
    await expect(page).toHaveURL(localize('/faq', otherLocale(locale)))
  })

  test(`the panel of a narrow screen opens and leads on (${locale})`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(localize('/', locale))
    const panel = page.getByRole('navigation', { name: said.main })
    await expect(panel).toBeHidden()
    await page.getByRole('button', { name: said.menu, exact: true }).click()
    await expect(panel).toBeVisible()
    await submenuTo(page, localize('/faq', locale)).click()
    await panel.getByRole('link', { name: 'FAQ', exact: true }).click()
    await expect(page).toHaveURL(localize('/faq', locale))
  })
}
