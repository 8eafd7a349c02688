import type { Page } from '@playwright/test'
import { locales } from '../../src/site/locales.ts'
import { partAddress } from '../../src/site/page-parts.ts'
import { choose, isMarked, mark, pages } from './fixtures/pages.ts'
import { complaints, requestedPaths } from './fixtures/quiet.ts'
import { expect, test } from './fixtures/test.ts'
import { hydrated, touchForm } from './fixtures/worker.ts'

// offline-pages.spec.ts covers the same from the worker.
test.use({ serviceWorkers: 'block' })

/**
 * The current document, without what runs in it (tools and forms, notices, the cookie banner) and without the places of
 * its styles.
 */
const shown = async (page: Page): Promise<unknown> => {
  const text = await page.evaluate(() => {
    const outside =
      '#look, noscript, [data-island] *, .whole-site, [data-year], script:not([type*=json]), link:not([rel=canonical],[rel=alternate])'
    const said = (element: Element): unknown[] => [
      element.localName,
      // A style that was set and removed leaves an empty attribute.
      ...[...element.attributes]
        .flatMap(({ name, value }) => (name === 'style' && !value ? [] : `${name}=${value}`))
        .sort(),
      ...[...element.childNodes]
        .filter((node) => !(node instanceof Element && node.matches(outside)))
        .map((node) => (node instanceof Element ? said(node) : node.nodeValue)),
    ]
    const parts = (selector: string) => [...document.querySelectorAll(selector)].map(said)
    // As text: Playwright's own serialisation of so many values takes three times as long.
    return JSON.stringify({
      title: document.title,
      head: [...parts('head > :is(meta, link)'), ...parts('script[type*=json]')]
        .map((one) => JSON.stringify(one))
        .filter((one) => !one.includes('media=') && !/rel=(?!canonical|alternate)/.test(one))
        .sort(),
      // In document order.
      sheets: [...document.querySelectorAll<HTMLElement>('style')].map(({ dataset }) => dataset.sheet),
      body: parts('#root'),
    })
  })
  return JSON.parse(text)
}

/** Clicks a link to the page. */
async function go(page: Page, path: string) {
  await page.evaluate((path) => {
    const link = Object.assign(document.createElement('a'), { href: path })
    document.body.append(link)
    link.click()
    link.remove()
  }, path)
  await expect(page.getByRole('main')).toHaveAttribute('data-page', path)
  await laidOut(page)
}

/**
 * Waits until the sections below the screen are laid out, which they show by their style. The polling intervals of
 * `expect` would take a third of the time.
 */
const laidOut = (page: Page) =>
  page.waitForFunction(() => !document.querySelector(':is(main section, .footer)[style*=content]'), undefined, {
    polling: 10,
    timeout: 10_000,
  })

for (const locale of locales)
  test(`every page in ${locale} is the same by a link as by a full load, shown by the entry and by React, quietly`, async ({
    page,
  }) => {
    test.setTimeout(240_000)
    const found = complaints(page)
    const mine = pages.filter((one) => one.locale === locale)
    const others = mine.slice(0, -1)
    const loaded = new Map<string, unknown>()
    for (const { path } of mine) {
      await page.goto(path)
      await hydrated(page)
      loaded.set(path, await shown(page))
    }
    const last = page.url()
    for (const by of ['the entry', 'React'] as const)
      await test.step(`by ${by}`, async () => {
        if (by === 'React') {
          // A full load, so that no part is in memory.
          await page.goto(last)
          await hydrated(page)
          await touchForm(page)
          await expect(page.locator('#footer-form')).toHaveAttribute('novalidate')
        }
        const addresses = requestedPaths(page, 'fetch')
        for (const { path } of others) {
          await go(page, path)
          expect(await shown(page), path).toEqual(loaded.get(path))
        }
        expect(addresses.filter((address) => !address.startsWith('/rest/'))).toEqual(
          others.map(({ path }) => partAddress(path)),
        )
        // Back, from memory.
        await page.goBack()
        const [{ path = '' } = {}] = others.slice(-2)
        await expect(page.getByRole('main')).toHaveAttribute('data-page', path)
        await laidOut(page)
        expect(await shown(page)).toEqual(loaded.get(path))
        expect(addresses.at(-1)).toBe(partAddress(others.at(-1)?.path ?? ''))
      })
    expect(found).toEqual([])
  })

test('pointing at a link asks for the part of its page, once', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  const addresses = requestedPaths(page, 'fetch')
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'FAQ', exact: true })
  const part = page.waitForResponse(`**${partAddress('/faq')}`)
  await link.hover()
  expect((await part).headers()['x-robots-tag']).toBe('noindex')
  await link.click()
  await expect(page.getByRole('main')).toHaveAttribute('data-page', '/faq')
  expect(addresses).toEqual([partAddress('/faq')])
})

test('nothing is fetched for a link that nobody points at', async ({ page }) => {
  const addresses = requestedPaths(page)
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  await page.mouse.wheel(0, 600)
  await page.waitForLoadState('networkidle')
  expect(addresses.filter((address) => address.startsWith('/parts/'))).toEqual([])
})

const build = / data-build="\w+"/
for (const [what, answer] of [
  ['is missing', (body: string) => ({ status: 404, body: body.replace(build, '') })],
  ['is of another build', (body: string) => ({ body: body.replace(build, ' data-build="other"') })],
  ['is that of another page', (body: string) => ({ body: body.replace('data-page="', 'data-page="/other') })],
] as const) {
  test(`where the part ${what}, the page comes whole`, async ({ page }) => {
    await page.route(`**${partAddress('/faq')}`, async (route) =>
      route.fulfill({ contentType: 'text/plain', ...answer(await (await route.fetch()).text()) }),
    )
    await page.goto('/')
    await hydrated(page)
    await mark(page)
    const addresses = requestedPaths(page, 'fetch')
    await choose(page, '/faq')
    await expect(page.getByRole('main')).toHaveAttribute('data-page', '/faq')
    expect(addresses).toEqual([partAddress('/faq'), '/faq'])
    expect(await isMarked(page)).toBe(true)
  })
}

test('where the whole page is of another build as well, the browser loads it', async ({ page }) => {
  await page.route(/\/faq/, async (route) => {
    const response = await route.fetch()
    return route.fulfill({ response, body: (await response.text()).replace(build, ' data-build="other"') })
  })
  await page.goto('/')
  await hydrated(page)
  await mark(page)
  await choose(page, '/faq')
  await expect(page.locator('html')).toHaveAttribute('data-build', 'other')
  expect(await isMarked(page)).toBe(false)
})
