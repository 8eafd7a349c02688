import type { Locator, Page } from '@playwright/test'
import { locales, localize } from '../../src/site/locales.ts'
import { databases } from './fixtures/events.ts'
import { clipboard } from './fixtures/pages.ts'
import { expect, test } from './fixtures/test.ts'

/** The first field of each page with a tool; for a tool with a single button, that button. */
const tools = [
  { path: '/tools/geo-readiness-checker', first: (page: Page) => page.locator('#checker-html'), ends: '[type=submit]' },
  { path: '/tools/geo-roi-calculator', first: (page: Page) => page.locator('#roi [name=basis]').first() },
  { path: '/tools/free-geo-audit', first: (page: Page) => page.locator('#audit-form-url') },
  { path: '/agency/contact', first: (page: Page) => page.locator('#contact-form-first') },
] as const

const bottomOf = async (locator: Locator) => {
  const box = await locator.boundingBox()
  if (!box) throw new Error('It is not shown.')
  return Math.round(box.y + box.height)
}

for (const locale of locales)
  for (const { path, first, ...tool } of tools) {
    test(`one begins at once on ${localize(path, locale)}: at 360 pixels, and on a wide screen`, async ({ page }) => {
      // A slow first visit shows the fallback typefaces, which may be wider.
      await page.route('**/*.woff2', (route) => route.abort())
      await page.setViewportSize({ width: 360, height: 740 })
      await page.goto(localize(path, locale))
      expect(await bottomOf(first(page)), 'lower edge of the first field at 360 px').toBeLessThanOrEqual(600)
      await page.setViewportSize({ width: 1440, height: 900 })
      const last = 'ends' in tool ? page.locator(`main form ${tool.ends}`) : first(page)
      expect(await bottomOf(last), 'lower edge at 1440 px').toBeLessThanOrEqual(700)
    })
  }

for (const locale of locales)
  test(`the key figures stay in view at 360 pixels while one types (${locale})`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await page.goto(localize('/tools/geo-roi-calculator', locale))
    const figures = page.locator('.roi__key:visible dd')
    const before = await figures.first().textContent()
    for (const name of ['visits', 'closing', 'horizon']) {
      const field = page.locator(`#roi-${name}`)
      await field.focus()
      await field.fill('24')
      for (const figure of await figures.all()) await expect(figure).toBeInViewport({ ratio: 1 })
      // In one call, because live figures replace the prerendered ones.
      const room = await field.evaluate((field) => {
        const head = [...document.querySelectorAll('.roi__head')].find((one) => one.checkVisibility())
        return field.getBoundingClientRect().top - (head?.getBoundingClientRect().bottom ?? Number.NaN)
      })
      expect(room, 'the field is below the figures, not under them').toBeGreaterThan(-1)
    }
    await expect(figures.first()).not.toHaveText(before ?? '')
  })

test('an address is all it takes to be told first, in whatever language it was typed', async ({ page, site }) => {
  await page.goto('/fr/agency/case-studies')
  await page.locator('#news-form [name=email]').fill('ada@lovelace.example')
  await expect.poll(() => databases(page)).toContain('citence-drafts')
  await page.goto('/agency/case-studies')
  const form = page.getByRole('form', { name: 'Be told first' })
  await expect(form.getByRole('textbox')).toHaveCount(1)
  await form.getByLabel('Email *').focus()
  await expect(form.getByLabel('Email *')).toHaveValue('ada@lovelace.example')
  await form.getByRole('button', { name: 'Be told first' }).click()
  await expect(page.getByRole('main').getByRole('region', { name: 'Request sent successfully!' })).toBeVisible()
  expect(await site.rows('leads')).toMatchObject([
    {
      name: 'ada@lovelace.example',
      email: 'ada@lovelace.example',
      message: 'Tell me first when the next case study is published.',
      utm: { utm_campaign: 'case_study_news' },
    },
  ])
  await page.reload()
  await form.getByLabel('Email *').focus()
  await expect(page.locator('#news-form[novalidate]')).toBeVisible()
  await expect(form.getByLabel('Email *')).toHaveValue('')
})

test('the bookmark that is offered copies a page as its server sends it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/tools/geo-readiness-checker')
  await page.locator('summary', { hasText: 'How to get the HTML of a page' }).click()
  await page.getByRole('button', { name: 'Copy the bookmark' }).click()
  await expect(page.getByText('Copied', { exact: true })).toBeVisible()
  const bookmark = await clipboard(page)
  expect(bookmark).toMatch(/^javascript:/)

  await page.goto('/faq')
  page.on('dialog', (dialog) => dialog.accept())
  // As the address bar runs it.
  await page.evaluate((code) => void new Function(code)(), decodeURIComponent(bookmark.slice('javascript:'.length)))
  const sent = await (await page.request.get('/faq')).text()
  await expect.poll(() => clipboard(page)).toBe(sent)
})
