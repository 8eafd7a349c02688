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
