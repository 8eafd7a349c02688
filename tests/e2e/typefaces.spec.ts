import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { CDPSession, Page } from '@playwright/test'
import '../../src/app/visits/late-typefaces.ts'
import { started } from './fixtures/events.ts'
import { holdBack } from './fixtures/hold-back.ts'
import { expect, test } from './fixtures/test.ts'

test.use({ serviceWorkers: 'block', viewport: { width: 390, height: 844 } })

/** Whether the site's own typefaces draw the heading, a paragraph and the footer. */
async function areDrawn(session: CDPSession): Promise<boolean[]> {
  const { root } = await session.send('DOM.getDocument')
  return Promise.all(
    ['h1', 'main p', 'footer a'].map(async (selector) => {
      const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector })
      const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
      return fonts.some(({ isCustomFont }) => isCustomFont)
    }),
  )
}

const frames = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))

/** How often the page has been laid out. */
async function layouts(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'LayoutCount')?.value ?? Number.NaN
}

test('typefaces that come after the first paint change nothing there, and draw the next page', async ({ page }) => {
  const letTypefacesThrough = await holdBack(page, '*.woff2')
  const letScriptsThrough = await holdBack(page, 'entry-client-*.js')
  const session = await page.context().newCDPSession(page)
  for (const domain of ['DOM', 'CSS', 'Performance'] as const) await session.send(`${domain}.enable`)
  await page.goto('/', { waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  await frames(page)
  const before = await layouts(session)
  letTypefacesThrough()
  await page.evaluate(() => Promise.all(window.faces?.map(({ loaded }) => loaded) ?? []))
  await frames(page)
  expect(await areDrawn(session)).toEqual([false, false, false])
  expect(await layouts(session), 'layouts, after files came that are not used').toBe(before)

  letScriptsThrough()
  await started(page)
  const link = page.locator('main a[href="/complete-geo-guide"]').first()
  const code = page.waitForResponse(/visits-/)
  await link.hover()
  await (await code).finished()
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  await link.click()
  await expect(page.getByRole('main')).toHaveAttribute('data-page', '/complete-geo-guide')
  await expect.poll(() => areDrawn(session)).toEqual([true, true, true])
})

test('typefaces that are there when the rest of a page comes leave what has been painted', async ({ page, site }) => {
  const html = await (await fetch(`${site.url}/fr/faq`)).text()
  const links = html.match(/<link rel="preload"[^>]*>/g) ?? []
  expect(links).toHaveLength(2)
  // The files are asked for with the first piece here, so that they have come before the second.
  const early = html.replace(links.join(''), '').replace('<body>', `<body>${links.join('')}`)
  const cut = early.indexOf('<footer')
  let sendRest = () => {}
  const server = createServer(async ({ url = '' }, response) => {
    if (url === '/') {
      response.setHeader('Content-Type', 'text/html; charset=utf-8').write(early.slice(0, cut))
      sendRest = () => response.end(early.slice(cut))
    } else {
      const file = await fetch(site.url + url)
      response.setHeader('Content-Type', file.headers.get('content-type') ?? '')
      response.writeHead(file.status).end(Buffer.from(await file.arrayBuffer()))
    }
  }).listen()
  try {
    const files = Promise.all([page.waitForResponse(/serif/), page.waitForResponse(/sans/)])
    await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`, { waitUntil: 'commit' })
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    await Promise.all((await files).map((file) => file.finished()))
    sendRest()
    await page.waitForLoadState()
    await page.evaluate(() => Promise.all(window.faces?.map(({ loaded }) => loaded) ?? []))
    await frames(page)
    const session = await page.context().newCDPSession(page)
    for (const domain of ['DOM', 'CSS'] as const) await session.send(`${domain}.enable`)
    expect(await areDrawn(session)).toEqual([false, false, false])
  } finally {
    server.closeAllConnections()
    server.close()
  }
})
