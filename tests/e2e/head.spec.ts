import type { APIRequestContext, Page } from '@playwright/test'
import { brand } from '../../src/site/brand.ts'
import { type Locale, localeInfo, locales, localize } from '../../src/site/locales.ts'
import { everyPage, pages } from './fixtures/pages.ts'
import { expect, test } from './fixtures/test.ts'

// As a crawler reads it.
test.use({ javaScriptEnabled: false })

const absolute = (path: string) => brand.origin + path

for (const locale of locales)
  test(`every page tells machines what it is (${locale})`, async ({ page, request }) => {
    // It walks through every page.
    test.setTimeout(120_000)
    for (const { path } of pages.filter((each) => each.locale === locale))
      await test.step(path, () => expectHead(page, request, path, locale))
  })

async function expectHead(page: Page, request: APIRequestContext, path: string, locale: Locale) {
  await page.goto(path)
  const english = locale === 'fr' ? path.slice('/fr'.length) || '/' : path
  const content = (selector: string) => page.locator(`head ${selector}`).getAttribute('content')

  await expect(page).toHaveTitle(new RegExp(brand.name))
  const description = (await content('meta[name=description]')) ?? ''
  expect(description.length).toBeGreaterThan(50)
  expect(description.length).toBeLessThan(200)
  await expect(page.locator('html')).toHaveAttribute('lang', locale)
  await expect(page.locator('h1')).toHaveCount(1)
  await expect(page.locator('head link[rel=canonical]')).toHaveAttribute('href', absolute(path))
  expect(await content('meta[name=robots]')).toContain('index, follow')

  const alternates = await page
    .locator('head link[rel=alternate][hreflang]')
    .evaluateAll((links) => links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]))
  // The same three on both pages, so each names the other.
  expect(Object.fromEntries(alternates)).toEqual({
    en: absolute(localize(english, 'en')),
    fr: absolute(localize(english, 'fr')),
    'x-default': absolute(localize(english, 'en')),
  })

  expect(await content('meta[property="og:title"]')).toBe(await page.title())
  expect(await content('meta[property="og:description"]')).toBe(description)
  expect(await content('meta[property="og:url"]')).toBe(absolute(path))
  expect(await content('meta[property="og:locale"]')).toBe(localeInfo[locale].openGraph)
  const image = (await content('meta[property="og:image"]')) ?? ''
  expect(image.startsWith(brand.origin)).toBe(true)
  const picture = await request.get(image.slice(brand.origin.length))
  expect(picture.headers()['content-type']).toBe('image/png')
  expect(sizeOf(await picture.body())).toEqual({ width: 1200, height: 630 })

  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(data).toHaveLength(1)
  const graph = JSON.parse(data[0] ?? '')
  expect(graph['@context']).toBe('https://schema.org')
  const self = graph['@graph'].find(
    (node: { url?: string; inLanguage?: unknown }) => node.url === absolute(path) && node.inLanguage === locale,
  )
  expect(self).toMatchObject({
    isPartOf: { '@id': expect.any(String) },
    dateModified: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  })
  expect(await content('meta[name="citation-priority"]')).toBeTruthy()
  expect(await content('meta[name="primary-source"]')).toBeTruthy()
  expect(await content('meta[name="last-modified"]')).toBe(self.dateModified)
}

test('no two pages share a title or a description', async ({ page }) => {
  // It walks through every page.
  test.setTimeout(120_000)
  const titles: string[] = []
  const descriptions: (string | null)[] = []
  for (const { path } of pages) {
    await page.goto(path)
    titles.push(await page.title())
    descriptions.push(await page.locator('head meta[name=description]').getAttribute('content'))
  }
  expect(new Set(titles).size).toBe(pages.length)
  expect(new Set(descriptions).size).toBe(pages.length)
})

for (const locale of locales)
  test(`the 404 page is not for search engines (${locale})`, async ({ page }) => {
    await page.goto(localize('/no-such-page', locale))
    await expect(page.locator('head meta[name=robots]')).toHaveAttribute('content', /noindex/)
    await expect(page.locator('head link[rel=canonical]')).toHaveCount(0)
    await expect(page.locator('head link[rel=alternate][hreflang]')).toHaveCount(0)
  })

test('headings never skip a level', async ({ page }) => {
  // It walks through every page.
  test.setTimeout(120_000)
  for (const { path } of everyPage) {
    await page.goto(path)
    const levels = await page
      .locator('main')
      .locator('h1, h2, h3, h4, h5, h6')
      .evaluateAll((found) => found.map(({ tagName }) => Number(tagName[1])))
    expect(levels[0], path).toBe(1)
    for (const [index, level] of levels.entries()) expect(level - (levels[index - 1] ?? 0), path).toBeLessThanOrEqual(1)
  }
})

/** Width and height of a PNG stand in its first chunk. */
function sizeOf(png: Buffer) {
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) }
}
