import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from '../preview/fixtures/test.ts'

/** Story, and the part of it that is looked at; without one, what a reader sees first. */
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

/** Changes story and toolbar without loading the preview again. */
async function show(page: Page, story: string, globals: Record<string, string>): Promise<void> {
  await page.evaluate(
    ([storyId, chosen]) =>
      new Promise<void>((resolve) => {
        const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__')
        channel.emit('updateGlobals', { globals: chosen })
        channel.once('storyFinished', () => resolve())
        channel.emit('setCurrentStory', { storyId, viewMode: 'story' })
      }),
    [story, globals] as const,
  )
}

for (const language of ['en', 'fr'])
  for (const theme of ['light', 'dark'])
    test(`nothing looks other than in its picture (${language}, ${theme})`, async ({ page, browser }) => {
      const major = browser.version().split('.')[0] ?? ''
      test.skip(
        major !== pinned,
        `The pictures were taken with Chromium ${pinned}, this is ${major}: letters are drawn otherwise. Take them anew with npm run pictures:references.`,
      )
      await page.goto(`/iframe.html?id=notices-error-fallback--failed&viewMode=story`)
      await expect(page.locator('#storybook-root h1')).toBeVisible({ timeout: 60_000 })
      // The one typeface that is the system's own.
      await page.addStyleTag({ content: ':root { --mono: "Instrument Sans" !important }' })
      for (const [story, part] of Object.entries(looked))
        await test.step(story, async () => {
          await show(page, story, { language, theme })
          const name = `${story.replace(/--en$/, '')}-${language}-${theme}.png`
          await page.evaluate(() => document.fonts.ready)
          if (part) await expect.soft(page.locator('#storybook-root').locator(part).first()).toHaveScreenshot(name)
          else await expect.soft(page).toHaveScreenshot(name)
        })
    })
