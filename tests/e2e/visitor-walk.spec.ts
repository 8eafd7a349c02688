import { locales, localize } from '../../src/site/locales.ts'
import { expect, test } from './fixtures/test.ts'

const said = {
  en: {
    check: 'Check a page of yours',
    sample: 'Load a sample page',
    fixes: 'What to fix first',
    carry: 'Take this result to the free audit form',
    address: 'Website address *',
    submit: 'Get my GEO Audit',
    sent: 'Audit requested successfully!',
  },
  fr: {
    check: 'Tester une de vos pages',
    sample: 'Charger une page d’exemple',
    fixes: 'À corriger en premier',
    carry: 'Reporter ce résultat dans le formulaire d’audit gratuit',
    address: 'Adresse du site web *',
    submit: 'Obtenir mon audit GEO',
    sent: 'Audit demandé avec succès',
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
    const main = page.getByRole('main')
    await main.getByLabel(words.address).fill('https://www.atelier-brun.example')
    await main.getByLabel(/^E-?mail \*/).fill('ada@lovelace.example')
    await main.getByRole('button', { name: words.submit }).click()
    await expect(main.getByRole('region', { name: words.sent })).toBeVisible()
    const told = new RegExp(`^https://www\\.atelier-brun\\.example/tables – .*\\b${promised}\\b`)
    expect(await site.rows('leads')).toMatchObject([{ message: expect.stringMatching(told) }])
  })
}
