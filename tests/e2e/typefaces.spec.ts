import type { CDPSession, Page } from '@playwright/test'
import { holdBack } from './fixtures/broken.ts'
import { expect, test } from './fixtures/test.ts'
import { workerReady } from './fixtures/worker.ts'

test.use({ viewport: { width: 390, height: 844 } })

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

async function styleSession(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  return session
}

test.describe('without a worker', () => {
  // An extension adds styles in spite of the policy.
  test.use({ serviceWorkers: 'block', bypassCSP: true })

  test('typefaces that come after the first paint change nothing there, and draw the next page', async ({ page }) => {
    const letThrough = await holdBack(page, '*.woff2')
    const session = await styleSession(page)
    await page.goto('/', { waitUntil: 'commit' })
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    const files = Promise.all([page.waitForResponse(/serif/), page.waitForResponse(/sans/)])
    letThrough()
    await Promise.all((await files).map((file) => file.finished()))
    await page.waitForLoadState()
    expect(await areDrawn(session)).toEqual([false, false, false])
    await page.route('https://extension.example/*', (route) => route.fulfill({ contentType: 'text/css', body: '' }))
    await page.addStyleTag({ url: 'https://extension.example/a.css' })

    const link = page.locator('main a[href="/complete-geo-guide"]').first()
    const code = page.waitForResponse(/visits-/)
    await link.hover()
    await (await code).finished()
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    await link.click()
    await expect(page.getByRole('main')).toHaveAttribute('data-page', '/complete-geo-guide')
    await expect.poll(() => areDrawn(session)).toEqual([true, true, true])
  })
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true })

  test('a first visit asks the network for no typefaces and keeps its fonts; later ones are drawn in them', async ({
    page,
  }) => {
    const fromNetwork: string[] = []
    page.on('response', (response) => {
      if (response.url().endsWith('.woff2') && !response.fromServiceWorker()) fromNetwork.push(response.url())
    })
    const session = await styleSession(page)
    await page.goto('/')
    await workerReady(page)
    expect(await areDrawn(session)).toEqual([false, false, false])

    await page.locator('main a[href="/complete-geo-guide"]').first().tap()
    await expect(page.getByRole('main')).toHaveAttribute('data-page', '/complete-geo-guide')
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    expect(await areDrawn(session)).toEqual([false, false, false])

    // On a busy machine the worker's answer may come too late for a load, too.
    const loadedAgain = async () => {
      await page.goto('/faq')
      return areDrawn(session)
    }
    await expect.poll(loadedAgain).toEqual([true, true, true])
    expect(fromNetwork).toEqual([])
  })
})
