import { brand } from '../../src/site/brand.ts'
import { locales, localize } from '../../src/site/locales.ts'
import { clipboard } from './fixtures/pages.ts'
import { expect, test } from './fixtures/test.ts'
import { hydrated } from './fixtures/worker.ts'

const words = {
  en: {
    figure: 'Cite this figure',
    drawing: 'Cite this figure',
    passage: 'Cite this passage',
    link: 'Copy link',
    quoted: /^“\+41% visibility/,
  },
  fr: {
    figure: 'Citer ce chiffre',
    drawing: 'Citer ce graphique',
    passage: 'Citer ce passage',
    link: 'Copier le lien',
    quoted: /^«\s\+41\s% de visibilité/,
  },
}

const mayCopy = { permissions: ['clipboard-read', 'clipboard-write'] }

for (const [locale, byHand] of [
  ['en', 'Copy this by hand'],
  ['fr', 'À copier à la main'],
] as const)
  for (const width of [320, 1440])
    test(`what the clipboard refuses is shown whole, to be copied by hand, at ${width} pixels (${locale})`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(localize('/geo-statistics-2025', locale))
      await page.getByRole('button', { name: words[locale].passage }).first().click()
      const shown = page.locator('.toast', { hasText: byHand })
      await expect(shown).toContainText(`${localize('/geo-statistics-2025', locale)}#reading:~:text=`)
      for (const part of [shown, shown.getByRole('button')]) {
        const box = await part.boundingBox()
        expect((box?.x ?? Number.NaN) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
      }
      expect(await shown.evaluate((toast) => toast.scrollWidth - toast.clientWidth)).toBeLessThanOrEqual(0)
    })

test('the address of a passage is a link large enough for a finger', async ({ page }) => {
  await page.goto('/geo-statistics-2025')
  const box = await page
    .getByRole('link', { name: /^Link to/ })
    .first()
    .boundingBox()
  for (const side of [box?.width, box?.height]) expect(side).toBeGreaterThanOrEqual(24)
})

test.describe('with a clipboard', () => {
  test.use(mayCopy)
  for (const locale of locales) {
    const said = words[locale]
    const path = localize('/geo-statistics-2025', locale)
    const address = brand.origin + path

    test(`a figure and a passage are cited with one click (${locale})`, async ({ page }) => {
      await page.goto(path)
      await hydrated(page)

      await page.getByRole('button', { name: said.figure }).first().click()
      await expect.poll(() => clipboard(page)).toMatch(said.quoted)
      expect(await clipboard(page)).toContain(`${address}#quotations-lift:~:text=`)

      await page.getByRole('button', { name: said.passage }).first().click()
      await expect.poll(() => clipboard(page)).toContain(`${address}#reading:~:text=`)

      await page.getByRole('button', { name: said.link }).first().click()
      await expect.poll(() => clipboard(page)).toBe(`${address}#reading`)
    })

    test(`a drawing is cited with its figures and their source (${locale})`, async ({ page }) => {
      await page.goto(path)
      await hydrated(page)
      await page.locator('#laboratory-edits').getByRole('button', { name: said.drawing }).click()
      await expect.poll(() => clipboard(page)).toContain(`${address}#laboratory-edits:~:text=`)
      expect(await clipboard(page)).toMatch(/\+41\s?%; .* \(GEO: Generative Engine Optimization, 2024\) /)
    })

    test(`a reference leads to its sentence (${locale})`, async ({ page }) => {
      await page.goto(`${path}#quotations-lift`)
      await expect(page.locator('#quotations-lift')).toBeInViewport()
    })
  }
})
