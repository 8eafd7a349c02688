import { localeInfo, locales, localize } from '../../src/site/locales.ts'
import { expect, test } from './fixtures/test.ts'
import { words } from './fixtures/words.ts'

for (const locale of locales)
  test(`an unknown path in ${localeInfo[locale].name} is a 404, says so in its language, and is logged`, async ({
    page,
  }) => {
    const path = localize('/no/such-page', locale)
    const logged = page.waitForEvent('console', (message) => message.text().includes(path))
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404')
    await expect(page.getByText(words[locale].missing)).toBeVisible()
    expect((await logged).text()).toContain('404')
    await page.getByRole('link', { name: words[locale].returnHome, exact: true }).click()
    await expect(page).toHaveURL(localize('/', locale))
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('404')
  })
