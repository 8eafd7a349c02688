import { localeInfo, locales, localize } from '../../src/site/locales.ts'
import { expectAccessible } from './fixtures/axe.ts'
import { started } from './fixtures/events.ts'
import { expect, test } from './fixtures/test.ts'

const said = {
  en: {
    back: 'Back to [1] in the text',
    second: 'Back to [1] in the text, mention 2',
    kind: 'Study',
  },
  fr: {
    back: 'Retour au renvoi [1]',
    second: 'Retour au renvoi [1], occurrence 2',
    kind: 'Étude',
  },
}
const source = 'GEO: Generative Engine Optimization'
const quoted = 'GEO can boost visibility by up to 40%'
const mark = '#cite-1'

for (const locale of locales) {
  const path = localize('/complete-geo-guide', locale)

  for (const size of [
    { width: 320, height: 640 },
    { width: 1280, height: 740 },
  ])
    test(`a mark shows its source beside the text, and leads back (${localeInfo[locale].name}, ${size.width} pixels)`, async ({
      page,
    }) => {
      await page.setViewportSize(size)
      await page.goto(path)
      await started(page)
      const link = page.locator(mark)
      await expect(link).toHaveAccessibleName(`[1] ${source}, 2024`)
      await link.scrollIntoViewIfNeeded()
      await link.focus()
      const before = await page.evaluate(() => scrollY)
      await page.keyboard.press('Enter')
      const card = page.getByRole('dialog', { name: source })
      await expect(card).toBeFocused()
      for (const part of [source, said[locale].kind, '2024']) await expect(card).toContainText(part)
      await expect(card.getByText(quoted)).toBeVisible()
      const box = await card.boundingBox()
      expect(box && box.x >= 0 && box.x + box.width <= size.width && box.y >= 0).toBe(true)
      expect(box && box.y + box.height).toBeLessThanOrEqual(size.height)
      await expectAccessible(page, 'the card')

      await card.getByRole('link', { name: said[locale].back }).click()
      await expect(card).toHaveCount(0)
      await expect(link).toBeFocused()
      await link.click()
      await expect(card).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(card).toHaveCount(0)
      await expect(link).toBeFocused()
      expect(await page.evaluate(() => scrollY)).toBe(before)
      await expect(page).toHaveURL(path)
    })

  test(`Tab goes through the card and on in the text, which closes it (${localeInfo[locale].name})`, async ({
    page,
  }) => {
    await page.goto(path)
    await started(page)
    await page.locator(mark).press('Enter')
    const card = page.getByRole('dialog', { name: source })
    await expect(card).toBeFocused()
    for (const link of await card.getByRole('link').all()) {
      await page.keyboard.press('Tab')
      await expect(link).toBeFocused()
    }
    await page.keyboard.press('Tab')
    await expect(card).toHaveCount(0)
    expect(
      await page.evaluate(
        (mark) => document.querySelector(mark)?.compareDocumentPosition(document.activeElement ?? document),
        mark,
      ),
    ).toBe(4)
    expect(await page.locator(':focus').evaluate((focused) => focused.closest('main') !== null)).toBe(true)
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test(`a mark leads to the source with its words, and the source back (${localeInfo[locale].name})`, async ({
      page,
    }) => {
      await page.goto(path)
      await page.locator(mark).click()
      await expect(page).toHaveURL(/#source-1$/)
      const entry = page.locator('#source-1')
      await expect(entry).toBeInViewport()
      await entry.locator('summary').click()
      await expect(entry.getByText(quoted)).toBeVisible()
      await entry.getByRole('link', { name: said[locale].back, exact: true }).click()
      await expect(page).toHaveURL(/#cite-1$/)
      await expect(page.locator(mark)).toBeInViewport()
      await entry.getByRole('link', { name: said[locale].second }).click()
      await expect(page.locator(`${mark}-2`)).toBeInViewport()
    })
  })
}

test.describe('without a worker, which would load the card itself', () => {
  test.use({ serviceWorkers: 'block' })

  test('where the card cannot be loaded the mark is a link to the margin', async ({ page }) => {
    await page.route(/source-card/, (route) => route.abort())
    await page.goto('/complete-geo-guide')
    await started(page)
    await page.locator(mark).click()
    await expect(page).toHaveURL('/complete-geo-guide#source-1')
  })
})

test('the card can be seen where colours are forced, and is not printed', async ({ page }) => {
  await page.goto('/complete-geo-guide')
  await started(page)
  await page.emulateMedia({ forcedColors: 'active' })
  await page.locator(mark).click()
  const card = page.getByRole('dialog', { name: source })
  await expect(card).toBeVisible()
  expect(await card.evaluate((element) => getComputedStyle(element).borderBlockEndStyle)).toBe('solid')
  await page.emulateMedia({ media: 'print', forcedColors: 'none' })
  await expect(card).toBeHidden()
})

test('a list of sources is printed without the links that lead within the site', async ({ page }) => {
  await page.goto('/geo-statistics-2025')
  const within = page.locator('.sources small ~ a').filter({ visible: true })
  await expect(within.filter({ hasText: 'limits' })).not.toHaveCount(0)
  await expect(within.filter({ hasText: '↑2' })).not.toHaveCount(0)
  await page.emulateMedia({ media: 'print' })
  await expect(within).toHaveCount(0)
  await expect(page.locator('.sources small').first()).toBeVisible()
})

test('no line begins with a mark, nor with the dot between the parts of a source', async ({ page }) => {
  await page.goto('/fr/geo-statistics-2025')
  for (let width = 320; width < 480; width += 10) {
    await page.setViewportSize({ width, height: 800 })
    const first = await page.locator('.chart .cite, .sources small').evaluateAll((elements) =>
      elements.flatMap((element) => {
        const words = element.matches('small') ? element.firstChild : element.previousSibling
        if (!(words instanceof Text)) return []
        const topOf = (from: number) => {
          const range = document.createRange()
          range.setStart(words, from)
          range.setEnd(words, from + 1)
          return range.getBoundingClientRect().bottom
        }
        const text = words.data
        if (element.matches('.cite')) return element.getBoundingClientRect().top > topOf(text.length - 1) ? text : []
        return [...text.matchAll(/(?<=\S)\s\u00b7/g)].some(({ index }) => topOf(index + 1) > topOf(index - 1) + 4)
          ? text
          : []
      }),
    )
    expect(first, `${width} px`).toEqual([])
  }
})

test('neither the search of the glossary nor the space around the last line is printed', async ({ page }) => {
  await page.goto('/fr/glossary')
  await expect(page.getByRole('search')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('search')).toBeHidden()
  const [footer, line] = await Promise.all(
    ['.footer', '.footer__colophon'].map((part) => page.locator(part).boundingBox()),
  )
  expect(footer?.height).toBe(line?.height)
})

for (const path of ['/fr', '/fr/sources', '/fr/agency/case-studies'])
  test(`a heading is printed whole, on the sheet of what it introduces (${path})`, async ({ page }) => {
    await page.setViewportSize({ width: 760, height: 800 })
    await page.goto(path)
    await page.emulateMedia({ media: 'print' })
    // Columns break as sheets do. At the foot of the first there is room for a heading (in a section of its own, with
    // its padding), and not for its text.
    const apart = await page.locator('.block:has(> h2)').evaluateAll((blocks) =>
      blocks.flatMap((block) => {
        const [heading, body] = block.children
        const next = body?.textContent ? body : block.nextElementSibling
        const text = next?.querySelector('li') ?? next
        if (!heading || !next || !text) return []
        const sheet = document.createElement('div')
        block.before(sheet)
        sheet.append(block)
        if (next !== body) sheet.append(next)
        const height = heading.getBoundingClientRect().bottom - sheet.getBoundingClientRect().top
        sheet.style.cssText = 'columns: 2; column-fill: auto; block-size: 800px'
        const above = document.createElement('div')
        above.style.blockSize = `${(next === body ? 780 : 740) - height}px`
        sheet.prepend(above)
        const isSplit = heading.getClientRects().length > 1
        const isApart = text.getBoundingClientRect().left - heading.getBoundingClientRect().left > 50
        return isSplit || isApart ? heading.textContent : []
      }),
    )
    expect(apart).toEqual([])
  })
