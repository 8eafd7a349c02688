import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures/preview.ts'

const faq = 'src/content/pages/faq/fr.md'

async function open(page: Page, name: string): Promise<Locator> {
  await page.getByRole('tab', { name, exact: true }).click()
  return page.getByRole('region', { name, exact: true })
}

test('the panels say of /fr/faq what the pipeline makes of it, and again when it is saved', async ({
  page,
  preview,
}) => {
  const opened: string[] = []
  // No editor must start on the machine that runs the tests.
  await page.route('**/__open-in-editor?*', (route) => {
    opened.push(new URL(route.request().url()).searchParams.get('file') ?? '')
    return route.fulfill()
  })
  await page.goto('/?path=/story/pages-faq--fr')

  const results = await open(page, 'Results')
  await expect(results.getByTestId('result-desktop-title')).toHaveText(
    'Le GEO en cinq questions : réponses sourcées — Citence',
  )
  await expect(results.getByTestId('result-desktop-trail')).toHaveText('www.citence.example › FAQ')
  await expect(results.getByTestId('result-mobile-description')).toHaveText(/\s…$/)
  await expect(results.getByTestId('shared-linkedin').getByRole('img')).toHaveJSProperty('naturalWidth', 1200)
  // At the same address, browsers would show the picture that they have.
  const mendTitle = preview.edit(faq, (text) => text.replace('en cinq questions :', 'en six questions :'))
  const picture = results.getByTestId('shared-x').getByRole('img')
  await expect(picture).toHaveAttribute('src', /en\+six\+questions/)
  await expect(picture).toHaveJSProperty('naturalWidth', 1200)
  mendTitle()

  // A folder of pages may have any name.
  await expect(await page.request.get('/__facts/fr/%C3%A9t%C3%A9%202026.json')).toBeOK()

  const structured = await open(page, 'Structured data')
  const website = structured.locator('summary', { hasText: 'WebSite' })
  await structured.getByRole('button', { name: 'https://www.citence.example/#website' }).first().click()
  await expect(website).toBeFocused()
  await expect(structured.locator('summary', { hasText: 'FAQPage' })).toBeVisible()

  const read = await open(page, 'What an AI reads')
  await expect(read.getByTestId('first-answer')).toHaveText(/^Le GEO rend une page facile à trouver/)
  await expect(read.getByTestId('cut-100000')).toHaveText(/100 %100 %100 %$/)
  await expect(read.getByTestId('chunks').getByRole('row', { name: 'Le GEO est-il vraiment efficace' })).toBeVisible()
  await expect(read.getByTestId('the-page-as-text').getByTestId('cut-mark').first()).toHaveText(/characters of HTML/)
  await read.getByRole('button', { name: `Open ${faq}:13:1 in the editor` }).click()
  await expect.poll(() => opened).toEqual([`${faq}:13:1`])

  const translation = await open(page, 'Translation')
  await expect(translation.getByTestId('review-status')).toHaveText(/^\d+ blocks, all in step\.$/)
  const mend = preview.edit(faq, (text) => text.replace('ne remplace pas le SEO', 'ne remplace jamais le SEO'))
  const hero = translation.getByTestId('block-pages/faq#hero')
  await expect(hero.locator('summary')).toHaveText('pages/faq#hero: French changed, English is stale')
  await expect(hero.locator('del')).toHaveText('pas ')
  await expect(hero.locator('ins')).toHaveText('jamais ')
  const approve = translation.getByRole('button', { name: 'Approve translation' })
  await approve.click()
  await expect(hero).toBeHidden()
  await expect(translation.getByTestId('review-status')).toHaveText(/all in step\.$/)
  mend()
  await expect(hero.locator('summary')).toHaveText('pages/faq#hero: French changed, English is stale')
  await approve.click()
  await expect(hero).toBeHidden()

  const mendDate = preview.edit(faq, (text) => text.replace(/lastUpdated: .*/, 'lastUpdated: 2026-13-45'))
  await expect(translation.getByRole('button', { name: `Open ${faq}:7:14 in the editor` })).toBeVisible()
  mendDate()
  await expect(translation.getByTestId('review-status')).toBeVisible()

  // Saved while the story reloads and has no connection.
  await page
    .frameLocator('#storybook-preview-iframe')
    .locator('html')
    .evaluate(() => location.reload())
  preview.edit(faq, (text) => text.replace('ne remplace pas le SEO', 'ne remplace guère le SEO'))
  await expect(hero.locator('ins')).toHaveText('guère ')

  await expect(page.getByRole('tab', { name: 'Accessibility' })).toBeVisible()
})
