import { resolve } from 'node:path'
import { chromium, type Page } from 'playwright'
import sharp from 'sharp'
import { launchOptions } from '../browser/chromium.ts'
import { startPreview } from '../preview/fixtures/preview.ts'

/** The screenshots of the content preview: a page with its result on a results page, and a translation to approve. */
const docs = resolve(import.meta.dirname, '../../docs')
const timeout = 120_000

async function take(page: Page, name: string): Promise<void> {
  const { size } = await sharp(await page.screenshot())
    .webp({ quality: 80 })
    .toFile(resolve(docs, name))
  console.log(`docs/${name}: ${Math.round(size / 1024)} KB`)
}

const preview = await startPreview()
const browser = await chromium.launch(await launchOptions())
const page = await browser.newPage({ viewport: { width: 1280, height: 860 }, reducedMotion: 'reduce' })
preview.edit('src/content/pages/faq/fr.md', (text) =>
  text.replace('ne remplace pas le SEO', 'ne remplace jamais le SEO'),
)
await page.goto(`${preview.url}/?path=/story/pages-faq--fr&globals=a11y.manual:!true`)
const shown = page.frameLocator('#storybook-preview-iframe')
await shown.locator('#storybook-root h1').waitFor({ timeout })
await page.getByTestId('result-desktop').waitFor({ timeout })
await page.locator('[data-item-id="pages-faq--en"]', { hasText: 'stale' }).waitFor({ timeout })
await take(page, 'preview.webp')

await page.goto(`${preview.url}/?path=/story/pages-faq--fr&globals=a11y.manual:!true;language:both`)
for (const locale of ['en', 'fr'])
  await shown.frameLocator(`iframe[lang=${locale}]`).locator('#storybook-root h1').waitFor({ timeout })
await page.getByRole('tab', { name: 'Translation' }).click()
await page.getByRole('button', { name: 'Approve translation' }).first().waitFor({ timeout })
await page.locator('[data-item-id="pages-faq--en"]', { hasText: 'stale' }).waitFor({ timeout })
await take(page, 'preview-translation.webp')
await browser.close()
await preview.stop()
