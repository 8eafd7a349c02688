import type { Locator, Page } from '@playwright/test'
import { localeInfo, locales, localize } from '../../src/site/locales.ts'
import { expect, test } from './fixtures/test.ts'

test.use({ contextOptions: { forcedColors: 'active' } })

for (const locale of locales)
  for (const colorScheme of ['light', 'dark'] as const)
    test(`what is marked in the answer can be read in forced colours (${localeInfo[locale].name}, ${colorScheme})`, async ({
      page,
    }) => {
      await page.emulateMedia({ forcedColors: 'active', colorScheme })
      await page.goto(localize('/', locale))
      const [ink, paper] = await page.locator('main mark').evaluate((mark) => {
        const { color, backgroundColor } = getComputedStyle(mark)
        return [color, backgroundColor]
      })
      expect(ink).not.toBe(paper)
      expect([ink, paper].sort()).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)'])
    })

test('drawings and lines are in the visitor’s colours, whatever theme was chosen', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  await page.goto('/geo-methodology')
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'light'
  })
  const colours = await page.evaluate(() => {
    const used = getComputedStyle(document.documentElement)
    const named = (name: string) => {
      const probe = document.createElement('i')
      probe.style.cssText = `forced-color-adjust:none;color:${name}`
      document.body.append(probe)
      return getComputedStyle(probe).color
    }
    const [canvas, text] = [named('Canvas'), named('CanvasText')]
    const strokes = [...document.querySelectorAll('main svg :is(path, line, rect, circle)')]
      .map((drawn) => getComputedStyle(drawn))
      .flatMap(({ stroke, fill }) => [stroke, fill])
      .filter((colour) => colour.startsWith('rgb('))
    return { canvas, text, ink: named(used.getPropertyValue('--ink')), strokes }
  })
  expect(colours.ink).toBe(colours.text)
  expect(colours.canvas).not.toBe(colours.text)
  expect(colours.strokes.length).toBeGreaterThan(0)
})

test('what is written and drawn in the colour of text takes that of a visitor’s own style sheet', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'none' })
  const drawn = 'main svg :is(text, .chart__less, .roi__line--high)'
  for (const path of ['/geo-statistics-2025', '/blog/how-many-answers', '/tools/geo-roi-calculator']) {
    await page.goto(path)
    const colours = await page.locator(drawn).evaluateAll((elements) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync('* { background: #000 !important; color: #ff0 !important }')
      document.adoptedStyleSheets.push(sheet)
      return elements.map((element) => {
        const { fill, stroke } = getComputedStyle(element)
        return stroke === 'none' ? fill : stroke
      })
    })
    expect(new Set(colours), path).toEqual(new Set(['rgb(255, 255, 0)']))
  }
})

test('a button without a ground keeps its edge on the dark band', async ({ page }) => {
  await page.goto('/')
  const button = page.locator('.cta .button--outline').first()
  const [edge, ground] = await button.evaluate((button) => {
    const band = button.closest('.cta')
    return [getComputedStyle(button).borderColor, band && getComputedStyle(band).backgroundColor]
  })
  expect(edge).not.toBe(ground)
})

test('squares that are not filled are smaller', async ({ page }) => {
  await page.goto('/geo-statistics-2025')
  const sizes = await page.locator('svg:has(.chart__squares--full)').evaluateAll((charts) =>
    charts.map(({ children }) =>
      Array.from(children, (squares) => {
        const { strokeWidth, strokeDasharray } = getComputedStyle(squares)
        return [strokeWidth, strokeDasharray]
      }),
    ),
  )
  expect(sizes.length).toBeGreaterThan(2)
  for (const drawn of sizes) {
    expect(drawn).toEqual([
      ['0.2px', '0.2px, 0.8px'],
      ['0.8px', '0.8px, 0.2px'],
    ])
  }
})

/** Whether a screenshot of an element's text has two colours, in the usual proportions of letters and background. */
async function isLegible(reader: Page, element: Locator): Promise<boolean> {
  await element.scrollIntoViewIfNeeded()
  const clip = await element.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    const { x, y, width, height } = range.getBoundingClientRect()
    return { x, y, width, height }
  })
  const picture = (await element.page().screenshot({ clip })).toString('base64')
  return reader.evaluate(async (picture) => {
    const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob())
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
    canvas?.drawImage(bitmap, 0, 0)
    const { data } = canvas?.getImageData(0, 0, bitmap.width, bitmap.height) ?? { data: [] }
    const light = Array.from(data).filter((value, at) => at % 4 === 0 && value > 128).length / (data.length / 4)
    return light > 0.05 && light < 0.95
  }, picture)
}

for (const colorScheme of ['light', 'dark'] as const)
  test(`words on a dark ground can be read in forced colours (${colorScheme})`, async ({ browser, page }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme })
    // A page without our CSP, which lets no script read an image.
    const reader = await browser.newPage()
    await page.goto('/faq')
    for (const words of [
      page.locator('.consent .button').first(),
      page.locator('.hero .button').first(),
      page.locator('.cta h2'),
      page.locator('.cta .button').first(),
    ])
      expect(await isLegible(reader, words), String(words)).toBe(true)
    await reader.close()
  })
