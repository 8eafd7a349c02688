import { createServer, type ServerResponse } from 'node:http'
import type { Page } from '@playwright/test'
import { onFreePort } from '../../server/testing/free-port.ts'
import { locales, localize } from '../../src/site/locales.ts'
import { expect, test } from './fixtures/test.ts'

// A worker would serve composed pages, which arrive at once.
test.use({ serviceWorkers: 'block', viewport: { width: 1280, height: 800 } })

/** Opens a page whose response pauses before the last occurrence of a text. @returns a function that sends the rest */
async function openHalf(page: Page, address: string, text: string): Promise<() => Promise<void>> {
  const whole = await fetch(address)
  const html = await whole.text()
  const cut = html.lastIndexOf(text)
  expect(cut).toBeGreaterThan(0)
  const policy = whole.headers.get('content-security-policy') ?? ''
  const waiting: ServerResponse[] = []
  const server = createServer(async (request, response) => {
    if (request.headers['sec-fetch-dest'] === 'document') {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy })
      response.write(html.slice(0, cut))
      waiting.push(response)
    } else {
      const file = await fetch(new URL(request.url ?? '', address))
      response.writeHead(file.status, { 'content-type': file.headers.get('content-type') ?? '' })
      response.end(new Uint8Array(await file.arrayBuffer()))
    }
  })
  const port = await onFreePort(server, 'localhost')
  await page.goto(`http://localhost:${port}${new URL(address).pathname}`, { waitUntil: 'commit' })
  return async () => {
    for (const response of waiting) response.end(html.slice(cut))
    await page.waitForLoadState()
    server.close()
  }
}

/** Whether the page renders a frame. A page that is held back never does, so half a second is enough to tell. */
const getsFrame = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        requestAnimationFrame(() => resolve(true))
        setTimeout(() => resolve(false), 500)
      }),
  )

for (const locale of locales) {
  test(`a page that is read up to its last style is not painted yet (${locale})`, async ({ page, site }) => {
    const readOn = await openHalf(page, site.url + localize('/agency/contact', locale), '<style data-sheet=')
    await expect(page.locator('style[data-sheet]')).not.toHaveCount(0)
    const early = await getsFrame(page)
    await readOn()
    expect(early).toBe(false)
    await page.evaluate(() => new Promise(requestAnimationFrame))
  })

  test(`what is read late does not move the links beside it (${locale})`, async ({ page, site }) => {
    const readOn = await openHalf(page, site.url + localize('/faq', locale), '<div><h3>')
    const links = page.locator('.related > div')
    await expect(links).toHaveCount(2)
    const before = await links.first().boundingBox()
    await readOn()
    await expect(links).toHaveCount(3)
    expect(await links.first().boundingBox()).toMatchObject({ x: before?.x, width: before?.width })
  })
}
