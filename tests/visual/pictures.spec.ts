import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from '../preview/fixtures/preview.ts'

/** A story, and the part to compare; by default, what a reader sees first. */
const looked = {
  'blocks-hero--with-cited-answer': 'main',
  'blocks-statement--definition': 'main',
  'blocks-figures--in-detail': 'main figure >> nth=0',
  'forms-audit--refused': 'form',
  'pages-home--en': undefined,
  'pages-contact--en': undefined,
} as const satisfies Record<string, string | undefined>

const pinned = readFileSync(join(import.meta.dirname, 'chromium.txt'), 'utf8').trim()

test.use({ viewport: { width: 640, height: 720 } })

/**
 * Sends the preview an event and waits until a story has been shown after it. One at a time: leaving a story while it
 * is being shown makes Storybook reload everything.
 */
async function tell(page: Page, event: string, told: object): Promise<void> {
  await page.evaluate(
    ([name, payload]) =>
      new Promise<void>((resolve) => {
        const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__')
        channel.once('storyFinished', () => resolve())
        channel.emit(name, payload)
      }),
    [event, told] as const,
  )
}

test('every story looks like its reference picture', async ({ page, browser }) => {
  const major = browser.version().split('.')[0] ?? ''
  test.skip(
    major !== pinned,
    `The pictures were taken with Chromium ${pinned}, this is ${major}, which draws letters otherwise. Where this is the one to hold to, change tests/visual/chromium.txt and run npm run pictures:references.`,
  )
  await page.goto('/iframe.html?id=notices-error-fallback--failed&viewMode=story&globals=a11y.manual:!true')
  await expect(page.locator('#storybook-root h1')).toBeVisible()
  // Replaces the only system typeface, which differs between machines. A toast may lie over the form that it speaks of.
  await page.addStyleTag({ content: ':root { --mono: "Site Sans" !important } .toasts { display: none }' })
  for (const language of ['en', 'fr'])
    for (const theme of ['light', 'dark']) {
      await tell(page, 'updateGlobals', { globals: { language, theme } })
      for (const [storyId, part] of Object.entries(looked)) {
        const name = `${storyId.replace(/--en$/, '')}-${language}-${theme}.png`
        await test.step(name, async () => {
          await tell(page, 'setCurrentStory', { storyId, viewMode: 'story' })
          await page.evaluate(() => document.fonts.ready)
          if (part) await expect.soft(page.locator('#storybook-root').locator(part).first()).toHaveScreenshot(name)
          else await expect.soft(page).toHaveScreenshot(name)
        })
      }
    }
})
