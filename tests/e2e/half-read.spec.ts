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
      // A page may still ask for a file when its test is over, and the site is closed.
      const file = await fetch(new URL(request.url ?? '', address)).catch(() => undefined)
      const body = await file?.arrayBuffer().catch(() => undefined)
      if (!file || !body) return void response.destroy()
      response.writeHead(file.status, { 'content-type': file.headers.get('content-type') ?? '' })
      response.end(new Uint8Array(body))
    }
  })
  const port = await onFreePort(server, 'localhost')
  await page.goto(`http://localhost:${port}${new URL(address).pathname}${new URL(address).hash}`, {
    waitUntil: 'commit',
  })
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

/** Whether the second section of a page is visible, in each of its first frames. */
async function watchFrames(page: Page): Promise<() => Promise<boolean[]>> {
  await page.addInitScript(() => {
    const frames: boolean[] = []
    const look = () => {
      frames.push(document.querySelector('main section ~ section')?.checkVisibility() ?? false)
      if (frames.length < 4) requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
    Object.assign(window, { frames })
  })
  return async () => {
    await page.waitForFunction(() => Reflect.get(window, 'frames').length === 4)
    return page.evaluate(() => Array.from(Reflect.get(window, 'frames'), Boolean))
  }
}

for (const locale of locales) {
  test(`the first frame shows the first section, and the rest follows (${locale})`, async ({ page, site }) => {
    const frames = await watchFrames(page)
    const readOn = await openHalf(page, site.url + localize('/', locale), '<footer')
    const [first, ...later] = await frames()
    await readOn()
    expect(first).toBe(false)
    expect(later).toContain(true)
  })

  test(`a page that is opened at an anchor shows all in its first frame (${locale})`, async ({ page, site }) => {
    const frames = await watchFrames(page)
    const readOn = await openHalf(page, `${site.url}${localize('/', locale)}#content`, '<footer')
    const shown = await frames()
    await readOn()
    expect(shown).toEqual([true, true, true, true])
  })

  test(`a script finds the whole page as soon as it is parsed (${locale})`, async ({ page }) => {
    await page.addInitScript(() =>
      addEventListener('DOMContentLoaded', () => Object.assign(window, { whenParsed: document.body.innerText })),
    )
    await page.goto(localize('/', locale))
    const { whenParsed, foot } = await page.evaluate(() => ({
      whenParsed: String(Reflect.get(window, 'whenParsed')),
      foot: document.querySelector('footer')?.innerText.split('\n')[0] ?? '',
    }))
    expect(foot).not.toBe('')
    expect(whenParsed.split('\n')).toContain(foot)
  })

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
