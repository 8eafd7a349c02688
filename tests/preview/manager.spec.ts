import type { Page } from '@playwright/test'
import { expect, test } from './fixtures/preview.ts'

const faq = 'src/content/pages/faq/fr.md'
const withoutAxe = 'globals=a11y.manual:!true'
const canvas = (page: Page) => page.frameLocator('#storybook-preview-iframe')

/** The screen of a small laptop. */
test.use({ viewport: { width: 1280, height: 800 } })

test('our panels come first, Results is open, and no tab or tool is cut off', async ({ page }) => {
  await page.goto(`/?path=/story/pages-faq--en&${withoutAxe}`)
  const tabs = page.getByRole('tab')
  await expect(tabs).toHaveText([
    'Results',
    'Structured data',
    'What an AI reads',
    'Translation',
    /^Interactions/,
    /^Accessibility/,
  ])
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Results')
  for (const tab of await tabs.all()) await expect(tab).toBeInViewport({ ratio: 1 })
  const result = page.getByRole('region', { name: 'Results' }).getByTestId('result-desktop')
  await expect(result).toBeInViewport()
  const sizeOfText = page.getByRole('button', { name: 'Size of text' })
  await expect(sizeOfText).toBeInViewport({ ratio: 1 })
})

test('the sidebar names pages by section and title, and says what is to be done', async ({ page, preview }) => {
  await page.goto(`/?path=/story/pages-faq--fr&${withoutAxe}`)
  const sidebar = page.locator('#storybook-explorer-tree')
  const item = (id: string) => sidebar.locator(`[data-item-id="${id}"]`)
  await expect(item('pages-home-and-guides')).toHaveText('Home and guides')
  await expect(item('pages-blog')).toHaveText('Blog')
  // No page is named by its address or folder.
  await expect(sidebar).not.toContainText(/faq|\//)
  const title = sidebar.locator('[data-nodetype="component"]', { hasText: 'GEO questions, answered with evidence' })
  await expect(title).toBeVisible()
  await expect(item('pages-faq--fr')).toContainText('Français')
  await expect(item('pages-faq--en')).toHaveText('English')

  await expect(canvas(page).locator('#storybook-root h1')).toBeVisible()
  const mend = preview.edit(faq, (text) => text.replace('ne remplace pas le SEO', 'ne remplace jamais le SEO'))
  await expect(item('pages-faq--en')).toContainText('stale')
  await expect(item('pages-faq--fr')).not.toContainText('stale')
  await expect(title).toContainText('stale')
  mend()
  await expect(title).not.toContainText('stale')

  const mendDate = preview.edit(faq, (text) => text.replace(/lastUpdated: .*/, 'lastUpdated: 2026-13-45'))
  await expect(item('pages-faq--fr')).toContainText('mistake')
  mendDate()
  await expect(item('pages-faq--fr')).not.toContainText('mistake')
})

test('both languages scroll together block by block, and nothing is coloured while they load', async ({ page }) => {
  let load = () => {}
  const asked = new Promise<void>((resolve) => {
    load = resolve
  })
  await page.route(/iframe\.html\?.*language%3A(en|fr)/, async (route) => {
    await asked
    await route.continue()
  })
  await page.goto(`/?path=/story/pages-home--en&globals=a11y.manual:!true;language:both`)
  const halves = canvas(page).locator('.preview-both')
  await expect(halves).toBeVisible()
  for (const part of [halves, halves.locator('iframe').first()])
    expect(await part.evaluate(greyness), 'red, green and blue alike').toBeLessThan(8)
  load()

  const [english, french] = ['en', 'fr'].map((locale) => canvas(page).frameLocator(`iframe[lang=${locale}]`))
  if (!english || !french) throw new Error('There are two languages.')
  const inEnglish = english.locator('main .block--steps')
  const inFrench = french.locator('main .block--steps')
  await expect(inFrench).toBeAttached()
  await expect(inEnglish).toBeAttached()
  const top = (block: typeof inEnglish) => block.evaluate((one) => Math.round(one.getBoundingClientRect().top))
  await inEnglish.evaluate((block) => block.scrollIntoView({ block: 'start', behavior: 'instant' }))
  expect(Math.abs(await top(inEnglish))).toBeLessThan(100)
  await expect.poll(async () => Math.abs((await top(inFrench)) - (await top(inEnglish)))).toBeLessThanOrEqual(1)

  await french.locator('html').evaluate((root) => root.ownerDocument.defaultView?.scrollTo(0, root.scrollHeight))
  const left = (root: Element) => Math.round(root.scrollHeight - root.clientHeight - root.scrollTop)
  await expect.poll(() => english.locator('html').evaluate(left)).toBe(0)
  await french.locator('html').evaluate((root) => root.ownerDocument.defaultView?.scrollTo(0, 0))
  await expect.poll(() => english.locator('html').evaluate((root) => root.scrollTop)).toBe(0)

  await french.locator('footer').getByRole('link', { name: 'FAQ', exact: true }).click()
  await expect(page).toHaveURL(/pages-faq--fr/)
})

/** The largest difference between the channels of an element's background; small for a grey. */
function greyness(element: Element): number {
  const painted = document.createElement('canvas').getContext('2d')
  if (!painted) throw new Error('This browser paints nothing.')
  painted.fillStyle = getComputedStyle(element).backgroundColor
  painted.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = painted.getImageData(0, 0, 1, 1).data
  return Math.max(red, green, blue) - Math.min(red, green, blue)
}
