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
