import { locales, localize } from '../../src/site/locales.ts'
import { forms, send, toast } from './fixtures/forms.ts'
import { expect, test } from './fixtures/test.ts'

const said = {
  en: {
    check: 'Check a page of yours',
    sample: 'Load a sample page',
    fixes: 'What to fix first',
    carry: 'Take this result to the free audit form',
  },
  fr: {
    check: 'Tester une de vos pages',
    sample: 'Charger une page d’exemple',
    fixes: 'À corriger en premier',
    carry: 'Reporter ce résultat dans le formulaire d’audit gratuit',
  },
} as const

for (const locale of locales) {
  const words = said[locale]

  test(`a visitor's walk: home, checker, sample page, three fixes, audit, database (${locale})`, async ({
    page,
    site,
  }) => {
    await page.goto(localize('/', locale))
    const band = page.locator('.block--checker-example')
    const promised = await band.locator('.checked__score strong').textContent()
    const worth = await band.locator('.summary__fixes li').allTextContents()
    expect(worth).toHaveLength(3)
    await band.getByRole('link', { name: words.check }).click()
    await expect(page).toHaveURL(localize('/tools/geo-readiness-checker', locale))

    await page.getByRole('button', { name: words.sample }).click()
    const result = page.locator('.checked')
    // The home page shows the tool's result, word for word.
    await expect(result.locator('.checked__score strong')).toHaveText(promised ?? '')
    await expect(result.getByRole('heading', { name: words.fixes })).toBeVisible()
    expect(await result.locator('.summary__fixes li').allTextContents()).toEqual(worth)

    await result.getByRole('link', { name: words.carry }).click()
    await expect(page).toHaveURL(localize('/tools/free-geo-audit', locale))
    // Without the goals, which hold the result.
    const given = forms.audit[locale]
    const { 'Your goals': _, ...typed } = given.typed
    await send(page, { ...given, typed })
    await expect(toast(page, locale, given.toast)).toBeVisible()
    const told = new RegExp(`^https://www\\.atelier-brun\\.example/tables – .*\\b${promised}\\b`)
    expect(await site.rows('leads')).toMatchObject([{ message: expect.stringMatching(told) }])
  })
}
